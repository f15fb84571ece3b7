// A figure in the making: zones, marks and arrows in the order in which a pattern names them.
#pragma once

#include <map>
#include <span>
#include <utility>

#include "sudokit/figure.hpp"

namespace sudokit::draw {

/// Collects what a step points out in a state.
class FigureBuilder {
  public:
    explicit FigureBuilder(const State& before) : before_(before), figure_(figure_of(before)) {}

    [[nodiscard]] const State& before() const { return before_; }
    [[nodiscard]] const Board& board() const { return before_.board(); }

    void add_house(ZoneRole role, std::uint32_t house);
    void add_cells(ZoneRole role, std::vector<Cell> cells, std::string label = {});

    /// Gives a candidate its role; the first role that is given stays. What is no candidate of the
    /// state is passed over.
    void mark(Candidate candidate, MarkRole role);

    /// The same for those of `digits` that the cells have.
    void mark(std::span<const Cell> cells, DigitSet digits, MarkRole role);

    void add_arrow(Arrow arrow) { figure_.arrows.push_back(std::move(arrow)); }

    /// The figure with the conclusions of `step`.
    [[nodiscard]] Figure finish(const Step& step);

  private:
    const State& before_;
    Figure figure_;
    std::map<Candidate, Mark> marks_;
};

/// What `pattern` points out.
void add_pattern(FigureBuilder& builder, const Step& step, const SinglePattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const SubsetPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const FishPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const WingPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const ChainPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const ColouringPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const RectanglePattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const BugPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const MedusaPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const AlignedPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const LeftoverPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const AlsPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const SueDeCoqPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const LockedSetsPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const ExocetPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const FireworksPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const GuardianPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const AutomorphismPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const ForcingPattern& pattern);
void add_pattern(FigureBuilder& builder, const Step& step, const ConstraintPattern& pattern);

}  // namespace sudokit::draw
