#ifndef DOWNLOAD_H
#define DOWNLOAD_H

#include <stdbool.h>
#include <stddef.h>

/// How a download ended.
struct download_end {
  /// The code of libcurl, or -1 without the library.
  int code;
  long status;
  /// The last address, after redirections.
  char address[2048];
  /// What libcurl says about a failure, in English.
  char reason[256];
};

/// Receives the next bytes of a body, and about once a second none. Returns whether to go on.
typedef bool (*download_receiver)(const void *bytes, size_t count, void *context);

/// Loads an address of `http` or `https`. Blocks until the answer is complete.
struct download_end download(
  const char *address, long redirections, download_receiver, void *context);

#endif
