#include "logic/explain/words.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kAnd{" and ", " et "};
constexpr MessageText kOr{" or ", " ou "};
constexpr MessageText kAlso{"; ", " ; "};
constexpr MessageText kAndAlso{"; and ", " ; et "};
// Between cells that are all ruled out: "not r1c1, r1c2 or r1c3", "pas L1C1 ni L1C2".
constexpr MessageText kNor{", ", " ni "};
constexpr MessageText kLastNor{" or ", " ni "};
constexpr MessageText kNorIn{", ", " ni en "};
constexpr MessageText kLastNorIn{" or ", " ni en "};
constexpr MessageText kTheCells{"{1}", "{0:la case|les cases} {1}"};
constexpr MessageText kOfCells{"{0}", "de {0}"};
constexpr MessageText kTheDigit{"{0}", "le {0}"};

constexpr MessageText kHolds{"{0} is {1}", "{0} vaut {1}"};
constexpr MessageText kHoldsNot{"{0} is not {1}", "{0} ne vaut pas {1}"};
constexpr MessageText kBothHold{"{0} are both {1}", "{0} valent toutes deux {1}"};
constexpr MessageText kAllHold{"{0} are all {1}", "{0} valent toutes {1}"};
constexpr MessageText kIsIn{"{1} is in {0}", "le {1} est en {0}"};
constexpr MessageText kIsNotIn{"{1} is not in {0}", "le {1} n’est ni en {0}"};

constexpr MessageText kWhichSee{", which {0:sees|see} {1}", ", qui {0:voit|voient} {1}"};
constexpr MessageText kSeenBoth{"both", "les deux"};
constexpr MessageText kSeenAll{"all {0}", "les {0}"};

constexpr MessageText kMustBe{"{0} must be {1}", "{0} vaut {1}"};
constexpr MessageText kRemove{"{0} can be removed from {1}", "on élimine {0} {1}"};
constexpr MessageText kRemoveMore{"{0} from {1}", "{0} {1}"};

constexpr std::array<MessageText, 9> kNumbers = {{{"two", "deux"},
                                                  {"three", "trois"},
                                                  {"four", "quatre"},
                                                  {"five", "cinq"},
                                                  {"six", "six"},
                                                  {"seven", "sept"},
                                                  {"eight", "huit"},
                                                  {"nine", "neuf"},
                                                  {"ten", "dix"}}};

std::string joined(const std::vector<std::string>& items, std::string_view last,
                   std::string_view between = ", ") {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 == items.size() ? last : between;
        out += items[i];
    }
    return out;
}

std::vector<std::string> symbols_of(DigitSet digits, Symbols symbols) {
    std::vector<std::string> out;
    for (const Digit digit : digits) out.push_back(symbol_of(symbols, digit));
    return out;
}

// Digits that leave the same cells.
struct Removal {
    DigitSet digits;
    std::vector<Cell> cells;
};

std::vector<Removal> removals_of(const std::vector<Candidate>& eliminations) {
    std::vector<Removal> out;
    DigitSet removed;
    for (const Candidate& candidate : eliminations) removed.insert(candidate.digit);
    for (const Digit digit : removed) {
        std::vector<Cell> cells;
        for (const Candidate& candidate : eliminations) {
            if (candidate.digit == digit) cells.push_back(candidate.cell);
        }
        const auto same = std::ranges::find(out, cells, &Removal::cells);
        if (same == out.end()) {
            out.push_back({DigitSet::of(digit), std::move(cells)});
        } else {
            same->digits.insert(digit);
        }
    }
    return out;
}

// One kind of house, of one number: {0} is "3" or "2 and 5".
struct KindTexts {
    MessageText plain;
    MessageText the;
    MessageText of;
    MessageText the_plural;
    MessageText of_plural;
};

// In the order of HouseKind; the regions of jigsaws come last.
constexpr std::array<KindTexts, 7> kKinds = {{
    {{"row {0}", "ligne {0}"},
     {"row {0}", "la ligne {0}"},
     {"row {0}", "de la ligne {0}"},
     {"rows {0}", "les lignes {0}"},
     {"rows {0}", "des lignes {0}"}},
    {{"column {0}", "colonne {0}"},
     {"column {0}", "la colonne {0}"},
     {"column {0}", "de la colonne {0}"},
     {"columns {0}", "les colonnes {0}"},
     {"columns {0}", "des colonnes {0}"}},
    {{"box {0}", "bloc {0}"},
     {"box {0}", "le bloc {0}"},
     {"box {0}", "du bloc {0}"},
     {"boxes {0}", "les blocs {0}"},
     {"boxes {0}", "des blocs {0}"}},
    {{"diagonal {0}", "diagonale {0}"},
     {"diagonal {0}", "la diagonale {0}"},
     {"diagonal {0}", "de la diagonale {0}"},
     {"diagonals {0}", "les diagonales {0}"},
     {"diagonals {0}", "des diagonales {0}"}},
    {{"window {0}", "fenêtre {0}"},
     {"window {0}", "la fenêtre {0}"},
     {"window {0}", "de la fenêtre {0}"},
     {"windows {0}", "les fenêtres {0}"},
     {"windows {0}", "des fenêtres {0}"}},
    {{"extra house {0}", "zone supplémentaire {0}"},
     {"extra house {0}", "la zone supplémentaire {0}"},
     {"extra house {0}", "de la zone supplémentaire {0}"},
     {"extra houses {0}", "les zones supplémentaires {0}"},
     {"extra houses {0}", "des zones supplémentaires {0}"}},
    {{"region {0}", "région {0}"},
     {"region {0}", "la région {0}"},
     {"region {0}", "de la région {0}"},
     {"regions {0}", "les régions {0}"},
     {"regions {0}", "des régions {0}"}},
}};

const KindTexts& texts_of(const Board& board, HouseKind kind) {
    const bool region =
        kind == HouseKind::box && std::holds_alternative<Jigsaw>(board.shape().regions);
    return region ? kKinds.back() : kKinds[static_cast<std::size_t>(kind)];
}

}  // namespace

std::string Words::all_of(const std::vector<std::string>& items) const {
    return joined(items, kAnd.in(language()));
}

std::string Words::one_of(const std::vector<std::string>& items) const {
    return joined(items, kOr.in(language()));
}

std::string Words::all_clauses(const std::vector<std::string>& clauses) const {
    return joined(clauses, kAndAlso.in(language()), kAlso.in(language()));
}

std::string Words::cell(Cell cell) const { return cell_name(board_, cell, wording_); }

std::vector<std::string> Words::names(const std::vector<Cell>& cells) const {
    std::vector<std::string> out;
    out.reserve(cells.size());
    for (const Cell one : cells) out.push_back(cell(one));
    return out;
}

std::string Words::cells(const std::vector<Cell>& cells) const { return all_of(names(cells)); }

std::string Words::any_cell(const std::vector<Cell>& cells) const { return one_of(names(cells)); }

std::string Words::nor_cells(const std::vector<Cell>& cells) const {
    return joined(names(cells), kLastNor.in(language()), kNor.in(language()));
}

std::string Words::the_cells(const std::vector<Cell>& cells) const {
    return say(kTheCells, cells.size(), this->cells(cells));
}

std::string Words::of_cells(const std::vector<Cell>& cells) const {
    return say(kOfCells, this->cells(cells));
}

std::string Words::short_cells(const std::vector<Cell>& cells) const {
    return cells_in_short(board_, cells, wording_);
}

std::string Words::digits(DigitSet digits) const {
    return all_of(symbols_of(digits, wording_.symbols));
}

std::string Words::any_digit(DigitSet digits) const {
    return one_of(symbols_of(digits, wording_.symbols));
}

std::string Words::nor_digit(DigitSet digits) const {
    return joined(symbols_of(digits, wording_.symbols), kLastNor.in(language()),
                  kNor.in(language()));
}

std::string Words::the_digits(DigitSet digits) const {
    std::vector<std::string> items = symbols_of(digits, wording_.symbols);
    for (std::string& item : items) item = say(kTheDigit, item);
    return all_of(items);
}

// Numbers of two figures must not run into each other.
std::string Words::short_digits(DigitSet digits) const {
    const std::string_view between = wording_.symbols == Symbols::numbers ? "," : "";
    return joined(symbols_of(digits, wording_.symbols), between, between);
}

// Diagonals are known by their ends, rows as cells have them, the rest by their numbers.
std::string Words::house_number(std::uint32_t house) const {
    const House& named = board_.houses()[house];
    if (named.kind == HouseKind::row) return row_number(named.index, wording_.cells);
    if (named.kind != HouseKind::diagonal) return std::to_string(named.index + 1);
    return cell(named.cells.front()) + "-" + cell(named.cells.back());
}

std::string Words::plain_house(std::uint32_t house) const {
    return say(texts_of(board_, board_.houses()[house].kind).plain, house_number(house));
}

std::string Words::house_list(const std::vector<std::uint32_t>& houses, Form form) const {
    std::vector<std::string> kinds;
    for (const std::uint32_t house : houses) SUDOKIT_EXPECT(house < board_.houses().size());
    for (std::size_t i = 0; i < houses.size();) {
        const HouseKind kind = board_.houses()[houses[i]].kind;
        std::vector<std::string> numbers;
        for (; i < houses.size() && board_.houses()[houses[i]].kind == kind; ++i) {
            numbers.push_back(house_number(houses[i]));
        }
        const KindTexts& texts = texts_of(board_, kind);
        const bool one = numbers.size() == 1;
        const MessageText& text = form == Form::of ? (one ? texts.of : texts.of_plural)
                                                   : (one ? texts.the : texts.the_plural);
        kinds.push_back(say(text, all_of(numbers)));
    }
    return all_of(kinds);
}

std::string Words::houses(const std::vector<std::uint32_t>& houses) const {
    return house_list(houses, Form::the);
}

std::string Words::of_houses(const std::vector<std::uint32_t>& houses) const {
    return house_list(houses, Form::of);
}

std::string Words::number(std::size_t number) const {
    if (number < 2 || number > kNumbers.size() + 1) return std::to_string(number);
    return std::string(kNumbers[number - 2].in(language()));
}

std::string Words::which_see(std::size_t cells, std::size_t seen) const {
    const std::string what = seen == 2 ? say(kSeenBoth) : say(kSeenAll, number(seen));
    return say(kWhichSee, cells, what);
}

std::string Words::holds(Candidate candidate) const {
    return say(kHolds, cell(candidate.cell), digit(candidate.digit));
}

std::string Words::holds_not(Candidate candidate) const {
    return say(kHoldsNot, cell(candidate.cell), digit(candidate.digit));
}

std::string Words::all_hold(const std::vector<Cell>& cells, Digit digit) const {
    const MessageText& text = cells.size() == 1 ? kHolds : cells.size() == 2 ? kBothHold : kAllHold;
    return say(text, this->cells(cells), this->digit(digit));
}

std::string Words::holds(const ChainNode& node) const {
    if (node.cells.size() == 1) return holds(Candidate{node.cells.front(), node.digit});
    return say(kIsIn, any_cell(node.cells), digit(node.digit));
}

std::string Words::holds_not(const ChainNode& node) const {
    if (node.cells.size() == 1) return holds_not(Candidate{node.cells.front(), node.digit});
    const std::string places =
        joined(names(node.cells), kLastNorIn.in(language()), kNorIn.in(language()));
    return say(kIsNotIn, places, digit(node.digit));
}

// Digits that leave the same cells are named together: "1 and 4 can be removed from r1c5, and 7
// from r1c6 and r1c7".
std::string Words::removals(const std::vector<Candidate>& eliminations, Why why) const {
    const std::vector<Removal> groups = removals_of(eliminations);
    std::string out;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0) out += ",";
        if (i > 0) out += i + 1 == groups.size() ? kAnd.in(language()) : " ";
        const auto& [digits, cells] = groups[i];
        out += say(i == 0 ? kRemove : kRemoveMore, the_digits(digits), of_cells(cells)) +
               why(digits, cells);
    }
    return out;
}

std::string Words::conclusion(const Step& step) const {
    return conclusion(step, [](DigitSet, const std::vector<Cell>&) { return std::string(); });
}

std::string Words::conclusion(const Step& step, std::size_t seen) const {
    return conclusion(step, [&](DigitSet, const std::vector<Cell>& cells) {
        return which_see(cells.size(), seen);
    });
}

std::string Words::conclusion(const Step& step, Why why) const {
    std::vector<std::string> parts;
    for (const Candidate& candidate : step.placements) {
        parts.push_back(say(kMustBe, cell(candidate.cell), digit(candidate.digit)));
    }
    if (!step.eliminations.empty()) parts.push_back(removals(step.eliminations, why));
    return all_of(parts);
}

std::string Words::in_short(const Step& step) const {
    std::string out;
    for (const Candidate& candidate : step.placements) {
        out += (out.empty() ? "" : " ") + cell(candidate.cell) + "=" + digit(candidate.digit);
    }
    for (const auto& [digits, cells] : removals_of(step.eliminations)) {
        out += (out.empty() ? "" : " ") + short_cells(cells) + "<>" + short_digits(digits);
    }
    return out;
}

std::vector<Cell> places(const State& state, std::uint32_t house, Digit digit) {
    return cells_at(state.board().houses()[house], state.places(house, digit));
}

DigitSet removed_digits(const Step& step) {
    DigitSet digits;
    for (const Candidate& candidate : step.eliminations) digits.insert(candidate.digit);
    return digits;
}

std::vector<Cell> losing_cells(const Step& step) {
    std::vector<Cell> cells;
    for (const Candidate& candidate : step.eliminations) {
        if (cells.empty() || cells.back() != candidate.cell) cells.push_back(candidate.cell);
    }
    return cells;
}

}  // namespace sudokit::logic

namespace sudokit {

std::string list_of_cells(const Board& board, const std::vector<Cell>& cells,
                          const Wording& wording) {
    return logic::Words(board, wording).cells(cells);
}

std::string house_name(const Board& board, std::uint32_t house, const Wording& wording) {
    SUDOKIT_EXPECT(house < board.houses().size());
    return logic::Words(board, wording).plain_house(house);
}

}  // namespace sudokit
