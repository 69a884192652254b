#ifndef EMBEDDED_H
#define EMBEDDED_H

#include <stddef.h>

/// A file that is part of the program. Its bytes exist as long as the program runs.
struct embedded_file {
  const unsigned char *bytes;
  size_t count;
};

/// The built-in feed.
struct embedded_file embedded_news(void);

// The Chinese texts of the program and of the replay page, in the format of a `.strings` file.
struct embedded_file embedded_chinese(void);
struct embedded_file embedded_chinese_page(void);

// The parts of the replay page.
struct embedded_file embedded_page_html(void);
struct embedded_file embedded_page_css(void);
struct embedded_file embedded_page_js(void);

// The picture that the page shows without its script, in both languages.
struct embedded_file embedded_picture(void);
struct embedded_file embedded_chinese_picture(void);

#endif
