// The 9x9 engine in AVX-512 vectors.
#include "engine/nine/machine.hpp"

#if SUDOKIT_X86

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <memory>
#include <span>

#include <immintrin.h>

#include "base/assert.hpp"
#include "engine/nine/branch.hpp"
#include "engine/nine/layout.hpp"
#include "engine/nine/planes.hpp"
#include "engine/nine/row_order.hpp"
#include "engine/nine/target.hpp"

SUDOKIT_TARGET_AVX512

namespace sudokit::nine::avx512 {

#include "engine/nine/vectors_avx512.inc"

constexpr Kernel kKernel{"avx512", kLanes};

// clang-format off
#include "engine/nine/cells_avx512.inc"
#include "engine/nine/rules.inc"
#include "engine/nine/alone_wide.inc"
#include "engine/nine/kernel_body.inc"
// clang-format on

}  // namespace sudokit::nine::avx512

SUDOKIT_TARGET_END

namespace sudokit::nine {

std::unique_ptr<Machine> make_avx512() { return std::make_unique<avx512::KernelMachine>(); }

}  // namespace sudokit::nine

#endif
