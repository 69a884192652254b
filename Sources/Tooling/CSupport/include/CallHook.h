#ifndef CALL_HOOK_H
#define CALL_HOOK_H

#include <stdbool.h>
#include <stdint.h>

/// Receives the return addresses of a call stack, innermost first.
typedef void (*call_handler)(const uintptr_t *addresses, intptr_t count);

/// Sets the function that is called at the entry of every instrumented function, or NULL.
///
/// The handler is called on any thread. The entries of functions that it calls are not reported.
void set_call_handler(call_handler handler);

/// Returns whether the program contains instrumented functions.
bool has_instrumented_functions(void);

/// Calls `handler` with the stack of the caller.
void take_stack(call_handler handler);

#endif
