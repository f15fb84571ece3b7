// Our own solver of formulas: the procedure of Davis, Putnam, Logemann and Loveland, to be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "backend/sat_solver.hpp"
#include "base/lookout.hpp"

namespace sudokit::backend {

/// What the node of a search has come to: a choice below it, a clause that became false, or, where
/// there is neither, a model.
struct DpllNode {
    Literal choice = 0;
    std::span<const Literal> conflict = {};
    std::span<const Literal> implied = {};  ///< what followed since the node was entered
};

/// Told of every node of a search: the first is there from the beginning, and the others are
/// entered by a choice or by the opposite of one that failed.
class DpllProbe {
  public:
    DpllProbe() = default;
    DpllProbe(const DpllProbe&) = delete;
    DpllProbe& operator=(const DpllProbe&) = delete;
    virtual ~DpllProbe() = default;

    virtual void enter(Literal literal, bool chosen) = 0;
    /// Answers whether to go on.
    virtual bool settle(const DpllNode& node) = 0;
    virtual void leave() = 0;
    /// All choices are taken back at once.
    virtual void begin_anew() = 0;
};

/// Unit propagation, a choice, and back when it fails (Davis, Logemann and Loveland 1962). Clauses
/// are watched by two of their literals (Moskewicz and others 2001); nothing is learnt.
///
/// The assignment stays as it was after an answer: a clause that excludes the model found makes the
/// search go on from there, so that finding all models visits nothing twice.
class Dpll final : public SatSolver {
  public:
    void add(std::span<const Literal> clause) override;
    Result<SatAnswer> solve(const Deadline& deadline) override;
    [[nodiscard]] bool value(Variable variable) const override;
    [[nodiscard]] SatStatistics statistics() const override { return statistics_; }

    /// Writes a proof in DRAT form to `proof` from now on, which must outlive the search: to be
    /// called before any clause is added, and for one question only. Where the answer is that there
    /// is no model, it is complete.
    void trace(std::string& proof) { proof_ = &proof; }

    /// From now on `probe`, if it is not null, is told of all that is done; it must outlive that.
    void watch(DpllProbe* probe) { probe_ = probe; }

  private:
    using ClauseId = std::uint32_t;

    struct Range {
        std::size_t begin = 0;
        std::size_t size = 0;
    };

    /// 1 for a true literal, -1 for a false one, 0 for an open one.
    [[nodiscard]] int value_of(Literal literal) const {
        return literal > 0 ? values_[index_of(literal)] : -values_[index_of(-literal)];
    }
    [[nodiscard]] static std::size_t index_of(Variable variable) {
        return static_cast<std::size_t>(variable);
    }
    [[nodiscard]] std::vector<ClauseId>& watchers(Literal literal) {
        return literal > 0 ? watchers_[2 * index_of(literal)]
                           : watchers_[2 * index_of(-literal) + 1];
    }
    [[nodiscard]] std::span<Literal> literals(ClauseId clause) {
        return std::span(literals_).subspan(clauses_[clause].begin, clauses_[clause].size);
    }

    void make_room(std::span<const Literal> clause);
    [[nodiscard]] bool is_false(std::span<const Literal> clause) const;
    bool watch(ClauseId clause);
    void assign(Literal literal);
    void imply(Literal literal);
    void undo(std::size_t mark);
    [[nodiscard]] bool propagate();
    [[nodiscard]] bool visit(ClauseId clause, Literal falsified, bool& moved);
    [[nodiscard]] Literal choose();
    [[nodiscard]] bool backtrack();
    void note_failure();
    void enter(Literal literal, bool chosen);
    [[nodiscard]] bool tell(DpllNode node);

    std::vector<Literal> literals_;  // of all clauses; the first two of each watch it
    std::vector<Range> clauses_;
    std::vector<ClauseId> choices_;  // clauses that may be left with positive literals only
    std::vector<std::vector<ClauseId>> watchers_;  // per literal
    std::vector<std::int8_t> values_;              // per variable
    std::vector<std::size_t> position_;            // per variable, its place in the trail
    std::vector<Literal> trail_;                   // what is true, in the order of finding it
    std::size_t propagated_ = 0;                   // how much of it has been looked at
    std::vector<std::size_t> decisions_;           // places in the trail of what was chosen
    bool contradiction_ = false;                   // there is no model, whatever is added
    SatStatistics statistics_;
    Lookout lookout_;               // while it propagates
    std::string* proof_ = nullptr;  // null: none is wanted
    ClauseId false_clause_ = 0;     // the last one that became false

    // For whoever watches: how deep the node is that the search is at, where what it implies
    // begins, and how deep that of each choice is that was made.
    DpllProbe* probe_ = nullptr;
    std::size_t depth_ = 0;
    std::size_t entered_ = 0;
    std::vector<std::size_t> depths_;
};

/// The same behind the interface.
[[nodiscard]] Result<std::unique_ptr<SatSolver>> make_dpll();

}  // namespace sudokit::backend
