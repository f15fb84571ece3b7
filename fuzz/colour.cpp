// Colouring whatever graphs the bytes describe: colourings are proper, keep what is given, and the
// bounds and the count agree with them.
#include "sudokit/colour.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/require.hpp"

namespace {

constexpr std::uint32_t kMostVertices = 60;

// Passes after a number of looks at it.
struct Patience {
    mutable std::uint32_t looks = 3000;

    [[nodiscard]] sudokit::Deadline deadline() const {
        return {[](const void* self) {
                    auto& left = static_cast<const Patience*>(self)->looks;
                    return left == 0 || --left == 0;
                },
                this};
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using Answer = sudokit::Colouring::Answer;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = sudokit::read_col(text);
    if (!read || read->graph.vertex_count() > kMostVertices) return 0;
    require(*sudokit::read_col(sudokit::write_col(*read, "again")) == *read);

    const Patience patience;
    const auto best = sudokit::least_colouring(
        *read, {.deadline = patience.deadline(), .seed = size, .steps = 500});
    const std::uint32_t lower = best.bounds.lower;
    if (best.answer == Answer::none) {
        require(best.witness.size() == 2);
        return 0;
    }
    require(sudokit::is_proper(read->graph, best.colours));
    require(lower <= best.bounds.upper);
    for (sudokit::Vertex v = 0; v < read->graph.vertex_count(); ++v) {
        require(read->colours[v] == 0 || read->colours[v] == best.colours[v]);
    }
    if (best.answer != Answer::least) return 0;
    require(lower == best.bounds.upper);
    const Patience more;
    const sudokit::SearchLimits limits{.limit = 1, .deadline = more.deadline()};
    const auto some = sudokit::count_colourings(*read, lower, limits);
    require(some.count == 1 || some.stop == sudokit::Stop::deadline);
    if (lower == 0) return 0;
    require(sudokit::count_colourings(*read, lower - 1, limits).count == 0);
    return 0;
}
