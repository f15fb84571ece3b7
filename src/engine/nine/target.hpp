// Target regions: code that is compiled for more than the plain machine, and only that.
//
// Standard headers come before a region: what is inline in them must not be compiled for a machine
// that the program may not be running on.
#pragma once

#if defined(__x86_64__) || defined(__i386__)
#define SUDOKIT_X86 1
#endif

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

// The regions that kernels open. dispatch.cpp asks the machine for what they name.
#define SUDOKIT_TARGET_AVX2 SUDOKIT_TARGET_BEGIN("avx2,bmi,bmi2,popcnt")
#define SUDOKIT_TARGET_AVX512 \
    SUDOKIT_TARGET_BEGIN("avx512f,avx512cd,avx512dq,avx512bw,avx512vl,avx2,bmi,bmi2,popcnt")

// Vectors stay in registers only if what they pass through is inline. Where size counts more, the
// build says otherwise.
#ifndef SUDOKIT_INLINE
#define SUDOKIT_INLINE inline __attribute__((always_inline))
#endif
