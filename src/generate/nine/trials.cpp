#include "generate/nine/trials.hpp"

namespace sudokit::generate {
namespace {

constexpr NineCells kNineBoard = [] {
    NineCells out;
    for (std::size_t cell = 0; cell < nine::kCells; ++cell) out.insert(cell);
    return out;
}();

}  // namespace

void NineTrials::add(const nine::Digits& solution, NineCells givens) {
    trials_.push_back({solution, givens});
    puzzles_.push_back(digits_in(solution, givens));
}

std::span<const NineFinding> NineTrials::test(Deadline deadline) {
    const std::size_t size = trials_.size();
    found_.resize(size);
    firsts_.resize(size);
    seconds_.resize(size);
    findings_.resize(size);
    solver_.solve(std::span<const nine::Digits>(puzzles_), {.limit = 2, .deadline = deadline},
                  found_, firsts_, seconds_);
    for (std::size_t i = 0; i < size; ++i) findings_[i] = finding(i, deadline);
    trials_.clear();
    puzzles_.clear();
    return findings_;
}

NineFinding NineTrials::finding(std::size_t index, Deadline deadline) {
    using enum NineFinding::Kind;
    const auto& [solution, givens] = trials_[index];
    const nine::Answer& answer = found_[index];
    if (answer.count >= 2) {
        const bool known = firsts_[index] == solution;
        const nine::Digits& other = known ? seconds_[index] : firsts_[index];
        return {another, NineCells::of_difference(solution, other)};
    }
    Stop stop = answer.stop;
    if (stop == Stop::patience) {
        stop = backend::search_or_stop(*others_, nine::puzzle_of(puzzles_[index]),
                                       {.limit = 2, .deadline = deadline},
                                       [](std::span<const std::uint8_t>) { return true; })
                   .stop;
    }
    switch (stop) {
        case Stop::exhausted: return {only};
        case Stop::limit: return {another, kNineBoard - givens};
        default: return {stopped};
    }
}

}  // namespace sudokit::generate
