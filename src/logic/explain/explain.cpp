#include "sudokit/explain.hpp"

#include "logic/explain/families.hpp"

namespace sudokit {

std::string explanation(const Step& step, const State& before, const Wording& wording) {
    const logic::Words words(before.board(), wording);
    const logic::Telling telling{words, step, before};
    return std::visit([&](const auto& pattern) { return logic::tell(telling, pattern); },
                      step.pattern);
}

std::string conclusions(const Step& step, const Board& board, const Wording& wording) {
    return logic::Words(board, wording).in_short(step);
}

std::string dead_end_text(const DeadEnd& dead_end, const Board& board, const Wording& wording) {
    return logic::dead_end_words(logic::Words(board, wording), dead_end);
}

}  // namespace sudokit
