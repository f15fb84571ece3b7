#include "backend/proof_cadical.hpp"

#include <cstdio>
#include <cstdlib>

#include <cadical.hpp>

namespace sudokit::backend {
namespace {

constexpr int kSatisfiable = 10;
constexpr int kRefuted = 20;
constexpr std::size_t kClausesPerLook = 4096;

class Terminator final : public CaDiCaL::Terminator {
  public:
    explicit Terminator(Deadline deadline) : deadline_(deadline) {}
    bool terminate() override { return deadline_.passed(); }

  private:
    Deadline deadline_;
};

// A stream that writes into memory: CaDiCaL writes proofs to streams only.
class MemoryStream {
  public:
    MemoryStream() : stream_(::open_memstream(&data_, &size_)) {}
    MemoryStream(const MemoryStream&) = delete;
    MemoryStream& operator=(const MemoryStream&) = delete;
    ~MemoryStream() {
        close();
        std::free(data_);
    }

    [[nodiscard]] std::FILE* stream() const { return stream_; }

    /// All that was written; ends the writing. Empty if memory ran out.
    [[nodiscard]] std::string take() {
        const bool whole = close();
        return whole && data_ != nullptr ? std::string(data_, size_) : std::string();
    }

  private:
    bool close() {
        if (stream_ == nullptr) return true;
        const bool whole = std::ferror(stream_) == 0;
        const bool closed = std::fclose(stream_) == 0;
        stream_ = nullptr;
        return whole && closed;
    }

    char* data_ = nullptr;
    std::size_t size_ = 0;
    std::FILE* stream_;
};

bool add_clauses(CaDiCaL::Solver& solver, const ClauseList& clauses, Deadline deadline) {
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (i % kClausesPerLook == 0 && deadline.passed()) return false;
        for (const Literal literal : clauses[i]) solver.add(literal);
        solver.add(0);
    }
    return true;
}

std::vector<bool> model_of(CaDiCaL::Solver& solver, Variable variables) {
    std::vector<bool> model{false};
    for (Variable variable = 1; variable <= variables; ++variable) {
        model.push_back(solver.val(variable) > 0);
    }
    return model;
}

}  // namespace

TracedAnswer solve_traced(const DratFormula& formula, Deadline deadline) {
    MemoryStream trace;
    Terminator terminator(deadline);
    CaDiCaL::Solver solver;
    solver.set("quiet", 1);
    solver.set("binary", 0);
    if (trace.stream() == nullptr || !solver.trace_proof(trace.stream(), "proof")) return {};
    if (!add_clauses(solver, formula.clauses, deadline)) return {};
    solver.connect_terminator(&terminator);
    const int answer = solver.solve();
    solver.disconnect_terminator();
    solver.close_proof_trace();
    if (answer == kSatisfiable)
        return {TracedVerdict::model, model_of(solver, formula.variables), {}};
    if (answer == kRefuted) return {TracedVerdict::refuted, {}, trace.take()};
    return {};
}

std::string tracer_name() { return std::string("CaDiCaL ") + CaDiCaL::Solver::version(); }

}  // namespace sudokit::backend
