// Steps as JSON. The keys are described in docs/explain.md.
#include <algorithm>
#include <string>
#include <string_view>

#include "sudokit/explain.hpp"
#include "sudokit/techniques.hpp"

#include "logic/explain/board_json.hpp"

namespace sudokit {
namespace {

void write_members(logic::BoardJson& writer, const Step& step, const State& before);

// Writes the members of each kind of pattern.
class PatternJson {
  public:
    PatternJson(logic::BoardJson& out, const State& before) : out_(out), before_(before) {}

    void operator()(const SinglePattern& single);
    void operator()(const SubsetPattern& subset);
    void operator()(const FishPattern& fish);
    void operator()(const WingPattern& wing);
    void operator()(const ChainPattern& chain);
    void operator()(const ColouringPattern& colouring);
    void operator()(const RectanglePattern& rectangle);
    void operator()(const BugPattern& bug);
    void operator()(const MedusaPattern& medusa);
    void operator()(const AlignedPattern& aligned);
    void operator()(const LeftoverPattern& leftover);
    void operator()(const AlsPattern& als);
    void operator()(const SueDeCoqPattern& sue);
    void operator()(const LockedSetsPattern& locked);
    void operator()(const ExocetPattern& exocet);
    void operator()(const FireworksPattern& pattern);
    void operator()(const GuardianPattern& guarded);
    void operator()(const AutomorphismPattern& map);
    void operator()(const ForcingPattern& forcing);
    void operator()(const ConstraintPattern& constraint);

  private:
    void kind(std::string_view word) { out_.key("kind").text(word); }
    void members(const FishPattern& fish);
    void members(const GuardianPattern& guarded);
    void covers(const std::vector<HouseDigits>& some);
    template <class Set>
    void set(const Set& value);
    void cluster(const ColourCluster& value);
    void consequence(const Consequence& value);
    void branches(const std::vector<ForcingBranch>& some);
    void branch(const ForcingBranch& value);
    void steps_inside(const ForcingBranch& value);

    logic::BoardJson& out_;
    const State& before_;
};

void PatternJson::operator()(const SinglePattern& single) {
    kind("single");
    out_.members(single.candidate);
    out_.key("house").house_or_null(single.house);
}

void PatternJson::operator()(const SubsetPattern& subset) {
    kind("subset");
    out_.key("houses").houses(subset.houses);
    out_.key("cells").cells(subset.cells);
    out_.key("digits").digits(subset.digits);
}

void PatternJson::operator()(const FishPattern& fish) {
    kind("fish");
    members(fish);
}

void PatternJson::members(const FishPattern& fish) {
    out_.key("digit").number(fish.digit);
    out_.key("base").houses(fish.base);
    out_.key("cover").houses(fish.cover);
    out_.key("fins").cells(fish.fins);
}

void PatternJson::operator()(const WingPattern& wing) {
    kind("wing");
    out_.key("pivot").cell(wing.pivot);
    out_.key("pincers").cells(wing.pincers);
    out_.key("digit").number(wing.digit);
}

template <class Set>
void PatternJson::set(const Set& value) {
    out_.begin_object();
    out_.key("house").house(value.house);
    out_.key("cells").cells(value.cells);
    out_.key("digits").digits(value.digits);
    out_.end_object();
}

void PatternJson::operator()(const ChainPattern& chain) {
    kind("chain");
    out_.key("nodes").begin_array();
    for (const ChainNode& node : chain.nodes) {
        out_.begin_object();
        out_.key("cells").cells(node.cells);
        out_.key("digit").number(node.digit);
        out_.end_object();
    }
    out_.end_array();
    out_.key("links").begin_array();
    for (const ChainLink& link : chain.links) {
        out_.begin_object();
        out_.key("kind").text(link.kind == ChainLink::Kind::strong ? "strong" : "weak");
        out_.key("house").house_or_null(link.house);
        if (link.set) {
            out_.key("set");
            set(*link.set);
        }
        if (link.hidden) {
            out_.key("hidden");
            set(*link.hidden);
        }
        if (link.guarded) {
            out_.key("guarded").begin_object();
            members(*link.guarded);
            out_.end_object();
        }
        out_.end_object();
    }
    out_.end_array();
    out_.key("loop").boolean(chain.loop);
    out_.key("notation")
        .text(chain_notation(chain, out_.board(),
                             {Language::en, default_symbols(out_.board().order())}));
}

void PatternJson::cluster(const ColourCluster& value) {
    out_.begin_object();
    out_.key("colours").begin_array();
    for (const auto& colour : value.colours) out_.cells(colour);
    out_.end_array();
    out_.key("pairs").begin_array();
    for (const ConjugatePair& pair : value.pairs) {
        out_.begin_object();
        out_.key("first").cell(pair.first);
        out_.key("second").cell(pair.second);
        out_.key("house").house(pair.house);
        out_.end_object();
    }
    out_.end_array();
    out_.end_object();
}

void PatternJson::operator()(const ColouringPattern& colouring) {
    kind("colouring");
    out_.key("digit").number(colouring.digit);
    out_.key("clusters").begin_array();
    for (const ColourCluster& value : colouring.clusters) cluster(value);
    out_.end_array();
}

void PatternJson::operator()(const RectanglePattern& rectangle) {
    kind("rectangle");
    out_.key("corners").cells({rectangle.corners.begin(), rectangle.corners.end()});
    out_.key("digits").digits(rectangle.digits);
    out_.key("others").cells(rectangle.others);
    out_.key("subset").digits(rectangle.subset);
    out_.key("houses").houses(rectangle.houses);
}

void PatternJson::operator()(const BugPattern& bug) {
    kind("bug");
    out_.members(bug.candidate);
}

void PatternJson::members(const GuardianPattern& guarded) {
    out_.key("cells").cells(guarded.cells);
    out_.key("digits").digits(guarded.digits);
    out_.key("guardians").candidates(guarded.guardians);
    out_.key("others").cells(guarded.others);
    out_.key("subset").digits(guarded.subset);
    out_.key("houses").houses(guarded.houses);
}

void PatternJson::operator()(const GuardianPattern& guarded) {
    kind("guardians");
    members(guarded);
}

void PatternJson::operator()(const AutomorphismPattern& map) {
    kind("automorphism");
    out_.key("images").cells(map.cells);
    out_.key("partners").numbers(map.digits);
}

void PatternJson::operator()(const MedusaPattern& medusa) {
    kind("medusa");
    out_.key("colours").begin_array();
    for (const auto& colour : medusa.colours) out_.candidates(colour);
    out_.end_array();
    out_.key("links").begin_array();
    for (const MedusaLink& link : medusa.links) {
        out_.begin_object();
        out_.key("first").begin_object();
        out_.members(link.first);
        out_.end_object();
        out_.key("second").begin_object();
        out_.members(link.second);
        out_.end_object();
        out_.key("house").house_or_null(link.house);
        out_.end_object();
    }
    out_.end_array();
    out_.key("dead_end").dead_end_or_null(medusa.dead_end);
}

void PatternJson::operator()(const AlignedPattern& aligned) {
    kind("aligned");
    out_.key("cells").cells(aligned.cells);
    out_.key("excluders").cells(aligned.excluders);
}

void PatternJson::operator()(const LeftoverPattern& leftover) {
    kind("leftovers");
    out_.key("houses").houses(leftover.houses);
    out_.key("others").houses(leftover.others);
    out_.key("digit").number(leftover.digit);
}

void PatternJson::operator()(const AlsPattern& als) {
    kind("almost-locked-sets");
    out_.key("sets").begin_array();
    for (const AlmostLockedSet& one : als.sets) set(one);
    out_.end_array();
    out_.key("commons").begin_array();
    for (const DigitSet common : als.commons) out_.digits(common);
    out_.end_array();
    out_.key("stem").cell_or_null(als.stem);
    out_.key("loop").boolean(als.loop);
}

void PatternJson::operator()(const SueDeCoqPattern& sue) {
    kind("sue-de-coq");
    out_.key("line").house(sue.line);
    out_.key("box").house(sue.box);
    out_.key("crossing").cells(sue.crossing);
    out_.key("line_cells").cells(sue.line_cells);
    out_.key("box_cells").cells(sue.box_cells);
    out_.key("line_digits").digits(sue.line_digits);
    out_.key("box_digits").digits(sue.box_digits);
}

void PatternJson::covers(const std::vector<HouseDigits>& some) {
    out_.key("covers").begin_array();
    for (const HouseDigits& cover : some) {
        out_.begin_object();
        out_.key("house").house(cover.house);
        out_.key("digits").digits(cover.digits);
        out_.end_object();
    }
    out_.end_array();
}

void PatternJson::operator()(const LockedSetsPattern& locked) {
    kind("locked-sets");
    out_.key("cells").cells(locked.cells);
    covers(locked.covers);
}

void PatternJson::operator()(const ExocetPattern& exocet) {
    kind("exocet");
    out_.key("base").cells(exocet.base);
    out_.key("targets").cells(exocet.targets);
    out_.key("digits").digits(exocet.digits);
    out_.key("lines").houses(exocet.lines);
    covers(exocet.covers);
    if (exocet.second_base.empty()) return;
    out_.key("second_base").cells(exocet.second_base);
    out_.key("second_targets").cells(exocet.second_targets);
}

void PatternJson::operator()(const FireworksPattern& pattern) {
    kind("fireworks");
    out_.key("wings").cells(pattern.wings);
    out_.key("fireworks").begin_array();
    for (const Firework& firework : pattern.fireworks) {
        out_.begin_object();
        out_.key("corner").cell(firework.corner);
        out_.key("digits").digits(firework.digits);
        out_.end_object();
    }
    out_.end_array();
}

void PatternJson::operator()(const ConstraintPattern& constraint) {
    kind("constraint");
    out_.key("constraint").number(constraint.constraint);
    out_.key("cells").cells(constraint.cells);
    out_.key("digits").digits(constraint.digits);
}

void PatternJson::consequence(const Consequence& value) {
    constexpr std::string_view kReasons[] = {"assumption", "seen", "cell", "house", "step"};
    out_.begin_object();
    out_.members(value.candidate);
    out_.key("holds").boolean(value.holds);
    out_.key("reason").text(kReasons[static_cast<std::size_t>(value.reason)]);
    if (value.reason == Consequence::Reason::house) out_.key("house").house(value.house);
    if (value.reason == Consequence::Reason::step) out_.key("step").number(value.step);
    out_.key("parents").numbers(value.parents);
    out_.end_object();
}

void PatternJson::operator()(const ForcingPattern& forcing) {
    kind("forcing");
    out_.key("cell").cell_or_null(forcing.cell);
    out_.key("house").house_or_null(forcing.house);
    if (forcing.guarded) {
        out_.key("guarded").begin_object();
        members(*forcing.guarded);
        out_.end_object();
    }
    if (forcing.fish) {
        out_.key("fish").begin_object();
        members(*forcing.fish);
        out_.end_object();
    }
    out_.key("branches");
    branches(forcing.branches);
}

void PatternJson::branches(const std::vector<ForcingBranch>& some) {
    out_.begin_array();
    for (const ForcingBranch& value : some) branch(value);
    out_.end_array();
}

void PatternJson::branch(const ForcingBranch& value) {
    out_.begin_object();
    out_.key("consequences").begin_array();
    for (const Consequence& one : value.consequences) consequence(one);
    out_.end_array();
    out_.key("dead_end").dead_end_or_null(value.dead_end);
    if (!value.steps.empty()) steps_inside(value);
    if (!value.cases.empty()) {
        State inside = before_;
        apply(value, inside);
        out_.key("cell").cell_or_null(value.cell);
        out_.key("house").house_or_null(value.house);
        out_.key("cases");
        PatternJson(out_, inside).branches(value.cases);
    }
    out_.end_object();
}

void PatternJson::steps_inside(const ForcingBranch& value) {
    out_.key("steps").begin_array();
    for (std::uint32_t i = 0; i < value.steps.size(); ++i) {
        const auto first = std::ranges::find_if(value.consequences, [i](const Consequence& one) {
            return one.reason == Consequence::Reason::step && one.step == i;
        });
        out_.begin_object();
        write_members(
            out_, value.steps[i],
            first == value.consequences.end() ? before_ : state_inside(value, *first, before_));
        out_.end_object();
    }
    out_.end_array();
}

void write_members(logic::BoardJson& writer, const Step& step, const State& before) {
    writer.key("technique").text(info_of(step.technique).word);
#ifndef __EMSCRIPTEN__  // whose steps have none
    if (step.se_rating) writer.key("se").raw(tenths_text(*step.se_rating));
#endif
    writer.key("cells").cells(pattern_cells(step, before));
    writer.key("digits").digits(pattern_digits(step));
    writer.key("placements").candidates(step.placements);
    writer.key("eliminations").candidates(step.eliminations);
    writer.key("pattern").begin_object();
    std::visit(PatternJson(writer, before), step.pattern);
    writer.end_object();
}

}  // namespace

void write_step_members(JsonWriter& out, const Step& step, const State& before) {
    logic::BoardJson writer(out, before.board());
    write_members(writer, step, before);
}

std::string step_json(const Step& step, const State& before) {
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    write_step_members(out, step, before);
    out.end_object();
    return text;
}

}  // namespace sudokit
