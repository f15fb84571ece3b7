#include "backend/cadical.hpp"

#include <utility>

#include <cadical.hpp>

namespace sudokit::backend {
namespace {

class DeadlineTerminator final : public CaDiCaL::Terminator {
  public:
    explicit DeadlineTerminator(Deadline deadline) : deadline_(deadline) {}
    bool terminate() override { return deadline_.passed(); }

  private:
    Deadline deadline_;
};

// Counts the clauses that are learnt, one per conflict, and wants to see none of them.
class ConflictCounter final : public CaDiCaL::Learner {
  public:
    bool learning(int /*size*/) override {
        ++conflicts_;
        return false;
    }
    void learn(int /*literal*/) override {}

    [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }

  private:
    std::uint64_t conflicts_ = 0;
};

class Cadical final : public SatSolver {
  public:
    Cadical() {
        solver_.set("quiet", 1);
        solver_.connect_learner(&counter_);
    }
    ~Cadical() override { solver_.disconnect_learner(); }

    void add(std::span<const Literal> clause) override {
        for (const Literal literal : clause) solver_.add(literal);
        solver_.add(0);
    }

    Result<SatAnswer> solve(const Deadline& deadline) override {
        DeadlineTerminator terminator(deadline);
        if (terminator.terminate()) return SatAnswer::stopped;
        solver_.connect_terminator(&terminator);
        const int status = solver_.solve();
        solver_.disconnect_terminator();
        switch (status) {
            case 10: return SatAnswer::satisfiable;
            case 20: return SatAnswer::unsatisfiable;
            default: return SatAnswer::stopped;  // it gives up only when it is told to
        }
    }

    [[nodiscard]] bool value(Variable variable) const override {
        return variable <= solver_.vars() && solver_.val(variable) > 0;
    }

    [[nodiscard]] SatStatistics statistics() const override {
        return {.conflicts = counter_.conflicts()};
    }

  private:
    ConflictCounter counter_;
    // Asking for a value changes nothing that shows, but CaDiCaL does not call it const.
    mutable CaDiCaL::Solver solver_;
};

}  // namespace

Result<std::unique_ptr<SatSolver>> make_cadical() {
    return {std::unique_ptr<SatSolver>(std::make_unique<Cadical>())};
}

}  // namespace sudokit::backend
