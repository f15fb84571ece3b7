#include <algorithm>
#include <array>

#include "sudokit/expect.hpp"

#include "rate/depth/nine/lanes.hpp"

namespace sudokit::rate {
namespace {

struct Row {
    std::string_view kernel;
    const Propagator& (*propagator)();
};

// One for each kernel of the 9x9 engine.
constexpr std::array kPropagators = {
#if SUDOKIT_X86
    Row{"avx512", avx512_propagator},
    Row{"avx2", avx2_propagator},
#endif
    Row{"portable", portable_propagator},
};

}  // namespace

const Propagator& propagator_for(const nine::Kernel& kernel) {
    const auto* const row = std::ranges::find(kPropagators, kernel.name, &Row::kernel);
    SUDOKIT_EXPECT(row != kPropagators.end());
    return row->propagator();
}

}  // namespace sudokit::rate
