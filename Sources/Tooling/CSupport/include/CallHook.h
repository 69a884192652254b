#ifndef CALL_HOOK_H
#define CALL_HOOK_H

#include <stdbool.h>
#include <stdint.h>

/// Receives the return addresses of a call stack, innermost first, and the context of the request.
typedef void (*call_handler)(const uintptr_t *addresses, intptr_t count, const void *context);

/// Sets the function that is called at the entry of every instrumented function, or NULL.
///
/// The handler is called on any thread. Its context is the object whose method was entered. For a function that
/// is no method, it can be any value. The entries of functions that it calls are not reported.
void set_call_handler(call_handler handler);

/// Sets whether the entries of functions on this thread are ignored, and returns whether they were.
bool ignore_entries(bool ignores);

/// Returns whether the program contains instrumented functions.
bool has_instrumented_functions(void);

/// Calls `handler` with the stack of the caller and `context`.
void take_stack(call_handler handler, const void *context);

#endif
