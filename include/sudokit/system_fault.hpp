// Faults of system calls in words.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit {

/// The fault `number` (an errno) in words, as the argument of a message.
[[nodiscard]] MessageArgument system_fault(int number);

}  // namespace sudokit
