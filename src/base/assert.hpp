// SUDOKIT_ASSERT: catches our own mistakes in debug and sanitizer builds, and costs nothing
// elsewhere.
#pragma once

#ifdef SUDOKIT_CHECKED
#include <cassert>
#define SUDOKIT_ASSERT(condition) assert(condition)
#else
#define SUDOKIT_ASSERT(condition) static_cast<void>(0)
#endif
