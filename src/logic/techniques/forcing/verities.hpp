// What follows from every one of several assumptions of which one must be right.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/function_ref.hpp"

#include "base/lookout.hpp"
#include "logic/techniques/forcing/reach.hpp"

namespace sudokit::logic {

/// Assumptions of which one is right: the candidates of a cell, the places of a digit in a house,
/// the guardians of a pattern, or both values of a candidate.
struct Alternatives {
    std::optional<Cell> cell;
    std::optional<std::uint32_t> house;
    std::vector<Literal> assumptions;
    std::optional<GuardianPattern> guarded = {};
};

/// Takes alternatives; answers whether more are wanted.
using AlternativesSink = FunctionRef<bool(const Alternatives&)>;

/// All alternatives of a kind that the state has, in order, until `sink` has enough.
void each_choice_by_cell(const State& state, AlternativesSink sink);
void each_choice_by_house(const State& state, AlternativesSink sink);
void each_choice_by_candidate(const State& state, AlternativesSink sink);
void each_choice_by_guardian(const State& state, AlternativesSink sink);

/// Collects what alternatives have in common, for each conclusion those with the shortest branches.
class Verities {
  public:
    /// Conclusions of a size that the sink does not want are left out. `reaches` outlives this
    /// object.
    Verities(Reaches& reaches, StepSink sink);

    /// Adds the common conclusions; false once enough work has been done, or the deadline has
    /// passed. Alternatives with an
    /// assumption "it holds" that runs into a dead end are passed over: that refutes it, and
    /// nothing need be common. If "it does not hold" does, the conclusion is that it holds.
    bool add(const Alternatives& alternatives);

    /// Offers a step for each conclusion, those with the fewest consequences first; none if the
    /// deadline has passed.
    bool offer(TechniqueId technique);

  private:
    struct Best {
        std::uint32_t length = UINT32_MAX;
        std::uint32_t alternatives = 0;
    };

    void note_work(std::uint32_t facts);
    [[nodiscard]] std::uint32_t number_of(Literal literal) const;
    void number_facts(const Reach& reach);
    [[nodiscard]] bool wants(Literal conclusion) const;
    [[nodiscard]] std::uint64_t wanted_literals() const;
    bool find_common(const Alternatives& alternatives);
    void list_common(Literal first);
    void measure(const Alternatives& alternatives);
    void keep(std::uint32_t conclusion, std::uint32_t length, const Alternatives& alternatives);
    [[nodiscard]] Step step_of(TechniqueId technique, Literal conclusion,
                               const Alternatives& alternatives);

    Reaches& reaches_;
    StepSink sink_;
    Lookout lookout_;
    std::uint64_t work_ = 0;
    std::uint32_t last_size_ = 0;         // of what was followed last
    std::vector<std::uint64_t> shared_;   // what follows from all so far, as `Reach::literals`
    std::vector<std::uint32_t> common_;   // numbers of literals
    std::vector<std::uint32_t> fact_of_;  // by literal, of the reach at hand
    std::vector<std::uint32_t> lengths_;
    std::vector<Best> best_;               // by the number of the literal
    std::vector<std::uint32_t> literals_;  // those with a best
    std::vector<Alternatives> kept_;
    bool is_kept_ = false;  // the alternatives at hand are the last of `kept_`
};

}  // namespace sudokit::logic
