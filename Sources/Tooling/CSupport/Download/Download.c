#include "Download.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

// libcurl is a part of macOS, and on Linux Swift requires it. Its headers may be missing, so its
// functions are looked up, and the options are numbers. Swift cannot call `curl_easy_setopt`, which
// takes any kind of value.
#ifdef __APPLE__
static const char *const name = "/usr/lib/libcurl.4.dylib";
#else
static const char *const name = "libcurl.so.4";
#endif
static void *library;

static void open_library(void) {
  library = dlopen(name, RTLD_NOW);
  int (*start)(long) = library ? dlsym(library, "curl_global_init") : NULL;
  if (start) start(3);
}

struct transfer {
  download_receiver receiver;
  void *context;
  /// Whether the empty line after the headers has arrived. The library accepts a head without it.
  bool has_head;
};

static size_t body_arrived(const char *bytes, size_t size, size_t count, struct transfer *transfer) {
  return transfer->receiver(bytes, size * count, transfer->context) ? size * count : 0;
}

static size_t line_arrived(const char *line, size_t size, size_t count, struct transfer *transfer) {
  if (strncmp(line, "HTTP/", 5) == 0) transfer->has_head = false;
  if (*line == '\r' || *line == '\n') transfer->has_head = true;
  return size * count;
}

static int time_passed(struct transfer *transfer, int64_t a, int64_t b, int64_t c, int64_t d) {
  return !transfer->receiver(NULL, 0, transfer->context);
}

struct download_end download(
  const char *address, long redirections, download_receiver receiver, void *context
) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  struct download_end end = {.code = -1};
  if (!library) return end;
  // A connection that the server has closed is an error, not the end of the program.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
  void *(*init)(void) = dlsym(library, "curl_easy_init");
  int (*set)(void *, int, ...) = dlsym(library, "curl_easy_setopt");
  int (*perform)(void *) = dlsym(library, "curl_easy_perform");
  int (*get)(void *, int, ...) = dlsym(library, "curl_easy_getinfo");
  void (*cleanup)(void *) = dlsym(library, "curl_easy_cleanup");

  struct transfer transfer = {receiver, context};
  void *curl = init();
  set(curl, 10002, address);         // URL
  set(curl, 181, 3L);                // PROTOCOLS: http and https
  set(curl, 52, 1L);                 // FOLLOWLOCATION
  set(curl, 68, redirections);       // MAXREDIRS
  set(curl, 99, 1L);                 // NOSIGNAL
  set(curl, 45, 1L);                 // FAILONERROR: without a body
  set(curl, 10102, "");              // ACCEPT_ENCODING: all that it can decode
  set(curl, 10018, "patterns");      // USERAGENT
  set(curl, 10010, end.reason);      // ERRORBUFFER
  set(curl, 20011, body_arrived);    // WRITEFUNCTION
  set(curl, 10001, &transfer);       // WRITEDATA
  set(curl, 20079, line_arrived);    // HEADERFUNCTION
  set(curl, 10029, &transfer);       // HEADERDATA
  set(curl, 20219, time_passed);     // XFERINFOFUNCTION
  set(curl, 10057, &transfer);       // XFERINFODATA
  set(curl, 43, 0L);                 // NOPROGRESS
  end.code = perform(curl);
  if (end.code == 0 && !transfer.has_head) end.code = 18;  // PARTIAL_FILE
  get(curl, 0x200002, &end.status);  // RESPONSE_CODE
  get(curl, 0x100001, &address);     // EFFECTIVE_URL
  snprintf(end.address, sizeof end.address, "%s", address);
  cleanup(curl);
  return end;
}
