#include "backend/ilp.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "backend/cbc.hpp"
#include "backend/messages.hpp"
#include "model/ilp/reduced.hpp"

namespace sudokit::backend {
namespace {

using Columns = std::vector<std::uint32_t>;
using Digits = std::vector<std::uint8_t>;

// How far from a whole number a value may be and still count as one: the solvers allow themselves
// 1e-7, and what is not whole at a vertex is a fraction with a small denominator.
constexpr double kTolerance = 1e-5;

// The programme of a puzzle, or of a part of one, and the last point found in it. Only where the
// module is there.
class Points {
  public:
    // Adds the branches tried to `nodes`.
    Points(const Puzzle& puzzle, Deadline deadline, std::uint64_t& nodes)
        : reduced_(model::reduced_programme(puzzle)), nodes_(nodes) {
        if (!reduced_.columns.empty()) programme_ = loaded<CbcModule>()->call(reduced_, deadline);
    }

    // A point of the linear relaxation.
    [[nodiscard]] CbcAnswer relax() {
        if (programme_) return programme_->relax();
        return reduced_.contradiction || excluded_ ? CbcAnswer::infeasible : CbcAnswer::found;
    }

    // A point in whole numbers.
    [[nodiscard]] CbcAnswer find() {
        const CbcAnswer answer = relax();
        return answer == CbcAnswer::found && !fractional_cells().empty() ? branch() : answer;
    }

    // The same where the relaxation is known to leave fractions.
    [[nodiscard]] CbcAnswer branch() { return programme_->branch(nodes_); }

    // The least sum that the variables of a solution can have in the relaxation, and what it is at
    // the solution; nothing if that was not found out.
    struct Sums {
        double least = 0;
        double most = 0;
    };
    [[nodiscard]] std::optional<Sums> sums_of(const Digits& solution) {
        if (!programme_) return Sums{};
        const Columns columns = columns_of(solution);
        if (programme_->relax_against(columns) != CbcAnswer::found) return std::nullopt;
        Sums sums{0, static_cast<double>(columns.size())};
        for (const std::uint32_t column : columns) sums.least += programme_->values()[column];
        return sums;
    }

    // The solution is no point any more.
    void exclude(const Digits& solution) {
        excluded_ = true;
        if (programme_) programme_->exclude(columns_of(solution));
    }

    // The cells that the point leaves open.
    [[nodiscard]] std::vector<Cell> fractional_cells() const {
        std::vector<Cell> cells;
        for (std::uint32_t column = 0; column < reduced_.columns.size(); ++column) {
            const double value = programme_->values()[column];
            const Cell cell = reduced_.columns[column].cell;
            if (value <= kTolerance || value >= 1 - kTolerance) continue;
            if (cells.empty() || cells.back() != cell) cells.push_back(cell);
        }
        return cells;
    }

    // What the point says, if it has whole numbers.
    [[nodiscard]] Digits digits() const {
        Digits digits = reduced_.decided;
        for (std::uint32_t column = 0; column < reduced_.columns.size(); ++column) {
            const auto [cell, digit] = reduced_.columns[column];
            if (programme_->values()[column] > 0.5) digits[cell] = static_cast<std::uint8_t>(digit);
        }
        return digits;
    }

    // The digits that the programme leaves in a cell.
    [[nodiscard]] DigitSet candidates(Cell cell) const {
        DigitSet digits;
        for (const Candidate candidate : reduced_.columns) {
            if (candidate.cell == cell) digits.insert(candidate.digit);
        }
        return digits;
    }

  private:
    [[nodiscard]] Columns columns_of(const Digits& solution) const {
        Columns columns;
        for (std::uint32_t column = 0; column < reduced_.columns.size(); ++column) {
            const auto [cell, digit] = reduced_.columns[column];
            if (solution[cell] == digit) columns.push_back(column);
        }
        return columns;
    }

    model::ReducedProgramme reduced_;
    std::unique_ptr<CbcProgramme> programme_;  // none if nothing is open
    bool excluded_ = false;
    std::uint64_t& nodes_;
};

// Two solutions of a puzzle differ in a cell; its digits split the puzzle into parts, each with one
// of the two at most. So no programme ever has more than one solution to exclude: with many of them
// the relaxations would say less and less, and the empty board of order 4 take a minute.
class IlpSearch {
  public:
    IlpSearch(const Puzzle& puzzle, const SearchLimits& limits, SolutionSink sink)
        : puzzle_(puzzle), limits_(limits), sink_(sink) {}

    SearchOutcome run() {
        search_whole();
        while (!parts_.empty() && !ended_) {
            const Part part = std::move(parts_.back());
            parts_.pop_back();
            search(part);
        }
        return outcome_;
    }

  private:
    struct Part {
        Puzzle puzzle;
        Digits known;  // a solution that was handed on, or empty
    };

    // Reports on the relaxation before it goes any further.
    void search_whole() {
        if (limits_.deadline.passed()) return end(Stop::deadline);
        Points points = points_of(puzzle_);
        CbcAnswer answer = points.relax();
        if (answer == CbcAnswer::infeasible) outcome_.relaxation = Relaxation{};
        if (!is_found(answer)) return;
        Relaxation& report = outcome_.relaxation.emplace();
        report.fractional = points.fractional_cells();
        report.state =
            report.fractional.empty() ? Relaxation::State::integral : Relaxation::State::fractional;
        if (!report.fractional.empty() && !is_found(points.branch())) return;
        const Digits first = points.digits();
        const bool alone = report.fractional.empty() && is_alone(points, first, report);
        if (hand_on(first) && !alone) find_others(puzzle_, points, first);
    }

    // True if the relaxation shows that the solution at hand is the only one: any other has at
    // least 1 less of its variables. If no point at all has less of them, there is no other point.
    static bool is_alone(Points& points, const Digits& solution, Relaxation& report) {
        const auto sums = points.sums_of(solution);
        if (!sums) return false;
        report.unique = sums->least > sums->most - kTolerance;
        return sums->least > sums->most - 1 + kTolerance;
    }

    void search(const Part& part) {
        if (limits_.deadline.passed(outcome_.count, outcome_.nodes)) return end(Stop::deadline);
        Points points = points_of(part.puzzle);
        Digits known = part.known;
        if (known.empty()) {
            if (!is_found(points.find())) return;
            known = points.digits();
            if (!hand_on(known)) return;
        }
        find_others(part.puzzle, points, known);
    }

    void find_others(const Puzzle& puzzle, Points& points, const Digits& known) {
        points.exclude(known);
        if (!is_found(points.find())) return;
        const Digits other = points.digits();
        if (!hand_on(other)) return;
        const auto differs = std::ranges::mismatch(known, other);
        const auto cell = static_cast<Cell>(differs.in1 - known.begin());
        for (const Digit digit : points.candidates(cell)) {
            Part part{puzzle, digit == known[cell]   ? known
                              : digit == other[cell] ? other
                                                     : Digits{}};
            part.puzzle.set_given(cell, digit);
            parts_.push_back(std::move(part));
        }
    }

    Points points_of(const Puzzle& puzzle) { return {puzzle, limits_.deadline, outcome_.nodes}; }

    // Ends the search where the answer is neither yes nor no.
    bool is_found(CbcAnswer answer) {
        if (answer == CbcAnswer::stopped) end(Stop::deadline);
        if (answer == CbcAnswer::failed) fail(text::kNoPoint);
        return answer == CbcAnswer::found;
    }

    // False if that ends the search.
    bool hand_on(const Digits& digits) {
        const Grid grid{puzzle_.board(), digits};
        if (!solves(grid, puzzle_)) {
            fail(text::kNotASolution);
        } else {
            ++outcome_.count;
            if (!sink_(digits) || outcome_.count == limits_.limit) end(Stop::limit);
        }
        return !ended_;
    }

    void end(Stop stop) {
        outcome_.stop = stop;
        ended_ = true;
    }

    void fail(const MessageText& why) {
        outcome_.error = Error{ErrorCode::input_output, 0, message(why, "cbc")};
        ended_ = true;
    }

    const Puzzle& puzzle_;
    SearchLimits limits_;
    SolutionSink sink_;
    std::vector<Part> parts_;
    SearchOutcome outcome_;
    bool ended_ = false;
};

class IlpEngine final : public engine::Engine {
  public:
    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override {
        if (auto fault = module_fault<CbcModule>()) return {.error = std::move(fault)};
        return IlpSearch(puzzle, limits, sink).run();
    }
};

}  // namespace

std::unique_ptr<engine::Engine> make_ilp() { return std::make_unique<IlpEngine>(); }

}  // namespace sudokit::backend
