#include "Download.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// libcurl is a part of macOS, and on Linux Swift requires it. Its headers may be missing, so its
// functions are looked up, and the options are numbers. Swift cannot call `curl_easy_setopt`, which
// takes any kind of value.
static void *library;

static void open_library(void) {
  library = dlopen("libcurl.so.4", RTLD_NOW) ?: dlopen("/usr/lib/libcurl.4.dylib", RTLD_NOW);
  int (*start)(long) = library ? dlsym(library, "curl_global_init") : NULL;
  if (start) start(3);
}

/// Notes the empty line after the headers. The library accepts a head without it.
static size_t line_arrived(const char *line, size_t size, size_t count, bool *has_head) {
  if (strncmp(line, "HTTP/", 5) == 0) *has_head = false;
  if (*line == '\r' || *line == '\n') *has_head = true;
  return size * count;
}

static _Thread_local char last_address[2048], last_reason[256];

struct download_end download(
  const char *address, long redirections, size_t (*receive)(const void *, size_t, size_t, void *),
  int (*progress)(void *, int64_t, int64_t, int64_t, int64_t), void *context
) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  struct download_end end = {.code = -1, .address = last_address, .reason = last_reason};
  snprintf(last_address, sizeof last_address, "%s", address);
  last_reason[0] = '\0';
  if (!library) return end;
  // A connection that the server has closed is an error, not the end of the program.
  sigset_t signals;
  sigfillset(&signals);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
  void *(*init)(void) = dlsym(library, "curl_easy_init");
  int (*set)(void *, int, ...) = dlsym(library, "curl_easy_setopt");
  int (*perform)(void *) = dlsym(library, "curl_easy_perform");
  int (*get)(void *, int, ...) = dlsym(library, "curl_easy_getinfo");
  void (*cleanup)(void *) = dlsym(library, "curl_easy_cleanup");

  bool has_head = false;
  void *curl = init();
  set(curl, 10002, address);         // URL
  set(curl, 181, 3L);                // PROTOCOLS: http and https
  set(curl, 52, 1L);                 // FOLLOWLOCATION
  set(curl, 68, redirections);       // MAXREDIRS
  set(curl, 75, 1L);                 // FORBID_REUSE: servers may close it after a redirection
  set(curl, 99, 1L);                 // NOSIGNAL
  set(curl, 45, 1L);                 // FAILONERROR: without a body
  set(curl, 10102, "");              // ACCEPT_ENCODING: all that it can decode
  set(curl, 10018, "patterns");      // USERAGENT
  set(curl, 10010, last_reason);     // ERRORBUFFER
  set(curl, 20011, receive);         // WRITEFUNCTION
  set(curl, 10001, context);         // WRITEDATA
  set(curl, 20079, line_arrived);    // HEADERFUNCTION
  set(curl, 10029, &has_head);       // HEADERDATA
  set(curl, 20219, progress);        // XFERINFOFUNCTION
  set(curl, 10057, context);         // XFERINFODATA
  set(curl, 43, 0L);                 // NOPROGRESS
  end.code = perform(curl);
  // Some servers name something else as the encoding, such as UTF-8. Browsers leave such a body as it is.
  if (end.code == 61 && strncmp(last_reason, "Unrecognized", 12) == 0) {
    set(curl, 10102, NULL);
    end.code = perform(curl);
  }
  if (end.code == 0 && !has_head) end.code = 18;  // PARTIAL_FILE
  get(curl, 0x200002, &end.status);  // RESPONSE_CODE
  get(curl, 0x100001, &address);     // EFFECTIVE_URL
  snprintf(last_address, sizeof last_address, "%s", address);
  cleanup(curl);
  return end;
}
