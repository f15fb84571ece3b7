// Steps of logical play as plain data: the technique, the pattern that it found, and what follows.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/state.hpp"
#include "sudokit/transformation.hpp"

namespace sudokit {

/// Every technique. In which order they are tried is said elsewhere (`sudokit/order.hpp`).
enum class TechniqueId : std::uint8_t {
    full_house,
    naked_single,
    hidden_single,
    constraint,
    locked_pair,
    locked_triple,
    pointing,
    double_pairs,
    multiple_lines,
    claiming,
    naked_pair,
    naked_triple,
    hidden_pair,
    hidden_triple,
    direct_hidden_pair,
    direct_hidden_triple,
    naked_quad,
    hidden_quad,
    x_wing,
    swordfish,
    jellyfish,
    remote_pair,
    bug_plus_one,
    skyscraper,
    two_string_kite,
    turbot_fish,
    empty_rectangle,
    w_wing,
    xy_wing,
    xyz_wing,
    wxyz_wing,
    m_wing,
    s_wing,
    l_wing,
    h_wing,
    nishio,
    als_w_wing,
    als_alternating_chain,
    als_alternating_loop,
    ahs_alternating_chain,
    ur_alternating_chain,
    unique_rectangle_1,
    unique_rectangle_2,
    unique_rectangle_3,
    unique_rectangle_4,
    unique_rectangle_5,
    unique_rectangle_6,
    hidden_rectangle,
    avoidable_rectangle_1,
    avoidable_rectangle_2,
    finned_x_wing,
    sashimi_x_wing,
    finned_swordfish,
    sashimi_swordfish,
    finned_jellyfish,
    sashimi_jellyfish,
    sue_de_coq,
    simple_colouring,
    multi_colouring,
    broken_wing,
    bivalue_oddagon,
    medusa,
    aligned_pair_exclusion,
    aligned_triple_exclusion,
    law_of_leftovers,
    x_chain,
    xy_chain,
    alternating_chain,
    alternating_loop,
    grouped_chain,
    grouped_loop,
    als_xz,
    als_xy_wing,
    als_chain,
    death_blossom,
    multi_sector_locked_sets,
    sk_loop,
    junior_exocet,
    double_exocet,
    firework_triple,
    firework_quad,
    franken_x_wing,
    franken_swordfish,
    finned_franken_x_wing,
    finned_franken_swordfish,
    franken_jellyfish,
    finned_franken_jellyfish,
    mutant_swordfish,
    finned_mutant_swordfish,
    mutant_jellyfish,
    finned_mutant_jellyfish,
    kraken_fish,
    nested_net,
    contradiction_net,
    cell_forcing_chains,
    house_forcing_chains,
    dynamic_forcing_net,
    tridagon,
    tridagon_forcing_net,
    unique_loop_1,
    unique_loop_2,
    unique_loop_3,
    unique_loop_4,
    extended_rectangle_1,
    extended_rectangle_2,
    extended_rectangle_3,
    extended_rectangle_4,
    bug_2,
    bug_3,
    bug_4,
    bug_plus_n,
    symmetrical_placement,
    contradiction_net_plus,
    bifurcation_tree
};

inline constexpr std::size_t kTechniqueCount =
    static_cast<std::size_t>(TechniqueId::bifurcation_tree) + 1;

// In all patterns a house is an index into `Board::houses()`, and lists of cells and houses are in
// increasing order unless they say otherwise.

/// The last place of a digit in a house, or the last candidate of a cell.
struct SinglePattern {
    Candidate candidate;
    std::optional<std::uint32_t> house;  ///< none: the cell has no other candidate

    bool operator==(const SinglePattern&) const = default;
};

/// As many cells as digits. Naked: the cells of the houses have no other candidates. Hidden: the
/// house has no other places for the digits. Direct: so another digit has one place left there.
struct SubsetPattern {
    std::vector<std::uint32_t>
        houses;  ///< those that all the cells are in and that lose candidates
    std::vector<Cell> cells;
    DigitSet digits;

    bool operator==(const SubsetPattern&) const = default;
};

/// A digit whose places in the base houses, but for the fins, all lie in as many cover houses: it
/// leaves the rest of the cover houses, and the places that two cover houses share, as far as every
/// fin sees them. One base and one cover house are Candidate Lines; boxes as base and lines as
/// cover are Multiple Lines.
struct FishPattern {
    Digit digit = 0;
    std::vector<std::uint32_t> base;
    std::vector<std::uint32_t> cover;  ///< as many as base houses, and none of them
    /// Places of the digit in base houses outside the cover, and those that two base houses share.
    std::vector<Cell> fins;

    bool operator==(const FishPattern&) const = default;
};

/// XY-Wing and XYZ-Wing: whichever digit the pivot takes, the pivot or a pincer holds `digit`.
struct WingPattern {
    Cell pivot = 0;
    std::vector<Cell> pincers;
    Digit digit = 0;  ///< the one that goes

    bool operator==(const WingPattern&) const = default;
};

/// Cells of one house with one candidate more than there are cells.
struct AlmostLockedSet {
    std::uint32_t house = 0;
    std::vector<Cell> cells;
    DigitSet digits;

    bool operator==(const AlmostLockedSet&) const = default;
};

/// Digits of one house with one place more than there are digits: one other digit at most is there.
struct AlmostHiddenSet {
    std::uint32_t house = 0;
    std::vector<Cell> cells;
    DigitSet digits;

    bool operator==(const AlmostHiddenSet&) const = default;
};

/// Cells that cannot all be filled with `digits`, or not in one way only, where there is one
/// solution: one of the guardians holds. Of a BUG the cells are all open ones, and the digits all.
/// Of a broken wing they are a ring of which one digit cannot hold every other cell.
struct GuardianPattern {
    std::vector<Cell> cells;
    DigitSet digits;
    /// In increasing order: all other candidates of the cells; of a BUG, those without which there
    /// are two of everything; of a broken wing, the other places of the digit in `houses`.
    std::vector<Candidate> guardians;
    /// The other cells of a naked subset of `houses` of which the cells with guardians are one; its
    /// digits are `subset`.
    std::vector<Cell> others = {};
    DigitSet subset = {};
    /// Where the subset strikes, or, without one, where a digit is confined to the cells with
    /// guardians; of a broken wing, those that join its cells, two in each.
    std::vector<std::uint32_t> houses = {};

    bool operator==(const GuardianPattern&) const = default;
};

/// "The digit is in one of these cells", all of which lie in one house.
struct ChainNode {
    std::vector<Cell> cells;
    Digit digit = 0;

    bool operator==(const ChainNode&) const = default;
};

/// How two neighbours in a chain depend on each other.
struct ChainLink {
    enum class Kind : std::uint8_t {
        strong,  ///< at least one of the two holds
        weak     ///< at most one of them does
    };

    Kind kind = Kind::strong;
    /// Where the two lie, and if the link is strong the digit has no other place; none: in the
    /// cell, or by one of the next three.
    std::optional<std::uint32_t> house;
    /// Of a strong link: of any two digits of the set one is there, and the two nodes are the
    /// places of two of them.
    std::optional<AlmostLockedSet> set = {};
    /// Of a strong link: of any two other digits one is elsewhere in the house, and the two nodes
    /// are the places of two of them there.
    std::optional<AlmostHiddenSet> hidden = {};
    /// Of a strong link: a rectangle whose guardians are the two nodes.
    std::optional<GuardianPattern> guarded = {};

    bool operator==(const ChainLink&) const = default;
};

/// Nodes joined by links, strong and weak in turn. A chain begins and ends with a strong link: one
/// of its two ends holds, so what would rule out both goes; a chain that ends in its first node
/// says that this one holds. In a loop the last link joins the last node to the first: of any two
/// neighbours exactly one holds, and a set that makes a link has all its digits but one of two.
///
/// A remote pair runs through cells with the same two candidates, strong links in the cells and
/// weak links between them. It holds as well with the two digits exchanged in every node, and so
/// does each stretch of it from a cell to another an odd number of cells further on: both digits
/// leave what sees both cells at the ends of a stretch.
struct ChainPattern {
    std::vector<ChainNode> nodes;
    std::vector<ChainLink> links;  ///< links[i] joins nodes[i] and nodes[i+1]
    bool loop = false;

    bool operator==(const ChainPattern&) const = default;
};

/// A digit has two places in a house: exactly one of the two cells holds it.
struct ConjugatePair {
    Cell first = 0;
    Cell second = 0;
    std::uint32_t house = 0;

    bool operator==(const ConjugatePair&) const = default;
};

/// Cells that conjugate pairs join: either all cells of one colour hold the digit, or all of the
/// other.
struct ColourCluster {
    std::array<std::vector<Cell>, 2> colours;
    std::vector<ConjugatePair> pairs;

    bool operator==(const ColourCluster&) const = default;
};

/// Simple colouring has one cluster, multi-colouring two.
struct ColouringPattern {
    Digit digit = 0;
    std::vector<ColourCluster> clusters;

    bool operator==(const ColouringPattern&) const = default;
};

/// Of two candidates exactly one holds.
struct MedusaLink {
    Candidate first;
    Candidate second;
    std::optional<std::uint32_t> house;  ///< whose only places they are; none: they are in a cell

    bool operator==(const MedusaLink&) const = default;
};

/// Candidates that links join: either all of one colour hold, or all of the other.
struct MedusaPattern {
    std::array<std::vector<Candidate>, 2> colours;  ///< each in increasing order
    std::vector<MedusaLink> links;
    /// What a colour that is wrong leads to, where it does not clash with itself: a cell, or a
    /// digit in a house, that it leaves nothing.
    std::optional<DeadEnd> dead_end = {};

    bool operator==(const MedusaPattern&) const = default;
};

/// Cells that can neither hold the same digit where they see each other, nor all candidates of one
/// of the excluders, cells that all of them see.
struct AlignedPattern {
    std::vector<Cell> cells;
    std::vector<Cell> excluders;

    bool operator==(const AlignedPattern&) const = default;
};

/// Houses that share no cells, and others that do not either, as many or one less. The cells that
/// only the first have hold the digit as often as those that only the others have, or once more.
struct LeftoverPattern {
    std::vector<std::uint32_t> houses;
    std::vector<std::uint32_t> others;
    Digit digit = 0;

    bool operator==(const LeftoverPattern&) const = default;
};

/// Four cells in two rows, two columns and two boxes, none of them given, that must not hold two
/// digits crosswise: the other solution would be a swap away.
struct RectanglePattern {
    std::array<Cell, 4> corners = {};  ///< in order around the rectangle
    DigitSet digits;                   ///< the two
    /// Type 3: the other cells of a naked subset of `house` whose digits, with those that the
    /// rectangle has more, are `subset`. Type 4, 6 and hidden: empty.
    std::vector<Cell> others;
    DigitSet subset;
    /// Where the subset lies, or one of the two digits is confined to the rectangle (types 4 and 6,
    /// hidden rectangles).
    std::vector<std::uint32_t> houses;

    bool operator==(const RectanglePattern&) const = default;
};

/// Were it not for this candidate, every open cell had two candidates and every digit two places in
/// each house where it is open: there would be two solutions or none.
struct BugPattern {
    Candidate candidate;

    bool operator==(const BugPattern&) const = default;
};

/// A map of the cells and one of the digits that turn the puzzle into itself: its houses into
/// houses, its givens and pencilmarks into each other. The only solution is turned into itself too,
/// so a candidate and all its images hold together, or none of them does.
struct AutomorphismPattern {
    std::vector<Cell> cells;    ///< cell i goes to cells[i]
    std::vector<Digit> digits;  ///< digit d becomes digits[d - 1]

    bool operator==(const AutomorphismPattern&) const = default;
};

/// Almost locked sets one after the other, each joined to the next by restricted commons: digits
/// that can be in one of the two only, since all their places in both see each other. With a stem,
/// a cell, set i is joined to it instead, by the stem's candidate commons[i].
struct AlsPattern {
    std::vector<AlmostLockedSet> sets;
    std::vector<DigitSet> commons;
    std::optional<Cell> stem;
    bool loop = false;  ///< the last set is joined to the first too (two commons of two sets)

    bool operator==(const AlsPattern&) const = default;
};

/// Sue de Coq: the cells where a line and a box cross, with cells of the rest of the line and of
/// the box that share out their digits between them.
struct SueDeCoqPattern {
    std::uint32_t line = 0;
    std::uint32_t box = 0;
    std::vector<Cell> crossing;
    std::vector<Cell> line_cells;
    std::vector<Cell> box_cells;
    DigitSet line_digits;  ///< that leave the rest of the line
    DigitSet box_digits;   ///< that leave the rest of the box

    bool operator==(const SueDeCoqPattern&) const = default;
};

/// A house and digits each of which at most one cell of the house holds.
struct HouseDigits {
    std::uint32_t house = 0;
    DigitSet digits;

    bool operator==(const HouseDigits&) const = default;
};

/// Cells, each of whose candidates is one of the digits of a cover whose house the cell is in, and
/// as many digits in all covers together as cells: so each digit of each cover is in exactly one of
/// the cells, leaves the rest of its house, and no cell holds what two covers count.
struct LockedSetsPattern {
    std::vector<Cell> cells;
    std::vector<HouseDigits> covers;  ///< by increasing house

    bool operator==(const LockedSetsPattern&) const = default;
};

/// Two base cells, which hold two of `digits`, and two targets. In each cross line, outside the
/// boxes of base and targets, the covers have all places of the digits, for each digit two houses
/// at most: the three cross lines cannot all have it there, so a target has what the base holds.
///
/// Of a double exocet, a second base has targets on the same cross lines. The two bases have four
/// candidates between them, and no digit in common.
struct ExocetPattern {
    std::vector<Cell> base;
    std::vector<Cell> targets;
    DigitSet digits;                   ///< all candidates of the base, or of both
    std::vector<std::uint32_t> lines;  ///< the three cross lines
    std::vector<HouseDigits> covers;   ///< by increasing house
    std::vector<Cell> second_base = {};
    std::vector<Cell> second_targets = {};

    bool operator==(const ExocetPattern&) const = default;
};

/// Digits that the row and the column of a corner have nowhere but in the box of the corner and in
/// the wings: each is at the corner or in a wing.
struct Firework {
    Cell corner = 0;
    DigitSet digits;

    bool operator==(const Firework&) const = default;
};

/// Fireworks with the same two wings, one in the row and one in the column of each corner, and as
/// many digits as corners and wings.
struct FireworksPattern {
    std::vector<Cell> wings;
    std::vector<Firework> fireworks;  ///< by increasing corner

    bool operator==(const FireworksPattern&) const = default;
};

struct Step;

/// One consequence of an assumption: the candidate holds, or it does not, and why. In forcing
/// chains, which do not look back, both may follow from a wrong assumption.
struct Consequence {
    enum class Reason : std::uint8_t {
        assumption,
        seen,   ///< it does not hold, since a peer holds the digit or the cell another one (parent)
        cell,   ///< it holds, since the cell's other candidates are gone (parents)
        house,  ///< it holds, since the digit's other places in `house` are gone (parents)
        step    ///< a step concludes it from the state with what holds and is gone (parents)
    };

    Candidate candidate;
    bool holds = false;
    Reason reason = Reason::assumption;
    std::uint32_t house = 0;             ///< of `house`
    std::vector<std::uint32_t> parents;  ///< earlier consequences of the same branch
    std::uint32_t step = 0;              ///< of `step`: index into the steps of the branch

    bool operator==(const Consequence&) const = default;
};

/// An assumption and what follows from it, in order, as far as the step needs it. It ends in a dead
/// end, in further cases, each of which ends so at last, or in what all branches share.
struct ForcingBranch {
    ForcingBranch();
    ForcingBranch(std::vector<Consequence> what_follows, std::optional<DeadEnd> end);

    std::vector<Consequence> consequences;  ///< the first is the assumption
    /// What the branch runs into: a cell all of whose candidates, or a house and a digit all of
    /// whose places do not hold by the consequences.
    std::optional<DeadEnd> dead_end;
    /// Steps of other techniques, of any kind, that consequences follow by.
    std::vector<Step> steps;
    /// In the state that the consequences lead to, one of these would have to be right: all
    /// candidates of the cell, or all places of a digit in the house. Those who read them know that
    /// state: parents are of the same case.
    std::vector<ForcingBranch> cases;
    std::optional<Cell> cell;
    std::optional<std::uint32_t> house;

    bool operator==(const ForcingBranch&) const = default;
};

/// Branches of which one must be right: both values of a candidate, the candidates of a cell, the
/// places of a digit in a house, or guardians; or the fins of a fish, which concludes the same if
/// none of them is right. A single branch fails, unless it is a fin's: its assumption is wrong. If
/// it does so by cases, the pattern is a tree.
struct ForcingPattern {
    std::optional<Cell> cell;            ///< whose candidates the branches assume
    std::optional<std::uint32_t> house;  ///< for whose places of the assumed digit they stand
    std::vector<ForcingBranch> branches;
    std::optional<GuardianPattern> guarded = {};  ///< whose guardians the branches assume
    std::optional<FishPattern> fish = {};         ///< whose fins the branches assume

    bool operator==(const ForcingPattern&) const = default;
};

/// What a constraint says of its cells. One cell, where a digit is placed: cells that must not hold
/// the same. All cells of the constraint: no way to fill them from their candidates has the
/// candidates that go, or leaves room for those that go outside.
struct ConstraintPattern {
    std::uint32_t constraint = 0;  ///< index into `State::constraints()`
    std::vector<Cell> cells;
    DigitSet digits;  ///< that go

    bool operator==(const ConstraintPattern&) const = default;
};

/// What a technique saw.
using Pattern = std::variant<SinglePattern, SubsetPattern, FishPattern, WingPattern, ChainPattern,
                             ColouringPattern, RectanglePattern, BugPattern, AlsPattern,
                             SueDeCoqPattern, ForcingPattern, ConstraintPattern, GuardianPattern,
                             LockedSetsPattern, ExocetPattern, FireworksPattern, MedusaPattern,
                             AlignedPattern, LeftoverPattern, AutomorphismPattern>;

/// One deduction: the conclusions follow from the pattern and the candidates of the state that it
/// was found in. Both lists are in increasing order, and one of them is not empty.
struct Step {
    TechniqueId technique = TechniqueId::full_house;
    Pattern pattern;
    std::vector<Candidate> placements;
    std::vector<Candidate> eliminations;
    /// How hard it is for Sudoku Explainer, in tenths: of steps on its own path. A rating in a
    /// step, since it cannot be found again from the step: it depends on how the search came to it.
    std::optional<unsigned> se_rating = {};

    bool operator==(const Step&) const = default;
};

// Where a step is known whole.
inline ForcingBranch::ForcingBranch() = default;
inline ForcingBranch::ForcingBranch(std::vector<Consequence> what_follows,
                                    std::optional<DeadEnd> end)
    : consequences(std::move(what_follows)), dead_end(end) {}

/// How much a step concludes.
struct StepSize {
    std::size_t placements = 0;
    std::size_t eliminations = 0;
    std::size_t beside = 0;  ///< other candidates of the cells where digits are placed
};

/// Takes steps, and says when it has enough of them: by its answer to a step, or at any time, once
/// its deadline has passed.
///
///     find_steps(id, state, StepSink(take, deadline));  // `take` answers whether to go on
class StepSink {
  public:
    // clang-format off: version 14 does not know how to lay out a requires clause.
    /// Refers to `take`, which must outlive the sink.
    template <class Take>
    requires std::is_invocable_r_v<bool, Take&, Step> &&
        (!std::is_same_v<std::remove_cvref_t<Take>, StepSink>)
        // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): excluded by the constraint.
        StepSink(Take&& take, Deadline deadline = {})
        : take_(take), deadline_(deadline) {}

    /// One that makes use of some steps only: those of a size for which `wants` answers true. Once
    /// it has answered false, it always does for the same size. It outlives the sink too.
    template <class Take>
    requires std::is_invocable_r_v<bool, Take&, Step> StepSink(Take&& take, Deadline deadline,
                                                               FunctionRef<bool(StepSize)> wants)
        : take_(take), deadline_(deadline), wants_(wants) {}
    // clang-format on

    /// Hands a step over; false if no more are wanted.
    bool operator()(Step step) const { return take_(std::move(step)) && !has_enough(); }

    /// For techniques to ask at each turn of what may take long.
    [[nodiscard]] bool has_enough() const { return deadline_.passed(); }
    /// The same for those whose turns are too short to ask at each of them.
    [[nodiscard]] const Deadline& deadline() const { return deadline_; }

    /// Whether it makes use of a step of this size: those that it does not need not be offered. For
    /// techniques to ask before they write down a pattern, where that is dear.
    [[nodiscard]] bool wants(StepSize size) const { return !wants_ || (*wants_)(size); }

  private:
    FunctionRef<bool(Step)> take_;
    Deadline deadline_;
    std::optional<FunctionRef<bool(StepSize)>> wants_ = {};
};

/// The step on the board that the transformation leads to: what it concludes there follows from its
/// pattern there.
[[nodiscard]] Step image(const Transformation& transformation, const Step& step);

/// Draws the conclusions of `step`.
void apply(const Step& step, State& state);

/// Draws the consequences of a branch: the state that its cases are about.
void apply(const ForcingBranch& branch, State& state);

/// The state that a step inside a branch is found in: `before` with what the parents of the
/// consequence say holds, and less what they say is gone.
[[nodiscard]] State state_inside(const ForcingBranch& branch, const Consequence& consequence,
                                 const State& before);

/// How large the proof of a forcing pattern is.
struct ProofSize {
    std::uint32_t assumptions = 0;  ///< places where cases are told apart, the first one included
    std::uint32_t depth = 0;        ///< how many assumptions stand inside each other
    std::uint32_t leaves = 0;       ///< branches that are followed to their end

    bool operator==(const ProofSize&) const = default;
};

[[nodiscard]] ProofSize proof_size(const ForcingPattern& pattern);

}  // namespace sudokit
