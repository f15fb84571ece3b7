#include <utility>

#include "sudokit/entry.hpp"

namespace sudokit {
namespace {

Play play_image(const Transformation& transformation, const Play& play) {
    SUDOKIT_EXPECT(play.fits(transformation.from()));
    Play out = play;
    for (Cell cell = 0; cell < play.placed.size(); ++cell) {
        const Digit digit = play.placed[cell];
        out.placed[transformation.cell(cell)] =
            static_cast<std::uint8_t>(digit == 0 ? 0 : transformation.digit(digit));
    }
    for (Cell cell = 0; cell < play.pencilmarks.size(); ++cell) {
        out.pencilmarks[transformation.cell(cell)] =
            transformation.digit_set(play.pencilmarks[cell]);
    }
    return out;
}

}  // namespace

Result<Entry> image(const Transformation& transformation, const Entry& entry) {
    auto puzzle = image(transformation, entry.puzzle);
    if (!puzzle) return puzzle.error();
    Entry out{*std::move(puzzle), play_image(transformation, entry.play), entry.info};
    if (entry.solution) out.solution = image(transformation, *entry.solution);
    return out;
}

}  // namespace sudokit
