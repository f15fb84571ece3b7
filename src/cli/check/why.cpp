#include "cli/check/why.hpp"

#include "sudokit/cell_name.hpp"

#include "cli/check/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"

namespace sudokit::cli {
namespace {

// " r1c1=1 r1c2=1", as cells are called in that language.
std::string clashing_givens(const ClashingGivens& found, const Puzzle& puzzle, const Job& job,
                            Language language) {
    const Symbols symbols = symbols_for(puzzle.board(), job.arguments.write);
    std::string out;
    for (const Cell cell : found.cells) {
        out += " " + cell_name(puzzle.board(), cell, language) + "=";
        out += symbol_of(symbols, puzzle.given(cell));
    }
    return out;
}

// Whether two givens are named already as the reason why there is no solution. No fewer can be, and
// another pair beside it would only be taken for a second reason.
bool is_pair_named(const ClashingGivens& found, const Puzzle& puzzle) {
    return found.cells.size() == 2 && clash_names_pair(puzzle);
}

}  // namespace

std::string clashing_text(const ClashingGivens& found, const Puzzle& puzzle, const Job& job) {
    const Language language = job.language();
    const bool settled = found.stop == Stop::exhausted;
    if (found.cells.empty()) {
        const MessageText& text = settled ? text::kClashingNone : text::kClashingUnknown;
        return std::string(text.in(language));
    }
    if (settled && is_pair_named(found, puzzle)) return {};
    const std::string givens = clashing_givens(found, puzzle, job, language).substr(1);
    if (!settled) {
        return sentence(language, text::kClashingOutOfTime, found.least, found.cells.size(),
                        givens);
    }
    if (found.cells.size() == 1) return sentence(language, text::kClashingOne, givens);
    return sentence(language, text::kClashing, found.cells.size(), givens);
}

std::string clashing_line(const ClashingGivens& found, const Puzzle& puzzle, const Job& job) {
    return clashing_givens(found, puzzle, job, Language::en);
}

void write_clashing(JsonWriter& out, const ClashingGivens& found, const Board& board) {
    out.key("clashing");
    write_cells(out, board, found.cells);
    out.key("least").number(found.least);
}

}  // namespace sudokit::cli
