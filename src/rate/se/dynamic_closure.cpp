#include "rate/se/dynamic_closure.hpp"

#include <string_view>

#include "sudokit/expect.hpp"

namespace sudokit::rate::se {
namespace {

struct ClosureRow {
    std::string_view kernel;
    std::unique_ptr<DynamicClosure> (*make)();
};

// One for each kernel of the 9x9 engine.
constexpr std::array kClosures = {
#if SUDOKIT_X86
    ClosureRow{"avx512", make_avx512_closure},
    ClosureRow{"avx2", make_avx2_closure},
#endif
    ClosureRow{"portable", make_portable_closure},
};

}  // namespace

std::unique_ptr<DynamicClosure> make_dynamic_closure(const nine::Kernel& kernel) {
    const auto* const row = std::ranges::find(kClosures, kernel.name, &ClosureRow::kernel);
    SUDOKIT_EXPECT(row != kClosures.end());
    return row->make();
}

}  // namespace sudokit::rate::se
