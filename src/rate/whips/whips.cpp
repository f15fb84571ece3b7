#include "sudokit/whips.hpp"

#include "sudokit/expect.hpp"

#include "engine/nine/nine.hpp"
#include "rate/solution_search.hpp"
#include "rate/whips/braid_tests.hpp"
#include "rate/whips/notation.hpp"
#include "rate/whips/walk.hpp"

namespace sudokit {
namespace {

rate::whips::Kind kind_of(Scale scale) {
    using rate::whips::Kind;
    if (scale == Scale::whips) return Kind::whip;
    return scale == Scale::braids ? Kind::braid : Kind::g_whip;
}

nine::Marks marks_of(const nine::Digits& givens) {
    nine::Marks marks;
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        marks[cell] =
            static_cast<std::uint16_t>(givens[cell] == 0 ? 0x1FFU : 1U << (givens[cell] - 1U));
    }
    return marks;
}

nine::Marks marks_of(const Puzzle& puzzle) {
    nine::Marks marks{};
    for (Cell cell = 0; cell < marks.size(); ++cell) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (!puzzle.allowed(cell).contains(digit)) continue;
            marks[cell] |= static_cast<std::uint16_t>(1U << (digit - 1U));
        }
    }
    return marks;
}

}  // namespace

std::optional<Error> whip_fault(const Puzzle& puzzle) {
    static constexpr MessageText kBoard{
        "whips and braids are looked for on the usual 9x9 board only",
        "on ne cherche de whips et de braids que sur le plateau 9x9 habituel"};
    if (auto fault = rate_fault(puzzle)) return fault;
    if (!engine::Nine::fits(puzzle.board())) {
        return Error{ErrorCode::unsupported, 0, message(kBoard)};
    }
    return std::nullopt;
}

struct WhipRater::Memory {
    Memory(Scale scale, const nine::Kernel& kernel) : solutions(kernel) {
        SUDOKIT_EXPECT(scale == Scale::whips || scale == Scale::braids || scale == Scale::g_whips ||
                       scale == Scale::bxb);
        if (scale == Scale::bxb) {
            tests_.emplace();
            depth_.emplace(kernel);
        } else {
            walker_.emplace(kind_of(scale));
        }
    }

    // Rates puzzle number `index` of those searched last.
    WhipAnswer answer(const nine::Marks& puzzle, std::size_t index, const Deadline& deadline) {
        const rate::Solutions found = solutions.found(index);
        WhipAnswer out{found.count, found.stop, found.nodes};
        if (!found.is_one()) return out;
        rate::whips::Chain longest;
        const auto ended =
            tests_ ? test(puzzle, index, deadline) : walk(puzzle, index, deadline, longest);
        using rate::whips::End;
        switch (ended.end) {
            case End::solved:
                out.length = ended.longest;
                if (walker_ && ended.longest > 0) out.chain = rate::whips::chain_text(longest);
                break;
            case End::above: out.above = most; break;
            case End::stuck: out.stuck = true; break;
            case End::deadline: out.stop = Stop::deadline; break;
        }
        return out;
    }

    rate::SolutionSearch solutions;
    unsigned most = ~0U;

  private:
    rate::whips::Ended walk(const nine::Marks& puzzle, std::size_t index, const Deadline& deadline,
                            rate::whips::Chain& longest) {
        const auto note = [&longest](const rate::whips::Position&,
                                     const rate::whips::Chain& chain) {
            if (longest.links.empty() || chain.length() > longest.length()) longest = chain;
        };
        return walker_->walk(puzzle, solutions.solution(index), most, deadline, note);
    }

    // Braids of any length solve what has depth 1, tests with braids what has depth 2.
    rate::whips::Ended test(const nine::Marks& puzzle, std::size_t index,
                            const Deadline& deadline) {
        using rate::whips::End;
        const auto depth_found = depth_->rate(nine::puzzle_of(puzzle), deadline).depth;
        if (!depth_found) return {End::deadline};
        if (*depth_found <= 1) return {End::solved, 0};
        if (*depth_found > 2) return {End::stuck};
        return tests_->run(puzzle, solutions.solution(index), most, deadline);
    }

    std::optional<rate::whips::Walker> walker_;
    std::optional<rate::whips::BraidTests> tests_;
    std::optional<DepthRater> depth_;
};

WhipRater::WhipRater(Scale scale, const nine::Kernel& kernel)
    : memory_(std::make_unique<Memory>(scale, kernel)) {}
WhipRater::~WhipRater() = default;
WhipRater::WhipRater(WhipRater&&) noexcept = default;
WhipRater& WhipRater::operator=(WhipRater&&) noexcept = default;

WhipRater::Memory& WhipRater::memory() const {
    SUDOKIT_EXPECT(memory_ != nullptr);
    return *memory_;
}

void WhipRater::set_most(unsigned length) { memory().most = length; }

WhipAnswer WhipRater::rate(const Puzzle& puzzle, Deadline deadline) {
    SUDOKIT_EXPECT(!whip_fault(puzzle));
    Memory& memory = this->memory();
    const nine::Marks marks = marks_of(puzzle);
    memory.solutions.search(std::span(&marks, 1), deadline);
    return memory.answer(marks, 0, deadline);
}

void WhipRater::rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                     std::span<WhipAnswer> answers) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    Memory& memory = this->memory();
    memory.solutions.search(puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        answers[i] = memory.answer(marks_of(puzzles[i]), i, deadline);
    }
}

}  // namespace sudokit
