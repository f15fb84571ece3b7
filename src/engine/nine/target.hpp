// Target regions: code that is compiled for more than the plain machine, and only that.
//
// Standard headers come before a region: what is inline in them must not be compiled for a machine
// that the program may not be running on.
#pragma once

#define SUDOKIT_PRAGMA(text) _Pragma(#text)

#if defined(__clang__)
#define SUDOKIT_TARGET_BEGIN(features) \
    SUDOKIT_PRAGMA(clang attribute push(__attribute__((target(features))), apply_to = function))
#define SUDOKIT_TARGET_END SUDOKIT_PRAGMA(clang attribute pop)
#else
#define SUDOKIT_TARGET_BEGIN(features) \
    SUDOKIT_PRAGMA(GCC push_options)   \
    SUDOKIT_PRAGMA(GCC target(features))
#define SUDOKIT_TARGET_END SUDOKIT_PRAGMA(GCC pop_options)
#endif

// Vectors stay in registers only if what they pass through is inline.
#define SUDOKIT_INLINE inline __attribute__((always_inline))
