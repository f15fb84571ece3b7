#include "rate/se/reach.hpp"

#include <string_view>

#include "sudokit/expect.hpp"

namespace sudokit::rate::se {
namespace {

struct ReachRow {
    std::string_view kernel;
    std::unique_ptr<Reach> (*make)();
};

// One for each kernel of the 9x9 engine.
constexpr std::array kReaches = {
#if SUDOKIT_X86
    ReachRow{"avx512", make_avx512_reach},
    ReachRow{"avx2", make_avx2_reach},
#endif
    ReachRow{"portable", make_portable_reach},
};

}  // namespace

std::unique_ptr<Reach> make_reach(const nine::Kernel& kernel) {
    const auto* const row = std::ranges::find(kReaches, kernel.name, &ReachRow::kernel);
    SUDOKIT_EXPECT(row != kReaches.end());
    return row->make();
}

}  // namespace sudokit::rate::se
