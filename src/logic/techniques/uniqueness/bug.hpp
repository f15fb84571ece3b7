// BUG: a board that a few candidates keep from having two solutions or none.
#pragma once

#include "logic/technique.hpp"
#include "logic/techniques/guardians/guardians.hpp"

namespace sudokit::logic {

/// Bivalue universal grave plus one: every open cell has two candidates, and every digit two places
/// in each house where it is open, once a single candidate is set aside. Without that candidate a
/// solution and its complement would both fit, so its cell holds it: the cell's others go.
class BugPlusOne final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The same with several candidates set aside, the guardians, of which one holds: what all of them
/// rule out goes (type 2 if they are of one digit, else BUG+n), or they are part of a naked subset
/// (type 3), or a digit is confined to their two cells (type 4).
class BugPlusMany final : public Technique {
  public:
    BugPlusMany(TechniqueId id, GuardianType type) : id_(id), type_(type) {}
    bool find(const State& state, StepSink sink) const override;

  private:
    TechniqueId id_;
    GuardianType type_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* bug_technique(TechniqueId id);

}  // namespace sudokit::logic
