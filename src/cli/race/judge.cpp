#include "cli/race/judge.hpp"

#include <algorithm>
#include <set>

#include "cli/race/messages.hpp"
#include "cli/race/words.hpp"

namespace sudokit::cli {
namespace {

bool answers(const Heat& heat) {
    return heat.end == HeatEnd::done || (heat.end == HeatEnd::late && heat.answer.count > 0);
}

bool is_exact(const Heat& heat) { return heat.answer.stop == Stop::exhausted; }

// Both were asked for as many solutions, so two that came to their end have found as many. One that
// was cut short has found no more than there are.
bool contradict(const Heat& a, const Heat& b) {
    if (a.end == HeatEnd::late && b.end == HeatEnd::late) return false;
    if (a.end == HeatEnd::late) return contradict(b, a);
    if (b.end == HeatEnd::late) return b.answer.count > a.answer.count && is_exact(a);
    if (a.answer.count != b.answer.count || is_exact(a) != is_exact(b)) return true;
    if (a.answer.verdict != Verdict::one) return false;
    return a.answer.solutions.front().digits != b.answer.solutions.front().digits;
}

bool is_right(const Puzzle& puzzle, const Heat& heat) {
    if (heat.answer.solutions.size() > heat.answer.count) return false;
    std::set<std::string> all;
    return std::ranges::all_of(heat.answer.solutions, [&](const Grid& solution) {
        const auto& digits = solution.digits;
        return solves(solution, puzzle) && all.emplace(digits.begin(), digits.end()).second;
    });
}

}  // namespace

std::string contradiction(const Puzzle& puzzle, std::span<const Heat> heats, Language language) {
    for (const Heat& heat : heats) {
        if (!answers(heat) || is_right(puzzle, heat)) continue;
        return message(text::kNoSolutionOfIt, heat.engine).in(language);
    }
    for (const Heat& a : heats) {
        for (const Heat& b : heats) {
            if (&a == &b) break;
            if (!answers(a) || !answers(b) || !contradict(a, b)) continue;
            return sentence(language, text::kEnginesDisagree, b.engine, answer_words(b, language),
                            a.engine, answer_words(a, language));
        }
    }
    return {};
}

}  // namespace sudokit::cli
