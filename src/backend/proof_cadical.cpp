#include "backend/proof_cadical.hpp"

#include <cstdio>
#include <cstdlib>

#include <cadical.hpp>
#include <sys/types.h>

namespace sudokit::backend {
namespace {

constexpr int kSatisfiable = 10;
constexpr int kRefuted = 20;
constexpr std::size_t kClausesPerLook = 4096;

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

    /// How much was written so far.
    [[nodiscard]] std::size_t size() const {
        const off_t written = ::ftello(stream_);
        return written < 0 ? 0 : static_cast<std::size_t>(written);
    }

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

class Terminator final : public CaDiCaL::Terminator {
  public:
    Terminator(Deadline deadline, const MemoryStream& trace, std::size_t most)
        : deadline_(deadline), trace_(trace), most_(most) {}

    bool terminate() override { return deadline_.passed() || is_full(); }
    [[nodiscard]] bool is_full() const { return trace_.size() > most_; }

  private:
    Deadline deadline_;
    const MemoryStream& trace_;
    std::size_t most_;
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

TracedAnswer solve_traced(const DratFormula& formula, Deadline deadline, std::size_t most) {
    struct Tracing {
        MemoryStream trace;
        CaDiCaL::Solver solver;
    };
    const auto tracing = std::make_shared<Tracing>();
    CaDiCaL::Solver& solver = tracing->solver;
    MemoryStream& trace = tracing->trace;
    Terminator terminator(deadline, trace, most);
    TracedAnswer out{.remains = tracing};
    solver.set("quiet", 1);
    solver.set("binary", 0);
    if (trace.stream() == nullptr || !solver.trace_proof(trace.stream(), "proof")) return out;
    if (!add_clauses(solver, formula.clauses, deadline)) return out;
    solver.connect_terminator(&terminator);
    const int answer = solver.solve();
    solver.disconnect_terminator();
    solver.close_proof_trace();
    out.too_large = answer != kSatisfiable && answer != kRefuted && terminator.is_full();
    if (answer == kSatisfiable) {
        out.verdict = TracedVerdict::model;
        out.model = model_of(solver, formula.variables);
    } else if (answer == kRefuted) {
        out.verdict = TracedVerdict::refuted;
        out.proof = trace.take();
    }
    return out;
}

std::string tracer_name() { return std::string("CaDiCaL ") + CaDiCaL::Solver::version(); }

}  // namespace sudokit::backend
