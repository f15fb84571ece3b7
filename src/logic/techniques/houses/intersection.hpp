// Intersections: a digit that some houses have only where they cross others leaves the rest of
// those.
#pragma once

#include <cstdint>

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Candidate Lines. Pointing: all places of a digit in a box (or window, or extra house) lie in
/// another house too, so the digit leaves the rest of that one. Claiming: the same from a row, a
/// column or a diagonal. There are two places or more: a single one is a hidden single.
class CandidateLines final : public SharingTechnique {
  public:
    enum class From : std::uint8_t { region, line };

    CandidateLines(TechniqueId id, From from) : id_(id), from_(from) {}

    bool find_at(const Position& position, StepSink sink) const override;

  private:
    bool find_in(const Position& position, std::uint32_t base, Digit digit, StepSink sink) const;

    TechniqueId id_;
    From from_;
};

/// A digit that k boxes of a band or stack have in the same k lines only leaves those lines in the
/// other boxes. No fewer of the boxes do with as many lines: that would be pointing, or two
/// patterns side by side.
class MultipleLines final : public SharingTechnique {
  public:
    enum class Places : std::uint8_t {
        pairs,  ///< Double Pairs: two boxes with two places each
        any     ///< Multiple Lines: any number of boxes and places
    };

    MultipleLines(TechniqueId id, Places places) : id_(id), places_(places) {}

    /// Boards without rectangular boxes have no such steps. Where a band has more than eight boxes,
    /// four of them at most are taken together.
    bool find_at(const Position& position, StepSink sink) const override;

  private:
    TechniqueId id_;
    Places places_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* intersection_technique(TechniqueId id);

}  // namespace sudokit::logic
