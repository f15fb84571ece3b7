#include "generate/judging/judge.hpp"

#include <algorithm>

#include "sudokit/order.hpp"

namespace sudokit::generate {
namespace {

std::vector<nine::Digits> nine_digits_of(const std::vector<MadePuzzle>& puzzles) {
    std::vector<nine::Digits> out(puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        std::ranges::copy(puzzles[i].puzzle.givens(), out[i].begin());
    }
    return out;
}

// The answers of a rater to all puzzles, many at once on the usual 9x9 board.
template <class Answer, class Rater>
std::vector<Answer> answers_of(Rater& rater, bool nine, const std::vector<MadePuzzle>& puzzles,
                               Deadline deadline) {
    std::vector<Answer> answers(puzzles.size());
    if (nine) {
        rater.rate(nine_digits_of(puzzles), deadline, answers);
    } else {
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            answers[i] = rater.rate(puzzles[i].puzzle, deadline);
        }
    }
    return answers;
}

template <class Value>
bool is_wished(const std::optional<Range<Value>>& range, const std::optional<Value>& value) {
    return !range || (value && range->contains(*value));
}

}  // namespace

bool takes_techniques(const Puzzle& puzzle, const Wish& wish, Deadline deadline) {
    // A player who takes the easiest step needs nothing harder than the hardest that is wished for,
    // so a state without such a step settles it, and the harder ones are never looked for.
    TechniqueSet known = TechniqueSet().set();
    if (wish.uses) {
        known = techniques_before(*wish.uses, TechniqueOrder::people);
        known.set(static_cast<std::size_t>(*wish.uses));
    }
    bool used = !wish.uses;
    Player player(State(puzzle), TechniqueOrder::people, known);
    while (!player.state().is_solved()) {
        const auto step = player.next(deadline);
        if (!step || wish.without[static_cast<std::size_t>(step->technique)]) return false;
        used |= step->technique == wish.uses;
        player.take(*step);
    }
    return used;
}

Judge::Judge(const Wish& wish, const nine::Kernel& kernel)
    : wish_(wish),
      nine_(wish.base.board() == Board::standard(9)),
      levels_(Scale::level, kernel),
      depths_(kernel),
      scores_(kernel) {}

bool Judge::judge(std::vector<MadePuzzle>& puzzles, Tried& tried, Deadline deadline,
                  std::vector<MadePuzzle>* too_hard) {
    tried.puzzles += puzzles.size();
    count_clues(puzzles, tried);
    const std::size_t before = puzzles.size();
    if (wish_.level) rate_levels(puzzles, tried, deadline, too_hard);
    if (wish_.depth) rate_depths(puzzles, deadline);
    if (wish_.score) rate_scores(puzzles, deadline);
    if (wish_.uses || wish_.without.any()) walk(puzzles, deadline);
    tried.ratings += before - puzzles.size();
    return !deadline.passed();
}

void Judge::count_clues(std::vector<MadePuzzle>& puzzles, Tried& tried) const {
    std::erase_if(puzzles, [&](const MadePuzzle& made) {
        const std::uint32_t clues = made.puzzle.given_count();
        tried.fewest = std::min(tried.fewest, clues);
        tried.most = std::max(tried.most, clues);
        tried.clues += wish_.clues.contains(clues) ? 0U : 1U;
        return !wish_.clues.contains(clues);
    });
}

void Judge::rate_levels(std::vector<MadePuzzle>& puzzles, Tried& tried, Deadline deadline,
                        std::vector<MadePuzzle>* too_hard) {
    const auto answers = answers_of<LevelAnswer>(levels_, nine_, puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        puzzles[i].level = answers[i].level;
        if (!answers[i].level) continue;
        tried.easiest = std::min(tried.easiest.value_or(*answers[i].level), *answers[i].level);
        tried.hardest = std::max(tried.hardest.value_or(*answers[i].level), *answers[i].level);
    }
    std::erase_if(puzzles, [&](MadePuzzle& it) {
        if (is_wished(wish_.level, it.level)) return false;
        const bool hard = it.level && *it.level > wish_.level->most;
        if (hard && too_hard != nullptr) too_hard->push_back(std::move(it));
        return true;
    });
}

void Judge::rate_depths(std::vector<MadePuzzle>& puzzles, Deadline deadline) {
    const auto answers = answers_of<DepthAnswer>(depths_, nine_, puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i) puzzles[i].depth = answers[i].depth;
    std::erase_if(puzzles, [&](const MadePuzzle& it) { return !is_wished(wish_.depth, it.depth); });
}

void Judge::rate_scores(std::vector<MadePuzzle>& puzzles, Deadline deadline) {
    const auto answers = answers_of<ScoreAnswer>(scores_, nine_, puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (answers[i].level) puzzles[i].score = answers[i].score;
    }
    std::erase_if(puzzles, [&](const MadePuzzle& it) { return !is_wished(wish_.score, it.score); });
}

void Judge::walk(std::vector<MadePuzzle>& puzzles, Deadline deadline) const {
    std::erase_if(puzzles, [&](const MadePuzzle& made) {
        return !takes_techniques(made.puzzle, wish_, deadline);
    });
}

}  // namespace sudokit::generate
