#include "backend/cbc.hpp"

#include <new>

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

}  // namespace

struct CbcProgramme::Solver {
    explicit Solver(Deadline deadline) : watch{deadline} {}

    void load(const model::ReducedProgramme& programme) {
        const std::vector<double> zeros(programme.columns.size());
        const std::vector<double> ones(programme.columns.size(), 1);
        std::vector<double> least;
        for (const auto& row : programme.rows) least.push_back(row.equal ? 1 : 0);
        const std::vector<double> most(programme.rows.size(), 1);
        const StopSimplex stop(watch);
        linear.messageHandler()->setLogLevel(0);
        linear.getModelPtr()->setLogLevel(0);
        linear.loadProblem(matrix_of(programme), zeros.data(), ones.data(), zeros.data(),
                           least.data(), most.data());
        for (int column = 0; column < linear.getNumCols(); ++column) linear.setInteger(column);
        linear.getModelPtr()->passInEventHandler(&stop);
    }

    void set_costs(std::span<const std::uint32_t> columns, double cost) {
        for (const std::uint32_t column : columns) {
            linear.setObjCoeff(static_cast<int>(column), cost);
        }
    }

    Watch watch;
    OsiClpSolverInterface linear;
    bool loaded = false;
    bool solved = false;  // there is a basis to go on from
};

CbcProgramme::CbcProgramme(const model::ReducedProgramme& programme, Deadline deadline)
    : solver_(std::make_unique<Solver>(deadline)) {
    const CbcAnswer answer = guarded(solver_->watch, [&] {
        solver_->load(programme);
        return CbcAnswer::found;
    });
    solver_->loaded = answer == CbcAnswer::found;
}

CbcProgramme::~CbcProgramme() = default;

CbcAnswer CbcProgramme::solve_relaxation() {
    OsiClpSolverInterface& linear = solver_->linear;
    if (solver_->watch.look()) return CbcAnswer::stopped;
    if (solver_->solved) {
        linear.resolve();
    } else {
        // On its own CLP begins large programmes with a method that tells nobody how it goes on.
        constexpr int kLarge = 5000;  // columns
        if (linear.getNumCols() > kLarge) {
            ClpSolve options;
            options.setSolveType(ClpSolve::useDual);
            options.setPresolveType(ClpSolve::presolveOff);
            linear.setSolveOptions(options);
        }
        linear.initialSolve();
    }
    solver_->solved = true;
    if (solver_->watch.over) return CbcAnswer::stopped;
    if (linear.isProvenPrimalInfeasible()) return CbcAnswer::infeasible;
    if (!linear.isProvenOptimal()) return CbcAnswer::failed;
    values_.assign(linear.getColSolution(), linear.getColSolution() + linear.getNumCols());
    return CbcAnswer::found;
}

CbcAnswer CbcProgramme::relax() {
    if (!solver_->loaded) return CbcAnswer::failed;
    return guarded(solver_->watch, [&] { return solve_relaxation(); });
}

CbcAnswer CbcProgramme::relax_against(std::span<const std::uint32_t> columns) {
    if (!solver_->loaded) return CbcAnswer::failed;
    return guarded(solver_->watch, [&] {
        solver_->set_costs(columns, 1);
        const CbcAnswer answer = solve_relaxation();
        solver_->set_costs(columns, 0);
        return answer;
    });
}

// Probing, and no strong branching: on 60 of the hardest 9x9 puzzles half of the time of CBC's own
// choice, on 16x16 puzzles with few givens a fifth.
CbcAnswer CbcProgramme::branch(std::uint64_t& nodes) {
    if (!solver_->loaded) return CbcAnswer::failed;
    return guarded(solver_->watch, [&] {
        if (solver_->watch.look()) return CbcAnswer::stopped;
        CbcModel model(solver_->linear);
        model.setLogLevel(0);
        model.solver()->messageHandler()->setLogLevel(0);
        model.setNumberStrong(0);
        CglProbing probing;
        model.addCutGenerator(&probing, -1, "probing");
        StopBranching stop(solver_->watch);
        model.passInEventHandler(&stop);
        model.branchAndBound();
        nodes += static_cast<std::uint64_t>(model.getNodeCount()) +
                 static_cast<std::uint64_t>(model.strongInfo()[0]);
        const double* found = model.bestSolution();
        if (found != nullptr) {
            values_.assign(found, found + solver_->linear.getNumCols());
            return CbcAnswer::found;
        }
        if (solver_->watch.over) return CbcAnswer::stopped;
        return model.isProvenInfeasible() ? CbcAnswer::infeasible : CbcAnswer::failed;
    });
}

void CbcProgramme::exclude(std::span<const std::uint32_t> columns) {
    const CbcAnswer answer = guarded(solver_->watch, [&] {
        const std::vector<int> numbers(columns.begin(), columns.end());
        const std::vector<double> ones(numbers.size(), 1);
        const auto count = static_cast<int>(numbers.size());
        solver_->linear.addRow(count, numbers.data(), ones.data(), -COIN_DBL_MAX, count - 1.0);
        return CbcAnswer::found;
    });
    if (answer != CbcAnswer::found) solver_->loaded = false;
}

}  // namespace sudokit::backend
