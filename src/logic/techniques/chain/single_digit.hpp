// Two strong links of one digit, joined by a weak one: skyscraper, two-string kite, turbot fish.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Two houses with two places each of a digit, one place of the one seeing one of the other: of the
/// two places that are left over one holds the digit, which leaves all that sees both.
class TwoStrongLinks final : public SharingTechnique {
  public:
    enum class Form : std::uint8_t {
        skyscraper,  ///< parallel lines, joined along a crossing line, the far ends not in one
        kite,        ///< a row and a column, joined in a box
        turbot       ///< any other
    };

    explicit TwoStrongLinks(Form form) : form_(form) {}

    bool find_at(const Position& position, StepSink sink) const override;

  private:
    Form form_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* single_digit_technique(TechniqueId id);

}  // namespace sudokit::logic
