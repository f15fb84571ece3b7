#include "backend/colour/colour_engine.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "backend/colour/problem.hpp"
#include "backend/colour/relabelling.hpp"
#include "backend/colour/search.hpp"
#include "backend/colour/tabu.hpp"
#include "engine/luby.hpp"

namespace sudokit::backend {
namespace {

using colouring::Colour;
using colouring::Problem;
using colouring::Search;
using colouring::Tabu;

// Failures before the search starts over, times the Luby sequence, and the steps of tabu search in
// between. Chosen on puzzles of orders 16 to 36 and the empty boards of orders 25 to 64: the first
// solution of the empty 64x64 board takes 0.7 s, and without tabu search more than 4.
constexpr std::uint64_t kFirstRun = 1000;
constexpr std::uint64_t kSteps = 10'000;

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
            if (house.cells.size() == board.order()) problem_.full_cliques.push_back(house.cells);
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
    Run(const Puzzle& puzzle, const SearchLimits& limits, SolutionSink sink)
        : graph_(puzzle),
          search_(graph_.problem(), Search::Choice::failures),
          limits_(limits),
          sink_(sink) {}

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
            const std::uint64_t failures = known_.empty() ? kFirstRun * engine::luby(run) : 0;
            const auto take = [&](std::span<const Colour> colours) { return all_of(colours); };
            switch (search_.run(take, limits_.deadline, failures)) {
                case Search::End::exhausted: return Stop::exhausted;
                case Search::End::told: return Stop::limit;
                case Search::End::deadline: return Stop::deadline;
                case Search::End::failures: break;
            }
            if (!try_tabu()) return Stop::limit;
            search_.start_over();
        }
    }

    // False if no more solutions are wanted.
    bool try_tabu() {
        if (!tabu_) {
            const std::vector<Colour> open(graph_.problem().vertex_count(), colouring::kNoColour);
            tabu_.emplace(graph_.problem(), open, Rng(1));
        }
        if (!tabu_->run(kSteps, limits_.deadline)) return true;
        graph_.write(tabu_->colours(), known_);
        ++outcome_.count;
        return sink_(known_) && outcome_.count != limits_.limit;
    }

    // The same, for all solutions that one colouring stands for.
    bool all_of(std::span<const Colour> colours) {
        return for_each_relabelling(graph_.problem(), colours, [&](std::span<const Colour> each) {
            graph_.write(each, digits_);
            if (digits_ == known_) return true;
            ++outcome_.count;
            return sink_(digits_) && outcome_.count != limits_.limit;
        });
    }

    PuzzleGraph graph_;
    Search search_;
    std::optional<Tabu> tabu_;
    SearchLimits limits_;
    SolutionSink sink_;
    std::vector<std::uint8_t> digits_;
    std::vector<std::uint8_t> known_;  // the solution that tabu search found
    SearchOutcome outcome_;
};

}  // namespace

SearchOutcome ColourEngine::search(const Puzzle& puzzle, const SearchLimits& limits,
                                   SolutionSink sink) {
    return Run(puzzle, limits, sink).outcome();
}

}  // namespace sudokit::backend
