#ifndef DOWNLOAD_H
#define DOWNLOAD_H

#include <stddef.h>
#include <stdint.h>

/// How a download ended. The texts exist until the next download of the thread. They are not arrays, because
/// Swift takes seconds to compile tuples of that size.
struct download_end {
  /// The code of libcurl, or -1 without the library.
  int code;
  long status;
  /// The last address, after redirections.
  const char *address;
  /// What libcurl says about a failure, in English.
  const char *reason;
};

/// Loads an address of `http` or `https`. Blocks until the answer is complete.
///
/// libcurl passes each part of the body to `receive`, and calls `progress` about once a second. The download
/// ends if `receive` does not return the number of bytes, or if `progress` does not return 0.
struct download_end download(
  const char *address, long redirections,
  size_t (*receive)(const void *bytes, size_t size, size_t count, void *context),
  int (*progress)(void *context, int64_t, int64_t, int64_t, int64_t), void *context);

#endif
