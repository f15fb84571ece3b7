#include "sudokit/explain.hpp"

#include "logic/explain/families.hpp"

namespace sudokit {
namespace {

// Cells that lose the same digit stand together: "r3c2,r3c3<>7".
std::string removals(const Step& step, const logic::Words& words) {
    std::string out;
    for (const Digit digit : logic::removed_digits(step)) {
        std::string cells;
        for (const Candidate& candidate : step.eliminations) {
            if (candidate.digit != digit) continue;
            cells += (cells.empty() ? "" : ",") + words.cell(candidate.cell);
        }
        out += (out.empty() ? "" : " ") + cells + "<>" + words.digit(digit);
    }
    return out;
}

}  // namespace

std::string explanation(const Step& step, const State& before, Language language, Symbols symbols) {
    const logic::Words words(before.board(), language, symbols);
    const logic::Telling telling{words, step, before};
    return std::visit([&](const auto& pattern) { return logic::tell(telling, pattern); },
                      step.pattern);
}

std::string conclusions(const Step& step, const Board& board, Language language, Symbols symbols) {
    const logic::Words words(board, language, symbols);
    std::string out;
    for (const Candidate& candidate : step.placements) {
        if (!out.empty()) out += ' ';
        out += words.cell(candidate.cell) + "=" + words.digit(candidate.digit);
    }
    const std::string removed = removals(step, words);
    return out.empty() || removed.empty() ? out + removed : out + " " + removed;
}

std::string dead_end_text(const DeadEnd& dead_end, const Board& board, Language language,
                          Symbols symbols) {
    return logic::dead_end_words(logic::Words(board, language, symbols), dead_end);
}

}  // namespace sudokit
