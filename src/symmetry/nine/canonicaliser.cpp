#include "sudokit/expect.hpp"
#include "sudokit/nine_symmetry.hpp"

#include "symmetry/nine/band_table.hpp"
#include "symmetry/nine/grid_form.hpp"
#include "symmetry/nine/puzzle_form.hpp"

namespace sudokit::nine {

namespace {

/// Made when the first grid comes, and the same for all: who takes a canonicaliser for one grid
/// only does not wait for it again.
const BandTable& band_table() {
    static const BandTable kTable;
    return kTable;
}

}  // namespace

struct Canonicaliser::State {
    PuzzleForm puzzles;
};

Canonicaliser::Canonicaliser() : state_(std::make_unique<State>()) {}
Canonicaliser::~Canonicaliser() = default;
Canonicaliser::Canonicaliser(Canonicaliser&&) noexcept = default;
Canonicaliser& Canonicaliser::operator=(Canonicaliser&&) noexcept = default;

Canonical Canonicaliser::form(const Digits& digits) {
    SUDOKIT_EXPECT(state_ != nullptr);
    if (!is_grid(digits)) return state_->puzzles.form(digits);
    return grid_form(band_table(), digits);
}

}  // namespace sudokit::nine
