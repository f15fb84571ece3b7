// Gathers what a search in almost locked sets finds, and offers the shortest for each conclusion.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/step.hpp"

#include "logic/techniques/als_index.hpp"

namespace sudokit::logic {

/// Sets that follow from each other, as `AlsPattern` has them, and what they strike.
struct AlsFinding {
    std::vector<std::uint32_t> sets;  ///< of the index
    std::vector<Digit> commons;
    std::optional<Cell> stem;
    bool loop = false;
    std::vector<Candidate> eliminations;  ///< in increasing order

    auto operator<=>(const AlsFinding&) const = default;
};

/// Findings of one search.
class AlsSteps {
  public:
    explicit AlsSteps(const AlsIndex& index) : index_(index) {}

    /// A finding that strikes nothing is dropped.
    void add(AlsFinding finding) {
        if (!finding.eliminations.empty()) found_.push_back(std::move(finding));
    }

    /// What to do with findings that are equally short and have the same eliminations.
    enum class Equals : std::uint8_t { keep_all, keep_one };

    /// Offers, of the findings with the same eliminations, those with the fewest sets, and of these
    /// those with the fewest cells; in the order of the same two numbers.
    bool offer(TechniqueId id, Equals equals, StepSink sink);

  private:
    [[nodiscard]] Step step(TechniqueId id, AlsFinding& finding) const;

    const AlsIndex& index_;
    std::vector<AlsFinding> found_;
};

/// Adds the cells of both as candidates of `digit`.
void add_common(AlsIndex::Words a, AlsIndex::Words b, Digit digit,
                std::vector<Candidate>& candidates);

/// Adds the cells of `a` that are not in `b`.
void add_difference(AlsIndex::Words a, AlsIndex::Words b, Digit digit,
                    std::vector<Candidate>& candidates);

/// Puts candidates into increasing order, each once.
void tidy(std::vector<Candidate>& candidates);

}  // namespace sudokit::logic
