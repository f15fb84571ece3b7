// Gathers what a search in almost locked sets finds, and offers the shortest for each set of
// eliminations.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "sudokit/step.hpp"

#include "logic/techniques/als/als_index.hpp"

namespace sudokit::logic {

/// Sets that follow from each other, as `AlsPattern` has them.
struct AlsPath {
    std::vector<std::uint32_t> sets;  ///< of the index
    std::vector<Digit> commons;
    std::optional<Cell> stem;
    bool loop = false;

    bool operator==(const AlsPath&) const = default;
};

/// The findings of one search. Of those with the same eliminations it keeps those with the fewest
/// sets, and of these those with the fewest cells.
class AlsSteps {
  public:
    /// Which of the findings that are equally short and have the same eliminations are kept.
    enum class Equals : std::uint8_t { all, first };

    AlsSteps(const AlsIndex& index, Equals equals) : index_(index), equals_(equals) {}

    /// True if a finding of these eliminations, not none, and of this length would be kept: so that
    /// most need not even be written down. Eliminations are in increasing order, here and below.
    [[nodiscard]] bool wants(const std::vector<Candidate>& eliminations, std::size_t sets,
                             std::uint32_t cells) const;

    /// Adds a finding, if it is wanted.
    void add(AlsPath path, const std::vector<Candidate>& eliminations);

    /// Offers what was kept, the shortest first.
    bool offer(TechniqueId id, StepSink sink) const;

  private:
    struct Kept {
        std::size_t sets = 0;
        std::uint32_t cells = 0;
        std::vector<AlsPath> paths;
    };

    const AlsIndex& index_;
    Equals equals_;
    std::map<std::vector<Candidate>, Kept> kept_;
};

/// Adds the cells of both as candidates of `digit`.
void add_common(AlsIndex::Words a, AlsIndex::Words b, Digit digit,
                std::vector<Candidate>& candidates);

/// Adds the cells of `a` that are not in `b`.
void add_difference(AlsIndex::Words a, AlsIndex::Words b, Digit digit,
                    std::vector<Candidate>& candidates);

}  // namespace sudokit::logic
