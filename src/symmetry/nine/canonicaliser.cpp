#include <optional>

#include "sudokit/expect.hpp"
#include "sudokit/nine_symmetry.hpp"

#include "symmetry/nine/band_table.hpp"
#include "symmetry/nine/grid_form.hpp"
#include "symmetry/nine/puzzle_form.hpp"

namespace sudokit::nine {

struct Canonicaliser::State {
    PuzzleForm puzzles;
    std::optional<BandTable> bands;  ///< made when it is first needed
};

Canonicaliser::Canonicaliser() : state_(std::make_unique<State>()) {}
Canonicaliser::~Canonicaliser() = default;
Canonicaliser::Canonicaliser(Canonicaliser&&) noexcept = default;
Canonicaliser& Canonicaliser::operator=(Canonicaliser&&) noexcept = default;

Canonical Canonicaliser::form(const Digits& digits) {
    SUDOKIT_EXPECT(state_ != nullptr);
    if (!is_grid(digits)) return state_->puzzles.form(digits);
    if (!state_->bands) state_->bands.emplace();
    return grid_form(*state_->bands, digits);
}

}  // namespace sudokit::nine
