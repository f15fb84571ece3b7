#include "backend/cbc.hpp"

#include <new>
#include <vector>

#include <CbcEventHandler.hpp>
#include <CbcModel.hpp>
#include <CglProbing.hpp>
#include <ClpEventHandler.hpp>
#include <OsiClpSolverInterface.hpp>

namespace sudokit::backend {
namespace {

// Says no for ever once the deadline has passed: a linear programme that was cut short looks
// infeasible to CBC, which must not go on with that.
struct Watch {
    Deadline deadline;
    bool over = false;

    bool look() {
        over = over || deadline.passed();
        return over;
    }
};

class StopSimplex final : public ClpEventHandler {
  public:
    explicit StopSimplex(Watch& watch) : watch_(&watch) {}
    int event(Event which) override {
        const bool now = which == endOfIteration || which == endOfFactorization;
        return now && watch_->look() ? 0 : -1;
    }
    [[nodiscard]] ClpEventHandler* clone() const override { return new StopSimplex(*this); }

  private:
    Watch* watch_;
};

class StopBranching final : public CbcEventHandler {
  public:
    explicit StopBranching(Watch& watch) : watch_(&watch) {}
    CbcAction event(CbcEvent /*which*/) override { return watch_->look() ? stop : noAction; }
    [[nodiscard]] CbcEventHandler* clone() const override { return new StopBranching(*this); }

  private:
    Watch* watch_;
};

// What COIN-OR throws is of no more use to us than that it was thrown, and where it was cut short
// not even that. But that there is no memory is not its fault.
template <class Work>
CbcAnswer guarded(const Watch& watch, const Work& work) {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        throw;
    } catch (...) {
        return watch.over ? CbcAnswer::stopped : CbcAnswer::failed;
    }
}

// All at once: rows added one by one would be copied again and again.
CoinPackedMatrix matrix_of(const model::ReducedProgramme& programme) {
    std::vector<CoinBigIndex> starts{0};
    std::vector<int> columns;
    for (const model::ReducedProgramme::Row& row : programme.rows) {
        columns.insert(columns.end(), row.columns.begin(), row.columns.end());
        starts.push_back(static_cast<CoinBigIndex>(columns.size()));
    }
    const std::vector<double> ones(columns.size(), 1);
    return {false,
            static_cast<int>(programme.columns.size()),
            static_cast<int>(programme.rows.size()),
            starts.back(),
            ones.data(),
            columns.data(),
            starts.data(),
            nullptr};
}

ClpSolve options_for(int columns) {
    ClpSolve options;
    // On its own CLP takes SIGINT away from the program for as long as it solves.
    constexpr int kInterrupt = 2;
    constexpr int kNever = 1;
    options.setSpecialOption(kInterrupt, kNever);
    // It begins large programmes with a method that tells nobody how it goes on.
    constexpr int kLarge = 5000;  // columns
    if (columns > kLarge) {
        options.setSolveType(ClpSolve::useDual);
        options.setPresolveType(ClpSolve::presolveOff);
    }
    return options;
}

class Programme final : public CbcProgramme {
  public:
    Programme(const model::ReducedProgramme& programme, Deadline deadline) : watch_{deadline} {
        loaded_ = guarded(watch_, [&] {
                      load(programme);
                      return CbcAnswer::found;
                  }) == CbcAnswer::found;
    }

    [[nodiscard]] CbcAnswer relax() override {
        if (!loaded_) return CbcAnswer::failed;
        return guarded(watch_, [&] { return solve_relaxation(); });
    }

    [[nodiscard]] CbcAnswer relax_against(std::span<const std::uint32_t> columns) override {
        if (!loaded_) return CbcAnswer::failed;
        return guarded(watch_, [&] {
            set_costs(columns, 1);
            const CbcAnswer answer = solve_relaxation();
            set_costs(columns, 0);
            return answer;
        });
    }

    // Probing, and no strong branching: on 60 of the hardest 9x9 puzzles half of the time of CBC's
    // own choice, on 16x16 puzzles with few givens a fifth.
    [[nodiscard]] CbcAnswer branch(std::uint64_t& nodes) override {
        if (!loaded_) return CbcAnswer::failed;
        return guarded(watch_, [&] {
            if (watch_.look()) return CbcAnswer::stopped;
            CbcModel model(linear_);
            model.setLogLevel(0);
            model.solver()->messageHandler()->setLogLevel(0);
            model.setNumberStrong(0);
            CglProbing probing;
            model.addCutGenerator(&probing, -1, "probing");
            StopBranching stop(watch_);
            model.passInEventHandler(&stop);
            model.branchAndBound();
            nodes += static_cast<std::uint64_t>(model.getNodeCount()) +
                     static_cast<std::uint64_t>(model.strongInfo()[0]);
            const double* found = model.bestSolution();
            if (found != nullptr) {
                values_.assign(found, found + linear_.getNumCols());
                return CbcAnswer::found;
            }
            if (watch_.over) return CbcAnswer::stopped;
            return model.isProvenInfeasible() ? CbcAnswer::infeasible : CbcAnswer::failed;
        });
    }

    [[nodiscard]] std::span<const double> values() const override { return values_; }

    void exclude(std::span<const std::uint32_t> columns) override {
        const CbcAnswer answer = guarded(watch_, [&] {
            const std::vector<int> numbers(columns.begin(), columns.end());
            const std::vector<double> ones(numbers.size(), 1);
            const auto count = static_cast<int>(numbers.size());
            linear_.addRow(count, numbers.data(), ones.data(), -COIN_DBL_MAX, count - 1.0);
            return CbcAnswer::found;
        });
        if (answer != CbcAnswer::found) loaded_ = false;
    }

  private:
    void load(const model::ReducedProgramme& programme) {
        const std::vector<double> zeros(programme.columns.size());
        const std::vector<double> ones(programme.columns.size(), 1);
        std::vector<double> least;
        for (const auto& row : programme.rows) least.push_back(row.equal ? 1 : 0);
        const std::vector<double> most(programme.rows.size(), 1);
        const StopSimplex stop(watch_);
        linear_.messageHandler()->setLogLevel(0);
        linear_.getModelPtr()->setLogLevel(0);
        linear_.loadProblem(matrix_of(programme), zeros.data(), ones.data(), zeros.data(),
                            least.data(), most.data());
        for (int column = 0; column < linear_.getNumCols(); ++column) linear_.setInteger(column);
        linear_.getModelPtr()->passInEventHandler(&stop);
        linear_.setSolveOptions(options_for(linear_.getNumCols()));
    }

    void set_costs(std::span<const std::uint32_t> columns, double cost) {
        for (const std::uint32_t column : columns) {
            linear_.setObjCoeff(static_cast<int>(column), cost);
        }
    }

    CbcAnswer solve_relaxation() {
        if (watch_.look()) return CbcAnswer::stopped;
        if (solved_) {
            linear_.resolve();
        } else {
            linear_.initialSolve();
        }
        solved_ = true;
        if (watch_.over) return CbcAnswer::stopped;
        if (linear_.isProvenPrimalInfeasible()) return CbcAnswer::infeasible;
        if (!linear_.isProvenOptimal()) return CbcAnswer::failed;
        values_.assign(linear_.getColSolution(), linear_.getColSolution() + linear_.getNumCols());
        return CbcAnswer::found;
    }

    Watch watch_;
    OsiClpSolverInterface linear_;
    std::vector<double> values_;
    bool loaded_ = false;
    bool solved_ = false;  // there is a basis to go on from
};

std::unique_ptr<CbcProgramme> make(const model::ReducedProgramme& programme, Deadline deadline) {
    return std::make_unique<Programme>(programme, deadline);
}

}  // namespace
}  // namespace sudokit::backend

SUDOKIT_EXPORT_MODULE(sudokit::backend::CbcModule, sudokit::backend::make)
