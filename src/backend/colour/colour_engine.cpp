#include "backend/colour/colour_engine.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "backend/colour/problem.hpp"
#include "backend/colour/relabelling.hpp"
#include "backend/colour/search.hpp"
#include "backend/colour/tabu.hpp"
#include "base/lookout.hpp"
#include "engine/luby.hpp"

namespace sudokit::backend {
namespace {

using colouring::Colour;
using colouring::Problem;
using colouring::Search;
using colouring::Tabu;

// Of tabu search, each time the exact search starts over. With so many the first solution of the
// empty 64x64 board takes about a second, and without tabu search more than 4.
constexpr std::uint64_t kSteps = 10'000;

// Cells of solutions handed on between two looks at the deadline.
constexpr std::uint64_t kCellsBetweenLooks = 100'000;

// The same colouring with the interchangeable colours numbered in the order they come in.
std::vector<Colour> representative(const Problem& problem, std::span<const Colour> colours) {
    std::vector<Colour> number(problem.colours, colouring::kNoColour);
    std::vector<Colour> out;
    out.reserve(colours.size());
    Colour next = problem.first_free;
    for (const Colour colour : colours) {
        if (colour >= problem.first_free && number[colour] == colouring::kNoColour) {
            number[colour] = next++;
        }
        out.push_back(colour < problem.first_free ? colour : number[colour]);
    }
    return out;
}

// A puzzle as a graph with `order` colours. Colours are digits, those of givens first, so that the
// interchangeable ones come last; pencilmarks may tell any two digits apart.
class PuzzleGraph {
  public:
    explicit PuzzleGraph(const Puzzle& puzzle) {
        const Board& board = puzzle.board();
        problem_.colours = board.order();
        number_digits(puzzle);
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            problem_.neighbours.push_back(board.peers(cell));
            std::uint64_t allowed = 0;
            for (const Digit digit : puzzle.allowed(cell)) {
                allowed |= std::uint64_t{1} << colour_of_[digit];
            }
            problem_.allowed.push_back(allowed);
        }
        for (const House& house : board.houses()) {
            if (house.full) problem_.full_cliques.push_back(house.cells);
        }
    }

    [[nodiscard]] const Problem& problem() const { return problem_; }

    void write(std::span<const Colour> colours, std::vector<std::uint8_t>& digits) const {
        digits.resize(colours.size());
        std::ranges::transform(colours, digits.begin(), [&](Colour c) { return digit_of_[c]; });
    }

  private:
    void number_digits(const Puzzle& puzzle) {
        DigitSet named = puzzle.has_pencilmarks() ? puzzle.board().digits() : DigitSet();
        for (const std::uint8_t digit : puzzle.givens()) {
            if (digit != 0) named.insert(digit);
        }
        problem_.first_free = named.size();
        Colour next = 0;
        const auto number = [&](DigitSet digits) {
            for (const Digit digit : digits) {
                colour_of_[digit] = next;
                digit_of_[next++] = static_cast<std::uint8_t>(digit);
            }
        };
        number(named);
        number(puzzle.board().digits() & ~named);
    }

    Problem problem_;
    std::array<Colour, kMaxOrder + 1> colour_of_{};
    std::array<std::uint8_t, kMaxOrder> digit_of_{};
};

class Run {
  public:
    Run(const Puzzle& puzzle, const SearchLimits& limits, SolutionSink sink, std::uint64_t failures)
        : graph_(puzzle),
          search_(graph_.problem(), Search::Choice::failures),
          limits_(limits),
          sink_(sink),
          lookout_(limits.deadline, kCellsBetweenLooks),
          failures_(failures) {}

    SearchOutcome outcome() {
        outcome_.stop = stop();
        outcome_.nodes = search_.nodes();
        return outcome_;
    }

  private:
    // Exact search, which starts over until it has found something, and tabu search in turns; the
    // last word is the exact search's.
    Stop stop() {
        for (std::uint64_t run = 1;; ++run) {
            const auto take = [&](std::span<const Colour> colours) {
                return is_known(colours) || hand_on(colours);
            };
            switch (search_.run(take, limits_.deadline, failures_ * engine::luby(run))) {
                case Search::End::exhausted: return Stop::exhausted;
                case Search::End::told: return told();
                case Search::End::deadline: return Stop::deadline;
                case Search::End::failures: break;
            }
            if (known_.empty() && !try_tabu()) return told();
            search_.start_over();
        }
    }

    // Why no more solutions were taken.
    [[nodiscard]] Stop told() const { return lookout_.seen() ? Stop::deadline : Stop::limit; }

    // False if no more solutions are taken.
    bool try_tabu() {
        const Problem& problem = graph_.problem();
        if (!tabu_) {
            const std::vector<Colour> open(problem.vertex_count(), colouring::kNoColour);
            tabu_.emplace(problem, open, Rng(1));
        }
        if (!tabu_->run(kSteps, limits_.deadline)) return true;
        known_ = representative(problem, tabu_->colours());
        return hand_on(known_);
    }

    // Whether tabu search has found it, up to the names of colours.
    [[nodiscard]] bool is_known(std::span<const Colour> colours) const {
        return !known_.empty() && representative(graph_.problem(), colours) == known_;
    }

    // All solutions that one colouring stands for, which may be more than anybody can wait for;
    // false if no more are wanted or there is no more time.
    bool hand_on(std::span<const Colour> colours) {
        return for_each_relabelling(graph_.problem(), colours, [&](std::span<const Colour> each) {
            if (lookout_.passed(each.size())) return false;
            graph_.write(each, digits_);
            ++outcome_.count;
            return sink_(digits_) && outcome_.count != limits_.limit;
        });
    }

    PuzzleGraph graph_;
    Search search_;
    std::optional<Tabu> tabu_;
    SearchLimits limits_;
    SolutionSink sink_;
    Lookout lookout_;
    std::vector<std::uint8_t> digits_;
    std::uint64_t failures_;
    std::vector<Colour> known_;  // what tabu search found; empty: nothing
    SearchOutcome outcome_;
};

}  // namespace

SearchOutcome ColourEngine::search(const Puzzle& puzzle, const SearchLimits& limits,
                                   SolutionSink sink) {
    return Run(puzzle, limits, sink, failures_).outcome();
}

}  // namespace sudokit::backend
