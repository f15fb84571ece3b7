// The number of solutions of a puzzle, by whichever way there is to it.
#include <utility>

#include "sudokit/counting.hpp"
#include "sudokit/sampling.hpp"

#include "count/nine/given_bands.hpp"
#include "count/nine/one_band.hpp"
#include "count/solutions/solution_counter.hpp"

namespace sudokit {
namespace {

// A deadline that also passes once it was looked at so often: what a scheme does between two looks
// is about as long as counting some components.
class BoundedLooks {
  public:
    BoundedLooks(const Deadline& deadline, std::uint64_t most) : deadline_(deadline), left_(most) {}

    [[nodiscard]] Deadline deadline() const {
        return {[](const void* self) { return static_cast<const BoundedLooks*>(self)->passed(); },
                this,
                [](const void* self, std::uint64_t done, std::uint64_t all) {
                    const auto& looks = *static_cast<const BoundedLooks*>(self);
                    static_cast<void>(looks.deadline_.passed(done, all));
                }};
    }

  private:
    [[nodiscard]] bool passed() const {
        if (left_ == 0) return true;
        if (left_ != SolutionCounting::kNoLimit) --left_;
        return deadline_.passed();
    }

    const Deadline& deadline_;
    mutable std::uint64_t left_;
};

// The grids of a board with a scheme; goes on with the part where it stopped before.
class EmptyBoard {
  public:
    explicit EmptyBoard(GridCounting counting) : counting_(std::move(counting)) {}

    std::optional<Natural> count(const Deadline& deadline) {
        prepared_ = prepared_ || counting_.prepare(deadline);
        if (!prepared_) return std::nullopt;
        for (; done_ < counting_.parts(); ++done_) {
            if (deadline.passed(done_, counting_.parts())) return std::nullopt;
            const auto part = counting_.part(done_, deadline);
            if (!part) return std::nullopt;
            sum_ += *part;
        }
        return sum_;
    }

  private:
    GridCounting counting_;
    bool prepared_ = false;
    std::size_t done_ = 0;
    Natural sum_;
};

bool is_plain_nine(const Puzzle& puzzle) {
    return puzzle.board() == Board::standard(9) && !puzzle.has_pencilmarks() &&
           !puzzle.has_constraints();
}

bool is_empty(const Puzzle& puzzle) {
    return puzzle.given_count() == 0 && !puzzle.has_pencilmarks() && !puzzle.has_constraints();
}

}  // namespace

struct SolutionCounting::Work {
    Work(const Puzzle& to_count, std::size_t most_memory)
        : puzzle(to_count), memory(most_memory), counter(to_count, most_memory) {}

    // Whether it goes by bands; makes them ready then.
    bool has_bands() {
        if (!is_plain_nine(puzzle) || puzzle.given_count() == 0) return false;
        if (!bands) bands = count::GivenBands::of(puzzle, memory);
        return true;
    }

    Puzzle puzzle;
    std::size_t memory;
    std::optional<Natural> solutions;  // once they are known
    bool has_tried_bands = false;
    std::optional<EmptyBoard> empty;         // a board without givens that has a scheme
    std::optional<GridSampler> grids;        // of the empty 9x9 board, once one was asked for
    std::optional<count::GivenBands> bands;  // of a plain 9x9 puzzle, once something was asked for
    count::SolutionCounter counter;
};

SolutionCounting::SolutionCounting(const Puzzle& puzzle, std::size_t memory)
    : work_(std::make_unique<Work>(puzzle, memory)) {
    if (!is_empty(puzzle)) return;
    if (auto counting = GridCounting::within_minutes(puzzle.board().shape())) {
        work_->empty.emplace(*std::move(counting));
    }
}

SolutionCounting::SolutionCounting(SolutionCounting&&) noexcept = default;
SolutionCounting& SolutionCounting::operator=(SolutionCounting&&) noexcept = default;
SolutionCounting::~SolutionCounting() = default;

std::optional<Natural> SolutionCounting::count(const Deadline& deadline, std::uint64_t most) {
    if (!std::exchange(work_->has_tried_bands, true)) {
        work_->solutions = count::one_band_count(work_->puzzle);
    }
    if (work_->solutions) return work_->solutions;
    const BoundedLooks looks(deadline, most);
    if (work_->empty) {
        work_->solutions = work_->empty->count(looks.deadline());
    } else if (work_->has_bands()) {
        work_->solutions = work_->bands->count(looks.deadline());
    } else {
        work_->solutions = work_->counter.count(deadline, most);
    }
    return work_->solutions;
}

bool SolutionCounting::is_bounded() const {
    return work_->empty.has_value() || is_plain_nine(work_->puzzle);
}

std::optional<Grid> SolutionCounting::draw(Rng& rng, const Deadline& deadline) {
    if (work_->has_bands()) return work_->bands->draw(rng, deadline);
    if (!is_empty(work_->puzzle) || !is_plain_nine(work_->puzzle)) {
        return work_->counter.draw(rng, deadline);
    }
    if (!work_->grids) work_->grids.emplace();
    const nine::Digits digits = work_->grids->draw(rng);
    return Grid{work_->puzzle.board(), {digits.begin(), digits.end()}};
}

std::optional<Natural> solution_count(const Puzzle& puzzle, const Deadline& deadline) {
    return SolutionCounting(puzzle).count(deadline);
}

}  // namespace sudokit
