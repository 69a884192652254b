// Swift’s `.embedInCode` writes an array literal, whose types take seconds to check. `#embed` takes
// milliseconds, and the files stay files.
#include "Embedded.h"

// `#embed` is part of C23. Clang accepts it in every version of C, with a warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_FUNCTION(name) \
  struct embedded_file name(void) { return (struct embedded_file){name##_bytes, sizeof name##_bytes}; }

static const unsigned char embedded_news_bytes[] = {
#embed "../../Feeds/news.json"
};
FILE_FUNCTION(embedded_news)

static const unsigned char embedded_page_html_bytes[] = {
#embed "../../Reports/Replay/Page/page.html"
};
FILE_FUNCTION(embedded_page_html)

static const unsigned char embedded_page_css_bytes[] = {
#embed "../../Reports/Replay/Page/page.css"
  ,
#embed "../../Reports/Replay/Page/picture.css"
};
FILE_FUNCTION(embedded_page_css)

// The files in the order in which they run. They are one script, which the first one makes strict.
static const unsigned char embedded_page_js_bytes[] = {
#embed "../../Reports/Replay/Page/steps.js"
  ,
#embed "../../Reports/Replay/Page/timeline.js"
  ,
#embed "../../Reports/Replay/Page/lanes.js"
  ,
#embed "../../Reports/Replay/Page/address.js"
  ,
#embed "../../Reports/Replay/Page/page.js"
  ,
#embed "../../Reports/Replay/Page/keys.js"
  ,
#embed "../../Reports/Replay/Page/player.js"
  ,
#embed "../../Reports/Replay/Page/source.js"
  ,
#embed "../../Reports/Replay/Page/columns.js"
  ,
#embed "../../Reports/Replay/Page/words.js"
  ,
#embed "../../Reports/Replay/Page/story.js"
  ,
#embed "../../Reports/Replay/Page/picture.js"
  ,
#embed "../../Reports/Replay/Page/motion.js"
  ,
#embed "../../Reports/Replay/Page/answers.js"
  ,
#embed "../../Reports/Replay/Page/chapters.js"
  ,
#embed "../../Reports/Replay/Page/moments.js"
  ,
#embed "../../Reports/Replay/Page/name-it.js"
  ,
#embed "../../Reports/Replay/Page/route.js"
};
FILE_FUNCTION(embedded_page_js)

static const unsigned char embedded_picture_bytes[] = {
#embed "../../../../docs/images/hero.svg"
};
FILE_FUNCTION(embedded_picture)

static const unsigned char embedded_chinese_picture_bytes[] = {
#embed "../../../../docs/images/hero-zh.svg"
};
FILE_FUNCTION(embedded_chinese_picture)

static const unsigned char embedded_chinese_bytes[] = {
#embed "../../PatternKit/Localization/zh.lproj/Program.strings"
  ,
#embed "../../PatternKit/Localization/zh.lproj/Exercises.strings"
  ,
#embed "../../PatternKit/Localization/zh.lproj/Examples.strings"
};
FILE_FUNCTION(embedded_chinese)

static const unsigned char embedded_chinese_page_bytes[] = {
#embed "../../PatternKit/Localization/zh.lproj/Page.strings"
};
FILE_FUNCTION(embedded_chinese_page)
