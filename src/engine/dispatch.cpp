#include "engine/dispatch.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "sudokit/expect.hpp"

namespace sudokit::nine {
namespace {

struct Row {
    Kernel kernel;
    bool (*runs_here)();
    std::unique_ptr<Machine> (*make)();
};

#if SUDOKIT_X86
// What the target regions of the kernels name (nine/target.hpp).
bool has_avx2() {
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
           __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
}

bool has_avx512() {
    return has_avx2() && __builtin_cpu_supports("avx512f") != 0 &&
           __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512dq") != 0 &&
           __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512cd") != 0;
}
#endif

// The fastest first.
constexpr std::array kTable = {
#if SUDOKIT_X86
    Row{{"avx512", 16}, has_avx512, make_avx512},
    Row{{"avx2", 8}, has_avx2, make_avx2},
#endif
    Row{{"portable", 4}, [] { return true; }, make_portable},
};

struct Here {
    std::array<Kernel, kTable.size()> kernels{};
    std::size_t size = 0;
    std::size_t chosen = 0;

    Here() {
        for (const Row& row : kTable) {
            if (row.runs_here()) kernels[size++] = row.kernel;
        }
        const char* const wanted = std::getenv("SUDOKIT_KERNEL");
        if (wanted == nullptr) return;
        const auto* const found =
            std::find_if(kernels.begin(), kernels.begin() + size,
                         [wanted](const Kernel& kernel) { return kernel.name == wanted; });
        if (found != kernels.begin() + size) {
            chosen = static_cast<std::size_t>(found - kernels.begin());
        }
    }
};

const Here& here() {
    static const Here kHere;
    return kHere;
}

}  // namespace

std::span<const Kernel> kernels() { return {here().kernels.data(), here().size}; }

const Kernel& default_kernel() { return here().kernels[here().chosen]; }

std::unique_ptr<Machine> make_machine(const Kernel& kernel) {
    SUDOKIT_EXPECT(std::ranges::find(kernels(), kernel) != kernels().end());
    const auto* const row = std::find_if(kTable.begin(), kTable.end(),
                                         [&](const Row& it) { return it.kernel == kernel; });
    return row->make();
}

}  // namespace sudokit::nine
