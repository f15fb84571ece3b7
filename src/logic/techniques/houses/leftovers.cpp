#include "logic/techniques/houses/leftovers.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "base/lookout.hpp"
#include "logic/conclusions.hpp"

namespace sudokit::logic {
namespace {

using Houses = std::vector<std::uint32_t>;

// More cells that stick out, and than half a house has, say little; and on larger boards there are
// too many families of regions.
constexpr std::uint32_t kMostOutside = 5;
constexpr std::uint32_t kMostOrder = 16;
constexpr std::uint64_t kChoicesBetweenLooks = 1'000;

// Two families of houses, and the cells that only one of them has. `more` has as many houses as
// `less` or one more.
struct Difference {
    Houses more;
    Houses less;
    CellSet over;   // of `more` only
    CellSet under;  // of `less` only
};

CellSet union_of(const Board& board, const Houses& houses) {
    CellSet cells(board.cell_count());
    for (const std::uint32_t house : houses) cells |= board.house_set(house);
    return cells;
}

Difference difference_of(const Board& board, Houses more, Houses less) {
    std::ranges::sort(more);
    std::ranges::sort(less);
    const CellSet over = union_of(board, more) - union_of(board, less);
    const CellSet under = union_of(board, less) - union_of(board, more);
    return {std::move(more), std::move(less), over, under};
}

// Houses of a kind that share no cells and may nearly coincide with lines.
Houses regions_of(const Board& board, HouseKind kind) {
    Houses regions;
    if (kind == HouseKind::box && !std::holds_alternative<Jigsaw>(board.shape().regions)) {
        return regions;
    }
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        if (board.houses()[house].kind == kind) regions.push_back(house);
    }
    return regions;
}

// Collects what the lines from `first` on and some regions differ in.
class Comparison {
  public:
    Comparison(const Board& board, const Houses& regions, std::uint32_t first, std::uint32_t count,
               std::vector<Difference>& found, Lookout& lookout)
        : board_(board), regions_(regions), found_(found), lookout_(lookout) {
        for (std::uint32_t line = first; line < first + count; ++line) lines_.push_back(line);
        const CellSet inside = union_of(board, lines_);
        for (const std::uint32_t region : regions) {
            const std::uint32_t outside = (board.house_set(region) - inside).size();
            outside_.push_back(outside);
            if (outside == 0) within_.push_back(region);
            if (outside < board.order()) meeting_.push_back(region);
        }
    }

    void run() {
        choose(0, 0);
        if (within_.size() + 1 == lines_.size() && !within_.empty()) {
            found_.push_back(difference_of(board_, lines_, within_));
        }
        if (meeting_.size() == lines_.size() + 1) {
            // Windows need not cover the lines.
            Difference difference = difference_of(board_, meeting_, lines_);
            if (difference.under.empty()) found_.push_back(std::move(difference));
        }
    }

  private:
    // As many regions as lines.
    void choose(std::size_t next, std::uint32_t outside) {
        if (outside > std::min(board_.order() / 2, kMostOutside) || lookout_.passed()) return;
        if (chosen_.size() + regions_.size() - next < lines_.size()) return;
        if (chosen_.size() == lines_.size()) {
            if (outside > 0) found_.push_back(difference_of(board_, lines_, chosen_));
            return;
        }
        for (std::size_t i = next; i < regions_.size(); ++i) {
            chosen_.push_back(regions_[i]);
            choose(i + 1, outside + outside_[i]);
            chosen_.pop_back();
        }
    }

    const Board& board_;
    const Houses& regions_;
    std::vector<Difference>& found_;
    Lookout& lookout_;
    Houses lines_;
    std::vector<std::uint32_t> outside_;  // by region, the cells that are in none of the lines
    Houses within_;                       // regions that are in the lines, and that have cells of
    Houses meeting_;                      // them
    Houses chosen_;
};

// The rows and columns that no window is in cross in cells that hold every digit once: these rows
// and the windows have one house more than the columns of the windows, and all of their cells.
std::vector<Difference> window_corners(const Board& board, const Houses& windows) {
    if (windows.empty()) return {};
    Houses rows;
    Houses columns;
    const CellSet inside = union_of(board, windows);
    for (std::uint32_t line = 0; line < board.order(); ++line) {
        if (!board.house_set(line).meets(inside)) rows.push_back(line);
        const std::uint32_t column = board.order() + line;
        if (board.house_set(column).meets(inside)) columns.push_back(column);
    }
    rows.insert(rows.end(), windows.begin(), windows.end());
    return {difference_of(board, std::move(rows), std::move(columns))};
}

// All differences, those of few cells first; nothing if the sink has enough.
std::optional<std::vector<Difference>> differences_of(const Board& board, StepSink sink) {
    if (board.order() > kMostOrder) return std::vector<Difference>();
    Lookout lookout(sink.deadline(), kChoicesBetweenLooks);
    const Houses windows = regions_of(board, HouseKind::window);
    std::vector<Difference> all = window_corners(board, windows);
    for (const Houses& regions : {regions_of(board, HouseKind::box), windows}) {
        if (regions.empty()) continue;
        for (const std::uint32_t start : {0U, board.order()}) {
            for (std::uint32_t first = 0; first < board.order(); ++first) {
                for (std::uint32_t count = 1; count <= board.order() - first; ++count) {
                    Comparison(board, regions, start + first, count, all, lookout).run();
                }
                if (lookout.passed()) return std::nullopt;
            }
        }
    }
    std::ranges::stable_sort(all, {}, [](const Difference& difference) {
        return difference.over.size() + difference.under.size();
    });
    return all;
}

// The ways to put a digit into the cells of a difference.
class DigitWays {
  public:
    DigitWays(const State& state, const Difference& difference, Digit digit)
        : state_(state),
          digit_(digit),
          always_(state.board().cell_count()),
          ever_(state.board().cell_count()),
          struck_(state.cells_of(digit)) {
        balance_ = static_cast<int>(difference.less.size()) -
                   static_cast<int>(difference.more.size()) + placed(difference.over) -
                   placed(difference.under);
        for (const Cell cell : state.cells_of(digit) & difference.over) add(cell, 1);
        for (const Cell cell : state.cells_of(digit) & difference.under) {
            add(cell, -1);
            ++against_;
        }
        chosen_ = CellSet(state.board().cell_count());
        seen_ = chosen_;
        choose(0);
    }

    [[nodiscard]] bool found() const { return found_; }
    // Cells that every way puts the digit into.
    [[nodiscard]] const CellSet& always() const { return always_; }
    // Places of the digit that every way rules out.
    [[nodiscard]] CellSet never() const {
        CellSet cells = struck_;
        for (const Place& place : places_) {
            if (ever_.contains(place.cell)) {
                cells.erase(place.cell);
            } else {
                cells.insert(place.cell);
            }
        }
        return cells;
    }

  private:
    struct Place {
        Cell cell;
        int weight;
    };

    void add(Cell cell, int weight) { places_.push_back({cell, weight}); }

    [[nodiscard]] int placed(const CellSet& cells) const {
        return static_cast<int>(
            std::ranges::count_if(cells, [&](Cell cell) { return state_.digit(cell) == digit_; }));
    }

    void choose(std::size_t next) {
        if (next == places_.size()) {
            if (balance_ == 0) record();
            return;
        }
        // Places over the others come first, and then those that count against them.
        const int against = std::min(against_, static_cast<int>(places_.size() - next));
        const int more = static_cast<int>(places_.size() - next) - against;
        if (balance_ > against || balance_ < -more) return;
        const auto [cell, weight] = places_[next];
        choose(next + 1);
        if (seen_.contains(cell)) return;
        const CellSet before = seen_;
        seen_ |= state_.board().peer_set(cell);
        chosen_.insert(cell);
        balance_ += weight;
        choose(next + 1);
        balance_ -= weight;
        chosen_.erase(cell);
        seen_ = before;
    }

    void record() {
        always_ = found_ ? always_ & chosen_ : chosen_;
        found_ = true;
        ever_ |= chosen_;
        struck_ &= seen_;
    }

    const State& state_;
    Digit digit_;
    int balance_ = 0;  // how much more often the digit is over than it should be
    std::vector<Place> places_;
    int against_ = 0;  // how many of them count so
    CellSet chosen_;
    CellSet seen_;
    bool found_ = false;
    CellSet always_;
    CellSet ever_;
    CellSet struck_;
};

using Conclusion = std::pair<std::vector<Candidate>, std::vector<Candidate>>;

}  // namespace

bool LawOfLeftovers::find(const State& state, StepSink sink) const {
    std::set<Conclusion> offered;
    const auto differences = differences_of(state.board(), sink);
    if (!differences) return false;
    return std::ranges::all_of(*differences, [&](const Difference& difference) {
        if (sink.has_enough()) return false;
        for (const Digit digit : state.board().digits()) {
            const DigitWays ways(state, difference, digit);
            if (!ways.found()) continue;
            Conclusion drawn{candidates_at(ways.always(), digit), {}};
            if (drawn.first.empty()) drawn.second = candidates_at(ways.never(), digit);
            if (drawn.first.empty() && drawn.second.empty()) continue;
            if (!offered.insert(drawn).second) continue;
            LeftoverPattern pattern{difference.more, difference.less, digit};
            if (!sink({TechniqueId::law_of_leftovers, std::move(pattern), drawn.first,
                       drawn.second})) {
                return false;
            }
        }
        return true;
    });
}

const Technique* leftovers_technique(TechniqueId id) {
    static const LawOfLeftovers kLawOfLeftovers;
    return id == TechniqueId::law_of_leftovers ? &kLawOfLeftovers : nullptr;
}

}  // namespace sudokit::logic
