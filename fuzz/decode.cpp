// The reader of solvers' answers, and those of models and rules, on any bytes: whatever is taken
// for a solution solves the puzzle, and names that are read are written back.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "sudokit/exports.hpp"
#include "sudokit/models.hpp"
#include "sudokit/rules.hpp"

#include "fuzz/require.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    sudokit::Puzzle puzzle(sudokit::Board::standard(4));
    puzzle.set_given(0, 2);
    const auto decoded = sudokit::decode_model(puzzle, text);
    if (decoded && decoded->grid) require(sudokit::solves(*decoded->grid, puzzle));
    if (!decoded) require(decoded.error().offset <= size);

    if (const auto model = sudokit::read_model(text)) {
        require(*sudokit::read_model(sudokit::model_name(*model)) == *model);
    }
    if (const auto rules = sudokit::read_rules(text)) {
        require(*sudokit::read_rules(sudokit::rules_name(*rules)) == *rules);
    }
    return 0;
}
