#ifndef RAW_MODE_H
#define RAW_MODE_H

#include <stdbool.h>
#include <stddef.h>

// Raw mode: every key arrives immediately and without echo, and the terminal shows frames. However
// the program ends or stops, the terminal is restored first. Signal handlers do that, and run on any
// thread. A handler must not allocate memory or initialize a constant of Swift, so this is C.

/// Whether the input has ended before raw mode, in which the end is Ctrl-D. Then a read would return, but
/// no byte is there. Swift on macOS cannot use the macro `FIONREAD`.
bool has_end_of_input(void);

/// Enters raw mode, and installs the signal handlers at the first call.
///
/// The program's own output is kept until raw mode ends, because it would damage the frames.
///
/// - `enter`, `leave`: the control sequences at the beginning and at the end.
/// - Returns: A descriptor that has bytes to read whenever everything must be drawn again, or -1.
int open_terminal(const char *enter, const char *leave);

/// Restores the terminal. No signal that arrives later enters raw mode again.
void close_terminal(void);

/// Writes to the terminal. Writes nothing while the terminal is not in raw mode.
///
/// - Returns: Whether the terminal is still connected.
bool write_to_terminal(const void *bytes, size_t count);

/// Lets handlers on this thread use a stack of their own: after a stack overflow, its stack is full.
void use_signal_stack(void);

#endif
