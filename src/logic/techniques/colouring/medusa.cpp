#include "logic/techniques/colouring/medusa.hpp"

#include <algorithm>
#include <utility>

#include "logic/conclusions.hpp"
#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

// The candidates of a cell, or two places of a digit, are no group yet.
constexpr std::size_t kFewestLinks = 2;

// One colour of a group: which digits it puts where, and what it thereby rules out.
class MedusaColour {
  public:
    explicit MedusaColour(const Board& board)
        : board_(board),
          digits_(board.cell_count()),
          seen_(board.order(), CellSet(board.cell_count())) {}

    void insert(Candidate candidate) {
        candidates_.push_back(candidate);
        digits_[candidate.cell].insert(candidate.digit);
        seen_[candidate.digit - 1] |= board_.peer_set(candidate.cell);
    }

    [[nodiscard]] const std::vector<Candidate>& candidates() const { return candidates_; }
    [[nodiscard]] bool contains(Candidate candidate) const {
        return digits_[candidate.cell].contains(candidate.digit);
    }
    [[nodiscard]] bool rules_out(Candidate candidate) const {
        return seen_[candidate.digit - 1].contains(candidate.cell) ||
               !(digits_[candidate.cell] & ~DigitSet::of(candidate.digit)).empty();
    }

    // Two digits in a cell, or a digit twice in a house.
    [[nodiscard]] bool clashes() const {
        return std::ranges::any_of(candidates_,
                                   [&](Candidate candidate) { return rules_out(candidate); });
    }

  private:
    const Board& board_;
    std::vector<Candidate> candidates_;
    std::vector<DigitSet> digits_;  // by cell
    std::vector<CellSet> seen_;     // by digit
};

// Finds the groups of candidates one after the other.
class Groups {
  public:
    explicit Groups(const State& state)
        : state_(state), board_(state.board()), known_(board_.cell_count()) {}

    [[nodiscard]] bool is_known(Candidate candidate) const {
        return known_[candidate.cell].contains(candidate.digit);
    }

    [[nodiscard]] bool is_tied(Candidate candidate) const {
        bool found = false;
        each_tie(candidate,
                 [&](Candidate, Candidate, std::optional<std::uint32_t>) { found = true; });
        return found;
    }

    // Colours all that is tied to `start`; false if its ties contradict each other, where the state
    // is a dead end.
    bool grow(Candidate start, std::array<MedusaColour, 2>& colours,
              std::vector<MedusaLink>& links) {
        add(start, colours[0]);
        bool fits = true;
        const auto tie = [&](Candidate from, Candidate to, std::optional<std::uint32_t> house) {
            const bool is_first = colours[0].contains(from);
            fits = fits && !colours[is_first ? 0 : 1].contains(to);
            if (is_known(to)) return;
            add(to, colours[is_first ? 1 : 0]);
            links.push_back({from, to, house});
            queue_.push_back(to);
        };
        queue_.assign(1, start);
        // It grows meanwhile, so there is no range to go through.
        // NOLINTNEXTLINE(modernize-loop-convert)
        for (std::size_t i = 0; i < queue_.size(); ++i) each_tie(queue_[i], tie);
        return fits;
    }

  private:
    void add(Candidate candidate, MedusaColour& colour) {
        known_[candidate.cell].insert(candidate.digit);
        colour.insert(candidate);
    }

    template <class Tie>
    void each_tie(Candidate from, const Tie& tie) const {
        const DigitSet others = state_.candidates(from.cell) & ~DigitSet::of(from.digit);
        if (others.is_single()) tie(from, {from.cell, others.first()}, std::nullopt);
        for (const std::uint32_t house : board_.houses_of(from.cell)) {
            const std::uint64_t places = state_.places(house, from.digit);
            if (count_bits(places) != 2) continue;
            for (const Cell cell : cells_at(board_.houses()[house], places)) {
                if (cell != from.cell) tie(from, {cell, from.digit}, house);
            }
        }
    }

    const State& state_;
    const Board& board_;
    std::vector<DigitSet> known_;
    std::vector<Candidate> queue_;
};

// A cell all of whose candidates the colour rules out, or a house and a digit all of whose places.
std::optional<DeadEnd> dead_end_of(const State& state, const MedusaColour& colour) {
    const Board& board = state.board();
    for (const Cell cell : state.open_cells()) {
        const DigitSet digits = state.candidates(cell);
        if (std::ranges::all_of(digits, [&](Digit digit) {
                return colour.rules_out({cell, digit});
            })) {
            return DeadEnd{.kind = DeadEnd::Kind::cell, .cell = cell};
        }
    }
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        for (const Digit digit : board.digits()) {
            const std::uint64_t places = state.places(house, digit);
            if (places == 0) continue;
            const std::vector<Cell> cells = cells_at(board.houses()[house], places);
            if (std::ranges::all_of(cells, [&](Cell cell) {
                    return colour.rules_out({cell, digit});
                })) {
                return DeadEnd{.kind = DeadEnd::Kind::house, .house = house, .digit = digit};
            }
        }
    }
    return std::nullopt;
}

// What is neither of the colours and is ruled out by both.
std::vector<Candidate> trapped(const State& state, const std::array<MedusaColour, 2>& colours) {
    std::vector<Candidate> gone;
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            const Candidate candidate{cell, digit};
            if (colours[0].rules_out(candidate) && colours[1].rules_out(candidate)) {
                gone.push_back(candidate);
            }
        }
    }
    return gone;
}

Step medusa_step(const std::array<MedusaColour, 2>& colours, std::vector<MedusaLink> links,
                 std::optional<DeadEnd> dead_end, std::vector<Candidate> gone) {
    MedusaPattern pattern{
        {colours[0].candidates(), colours[1].candidates()}, std::move(links), dead_end};
    for (auto& colour : pattern.colours) std::ranges::sort(colour);
    if (pattern.colours[1].front() < pattern.colours[0].front()) {
        std::swap(pattern.colours[0], pattern.colours[1]);
    }
    std::ranges::sort(gone);
    return {TechniqueId::medusa, std::move(pattern), {}, std::move(gone)};
}

bool has_several_digits(const std::array<MedusaColour, 2>& colours) {
    const Digit digit = colours[0].candidates().front().digit;
    return std::ranges::any_of(colours, [&](const MedusaColour& colour) {
        return std::ranges::any_of(colour.candidates(),
                                   [&](Candidate candidate) { return candidate.digit != digit; });
    });
}

bool offer_group(const State& state, const std::array<MedusaColour, 2>& colours,
                 std::vector<MedusaLink> links, StepSink sink) {
    std::array<bool, 2> wrong = {colours[0].clashes(), colours[1].clashes()};
    std::optional<DeadEnd> end;
    if (!wrong[0] && !wrong[1]) {
        for (const std::size_t k : {0U, 1U}) {
            auto found = dead_end_of(state, colours[k]);
            wrong[k] = found.has_value();
            if (found) end = found;
        }
    }
    // Both are wrong where the state is a dead end.
    if (wrong[0] && wrong[1]) return true;
    if (wrong[0] || wrong[1]) {
        return sink(
            medusa_step(colours, std::move(links), end, colours[wrong[0] ? 0 : 1].candidates()));
    }
    std::vector<Candidate> gone = trapped(state, colours);
    return gone.empty() || sink(medusa_step(colours, std::move(links), {}, std::move(gone)));
}

}  // namespace

bool Medusa::find(const State& state, StepSink sink) const {
    const Board& board = state.board();
    Groups groups(state);
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            if (groups.is_known({cell, digit}) || !groups.is_tied({cell, digit})) continue;
            if (sink.has_enough()) return false;
            std::array<MedusaColour, 2> colours = {MedusaColour(board), MedusaColour(board)};
            std::vector<MedusaLink> links;
            const bool fits = groups.grow({cell, digit}, colours, links);
            if (!fits || links.size() < kFewestLinks || !has_several_digits(colours)) continue;
            if (!offer_group(state, colours, std::move(links), sink)) return false;
        }
    }
    return true;
}

const Technique* medusa_technique(TechniqueId id) {
    static const Medusa kMedusa;
    return id == TechniqueId::medusa ? &kMedusa : nullptr;
}

}  // namespace sudokit::logic
