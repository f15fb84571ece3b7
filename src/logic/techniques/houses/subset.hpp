// Subsets: as many digits as cells in a house, which keep each other for themselves.
#pragma once

#include <cstdint>

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Naked pair, triple and quad: n cells of a house that hold n digits between them keep those
/// digits, which leave the rest of every house that all the cells are in.
///
/// Pairs and triples in the crossing of a box and another house are locked if the box loses
/// candidates and the other house loses some outside of the box; these are techniques of their own.
class NakedSubset final : public SharingTechnique {
  public:
    enum class Kind : std::uint8_t { plain, locked };

    /// `size` is 2, 3 or 4 and gives the technique with the kind; there is no locked quad.
    NakedSubset(TechniqueId id, std::uint32_t size, Kind kind)
        : id_(id), size_(size), kind_(kind) {}

    bool find_at(const Position& position, StepSink sink) const override;

  private:
    [[nodiscard]] bool is_worth_a_look(const Board& board, const VainLooks& looks,
                                       std::uint32_t house) const;
    bool find_in(const State& state, std::uint32_t number, StepSink sink) const;

    TechniqueId id_;
    std::uint32_t size_;
    Kind kind_;
};

/// Hidden pair, triple and quad: n digits of a house that have n places between them keep those
/// cells, which no other digit can be in. Direct ones place a digit that this leaves one of several
/// places in the house, and nothing else.
class HiddenSubset final : public SharingTechnique {
  public:
    enum class Kind : std::uint8_t { plain, direct };

    /// `size` is 2, 3 or 4 and gives the technique with the kind.
    HiddenSubset(TechniqueId id, std::uint32_t size, Kind kind)
        : id_(id), size_(size), kind_(kind) {}

    bool find_at(const Position& position, StepSink sink) const override;

  private:
    bool find_in(const State& state, std::uint32_t number, StepSink sink) const;

    TechniqueId id_;
    std::uint32_t size_;
    Kind kind_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* subset_technique(TechniqueId id);

}  // namespace sudokit::logic
