#include "logic/techniques/chain/single_digit.hpp"

#include <optional>
#include <span>
#include <utility>

#include "logic/conclusions.hpp"
#include "logic/conjugate_pairs.hpp"
#include "logic/techniques/chain/empty_rectangle.hpp"

namespace sudokit::logic {
namespace {

using Form = TwoStrongLinks::Form;

TechniqueId id_of(Form form) {
    switch (form) {
        case Form::skyscraper: return TechniqueId::skyscraper;
        case Form::kite: return TechniqueId::two_string_kite;
        case Form::turbot: return TechniqueId::turbot_fish;
    }
    return TechniqueId::turbot_fish;
}

// A pair with the end that the chain begins or ends with and the one that joins the other pair.
struct String {
    Cell end;
    Cell joint;
    std::uint32_t house;
};

// What two strings make that meet in house `joint`; nothing if they are an X-Wing.
std::optional<Form> form_of(const Board& board, const String& a, const String& b,
                            std::uint32_t joint) {
    const auto houses = board.houses();
    const auto is_line = [](HouseKind kind) {
        return kind == HouseKind::row || kind == HouseKind::column;
    };
    const HouseKind kind_a = houses[a.house].kind;
    const HouseKind kind_b = houses[b.house].kind;
    const HouseKind kind_joint = houses[joint].kind;
    if (!is_line(kind_a) || !is_line(kind_b)) return Form::turbot;
    if (kind_a != kind_b) return kind_joint == HouseKind::box ? Form::kite : Form::turbot;
    if (!is_line(kind_joint)) return Form::turbot;
    const bool along_columns = kind_a == HouseKind::row;
    const bool is_x_wing = along_columns ? board.column_of(a.end) == board.column_of(b.end)
                                         : board.row_of(a.end) == board.row_of(b.end);
    if (is_x_wing) return std::nullopt;
    return Form::skyscraper;
}

// Sorts out most pairs of houses before their cells are looked at.
bool can_be(Form form, const Board& board, std::uint32_t a, std::uint32_t b) {
    const auto houses = board.houses();
    switch (form) {
        case Form::skyscraper: return houses[a].kind == houses[b].kind && b < 2 * board.order();
        case Form::kite:
            return houses[a].kind == HouseKind::row && houses[b].kind == HouseKind::column;
        case Form::turbot: return true;
    }
    return true;
}

Step chain_of(TechniqueId id, Digit digit, String a, String b, std::uint32_t joint,
              const CellSet& gone) {
    if (b.end < a.end) std::swap(a, b);
    ChainPattern chain;
    for (const Cell cell : {a.end, a.joint, b.joint, b.end}) {
        chain.nodes.push_back({{cell}, digit});
    }
    chain.links = {{ChainLink::Kind::strong, a.house},
                   {ChainLink::Kind::weak, joint},
                   {ChainLink::Kind::strong, b.house}};
    return {id, std::move(chain), {}, candidates_at(gone, digit)};
}

}  // namespace

bool TwoStrongLinks::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    const Board& board = state.board();
    const auto look = [&](Digit digit, const String& a, const String& b) {
        if (a.end == b.end || a.joint == b.end || a.end == b.joint || a.joint == b.joint) {
            return true;
        }
        if (!board.peer_set(a.joint).contains(b.joint)) return true;
        const std::uint32_t joint = shared_house(board, a.joint, b.joint);
        if (form_of(board, a, b, joint) != form_) return true;
        const CellSet gone = state.cells_of(digit) & board.peer_set(a.end) & board.peer_set(b.end);
        return gone.empty() || sink(chain_of(id_of(form_), digit, a, b, joint, gone));
    };
    for (const Digit digit : position.digits_with_doomed(id_of(form_))) {
        if (sink.has_enough()) return false;
        const std::span<const ConjugatePair> pairs = position.pairs(digit);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            for (std::size_t k = i + 1; k < pairs.size(); ++k) {
                const ConjugatePair& a = pairs[i];
                const ConjugatePair& b = pairs[k];
                if (!can_be(form_, board, a.house, b.house)) continue;
                const String a_down{a.first, a.second, a.house};
                const String a_up{a.second, a.first, a.house};
                const String b_down{b.first, b.second, b.house};
                const String b_up{b.second, b.first, b.house};
                if (!look(digit, a_down, b_down) || !look(digit, a_down, b_up) ||
                    !look(digit, a_up, b_down) || !look(digit, a_up, b_up)) {
                    return false;
                }
            }
        }
    }
    return true;
}

const Technique* single_digit_technique(TechniqueId id) {
    static const TwoStrongLinks kSkyscraper(Form::skyscraper);
    static const TwoStrongLinks kKite(Form::kite);
    static const TwoStrongLinks kTurbot(Form::turbot);
    static const EmptyRectangle kEmptyRectangle;
    switch (id) {
        case TechniqueId::skyscraper: return &kSkyscraper;
        case TechniqueId::two_string_kite: return &kKite;
        case TechniqueId::turbot_fish: return &kTurbot;
        case TechniqueId::empty_rectangle: return &kEmptyRectangle;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
