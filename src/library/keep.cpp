// Puzzles in the form that libraries keep them in.
#include <algorithm>
#include <utility>

#include "sudokit/formats.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/nine_symmetry.hpp"
#include "sudokit/symmetry.hpp"

#include "library/messages.hpp"
#include "library/packing.hpp"
#include "library/shelfmark.hpp"
#include "library/state.hpp"

namespace sudokit {
namespace {

bool is_usual(const Puzzle& puzzle) {
    static const Board kUsual = Board::standard(9);
    return puzzle.board() == kUsual && !puzzle.has_pencilmarks() && !puzzle.has_constraints();
}

nine::Digits digits_of(const Puzzle& puzzle) {
    nine::Digits digits{};
    std::ranges::copy(puzzle.givens(), digits.begin());
    return digits;
}

// A puzzle as a line of JSON, without the line end.
Result<std::string> json_text(const Puzzle& puzzle) {
    auto text = write_entry({puzzle, {}, {}, {}}, Format::json);
    if (text) text->pop_back();
    return text;
}

std::int64_t fresh_shelfmark(const Puzzle& puzzle) {
    library::Shelfmark shelfmark;
    shelfmark.clues = puzzle.given_count();
    shelfmark.symmetry = library::pattern_symmetries(puzzle);
    return library::number_of(shelfmark);
}

// 128 bits of a hash, which no two of all puzzles that there will be share by chance.
std::string digest_of(std::span<const std::uint32_t> certificate) {
    const auto put = [](std::string& out, std::uint64_t value, unsigned bytes) {
        for (unsigned i = 0; i < bytes; ++i) out += static_cast<char>(value >> 8U * i);
    };
    std::string all;
    for (const std::uint32_t value : certificate) put(all, value, 4);
    std::string digest;
    for (const std::uint64_t seed : {1U, 2U}) put(digest, library::hash_of(all, seed), 8);
    return digest;
}

Result<KeptPuzzle> keep_other(const Entry& entry, Deadline deadline) {
    const Puzzle& puzzle = entry.puzzle;
    const auto certificate = equivalence_certificate(puzzle, deadline);
    if (!certificate) return Error{ErrorCode::stopped, 0, message(library::text::kNoForm)};
    KeptPuzzle kept;
    kept.shelfmark = fresh_shelfmark(puzzle);
    kept.more = std::make_unique<KeptPuzzle::More>();
    KeptPuzzle::More& more = *kept.more;
    more.is_text = puzzle.has_pencilmarks() || puzzle.has_constraints();
    auto board = json_text(Puzzle(puzzle.board()));
    if (!board) return board.error();
    more.board = *std::move(board);
    more.form = digest_of(*certificate);
    if (!more.is_text) {
        more.given = library::pack(puzzle.givens(), puzzle.board().order());
        return kept;
    }
    auto given = json_text(puzzle);
    if (!given) return given.error();
    more.given = *std::move(given);
    return kept;
}

}  // namespace

struct PuzzleKeeper::State {
    nine::Canonicaliser canonicaliser;
};

PuzzleKeeper::PuzzleKeeper() : state_(std::make_unique<State>()) {}
PuzzleKeeper::~PuzzleKeeper() = default;
PuzzleKeeper::PuzzleKeeper(PuzzleKeeper&&) noexcept = default;
PuzzleKeeper& PuzzleKeeper::operator=(PuzzleKeeper&&) noexcept = default;

KeptPuzzle PuzzleKeeper::keep(const nine::Digits& digits) {
    const nine::Canonical form = state_->canonicaliser.form(digits);
    KeptPuzzle kept;
    kept.form_size = static_cast<std::uint8_t>(library::pack(form.digits, 9, kept.form.data()));
    kept.turn = library::number_of(nine::inverse(form.symmetry));
    library::Shelfmark shelfmark;
    shelfmark.clues = static_cast<std::uint32_t>(std::ranges::count_if(digits, nine::is_given));
    shelfmark.symmetry = library::pattern_symmetries(digits);
    kept.shelfmark = library::number_of(shelfmark);
    return kept;
}

Result<KeptPuzzle> PuzzleKeeper::keep(const Entry& entry, Deadline deadline) {
    Result<KeptPuzzle> kept =
        is_usual(entry.puzzle) ? keep(digits_of(entry.puzzle)) : keep_other(entry, deadline);
    if (!kept || entry.info == Info()) return kept;
    if (kept->more == nullptr) kept->more = std::make_unique<KeptPuzzle::More>();
    kept->more->info = entry.info;
    return kept;
}

void KeptPuzzle::set_ratings(std::optional<Level> level, std::optional<std::uint32_t> score) {
    library::Shelfmark known = library::shelfmark_of(shelfmark);
    if (level) known.level = level;
    if (score) known.score = score;
    shelfmark = library::number_of(known);
}

}  // namespace sudokit
