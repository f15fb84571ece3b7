#include "formats/files/sgt_save.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sudokit/whole_number.hpp"

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/links/sgt.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoSave{"expected a saved game, which begins with {0}",
                              "partie sauvée attendue, qui commence par {0}"};
constexpr MessageText kSavedField{"expected a field like 'DESC    :22:...'",
                                  "champ attendu comme « DESC    :22:... »"};
constexpr MessageText kSavedMissing{"expected the field {0} in the saved game",
                                    "champ {0} attendu dans la partie sauvée"};
constexpr MessageText kSavedGame{"expected a game of Solo, found one of {0}",
                                 "partie de Solo attendue, trouvé une partie de {0}"};
constexpr MessageText kSavedMove{"expected a move of Solo, like R4,0,7, found '{0}'",
                                 "coup de Solo attendu, comme R4,0,7, trouvé « {0} »"};

constexpr std::string_view kSaveBegin = "SAVEFILE:";

// "NAME    :LENGTH:VALUE", whose value may hold line ends.
struct SavedField {
    std::string_view name;
    std::string_view value;
};

// The numbers of "4,0,7".
std::vector<std::uint32_t> whole_numbers(std::string_view list, std::size_t most) {
    std::vector<std::uint32_t> numbers;
    while (numbers.size() <= most) {
        const std::size_t comma = std::min(list.find(','), list.size());
        const auto number = whole_number<std::uint32_t>(list.substr(0, comma));
        if (!number) return {};
        numbers.push_back(*number);
        if (comma == list.size()) break;
        list.remove_prefix(comma + 1);
    }
    return numbers;
}

Result<std::vector<SavedField>> fields_of(std::string_view text) {
    std::vector<SavedField> fields;
    std::size_t at = std::min(text.find_first_not_of("\r\n"), text.size());
    while (at < text.size()) {
        const std::size_t colon = text.find(':', at);
        const std::size_t second =
            colon == std::string_view::npos ? colon : text.find(':', colon + 1);
        if (second == std::string_view::npos) return syntax_error(at, kSavedField);
        const auto length = whole_number<std::uint32_t>(text.substr(colon + 1, second - colon - 1));
        if (!length || *length > text.size() - second - 1) return syntax_error(at, kSavedField);
        fields.push_back({trimmed(text.substr(at, colon - at)), text.substr(second + 1, *length)});
        const std::size_t end = second + 1 + *length;
        at = std::min(text.find_first_not_of("\r\n", end), text.size());
        if (at == end && at < text.size()) return syntax_error(at, kSavedField);
    }
    return fields;
}

// Replays moves on what the player sees.
class Player {
  public:
    explicit Player(const Puzzle& puzzle)
        : puzzle_(puzzle),
          placed_(puzzle.board().cell_count(), 0),
          notes_(puzzle.board().cell_count()) {}

    // False if there is no such move.
    bool make(std::string_view move) {
        const std::string_view rest = move.substr(std::min<std::size_t>(1, move.size()));
        switch (move.empty() ? '\0' : move.front()) {
            case 'R':
            case 'P': return enter(move.front() == 'P', whole_numbers(rest, 3));
            case 'M': return note_all();
            case 'S': return solve(whole_numbers(rest, placed_.size()));
            default: return false;
        }
    }

    void restart() {
        std::ranges::fill(placed_, std::uint8_t{0});
        std::ranges::fill(notes_, DigitSet());
    }

    [[nodiscard]] Play play() const {
        Play play;
        if (std::ranges::any_of(placed_, [](std::uint8_t digit) { return digit != 0; })) {
            play.placed = placed_;
        }
        if (std::ranges::any_of(notes_, [](DigitSet set) { return !set.empty(); })) {
            play.pencilmarks = notes_;
        }
        return play;
    }

  private:
    // Column, row and digit; 0 clears the cell, a note that is there is taken away.
    bool enter(bool note, const std::vector<std::uint32_t>& numbers) {
        const std::uint32_t order = puzzle_.board().order();
        if (numbers.size() != 3 || numbers[0] >= order || numbers[1] >= order) return false;
        if (numbers[2] > order) return false;
        const Cell cell = puzzle_.board().cell(numbers[1], numbers[0]);
        if (puzzle_.given(cell) != 0) return false;
        if (note && numbers[2] > 0) {
            notes_[cell] = DigitSet(notes_[cell].bits() ^ DigitSet::of(numbers[2]).bits());
        } else {
            placed_[cell] = static_cast<std::uint8_t>(numbers[2]);
            notes_[cell] = {};
        }
        return true;
    }

    bool note_all() {
        for (Cell cell = 0; cell < placed_.size(); ++cell) {
            if (is_open(cell)) notes_[cell] = puzzle_.board().digits();
        }
        return true;
    }

    bool solve(const std::vector<std::uint32_t>& digits) {
        if (digits.size() != placed_.size()) return false;
        for (Cell cell = 0; cell < placed_.size(); ++cell) {
            if (digits[cell] < 1 || digits[cell] > puzzle_.board().order()) return false;
            if (puzzle_.given(cell) == 0) placed_[cell] = static_cast<std::uint8_t>(digits[cell]);
            notes_[cell] = {};
        }
        return true;
    }

    [[nodiscard]] bool is_open(Cell cell) const {
        return puzzle_.given(cell) == 0 && placed_[cell] == 0;
    }

    const Puzzle& puzzle_;
    std::vector<std::uint8_t> placed_;
    std::vector<DigitSet> notes_;
};

const SavedField* find_field(const std::vector<SavedField>& fields, std::string_view name) {
    const auto found = std::ranges::find(fields, name, &SavedField::name);
    return found == fields.end() ? nullptr : &*found;
}

bool is_move(const SavedField& field) {
    return field.name == "MOVE" || field.name == "SOLVE" || field.name == "RESTART";
}

std::optional<Error> replay(std::string_view text, const std::vector<SavedField>& fields,
                            Entry& entry) {
    Player player(entry.puzzle);
    const SavedField* const position = find_field(fields, "STATEPOS");
    std::size_t left = fields.size();
    if (position != nullptr)
        left = std::max(whole_number<std::uint32_t>(position->value).value_or(1), 1U) - 1;
    for (const SavedField& field : fields) {
        if (left == 0) break;
        if (!is_move(field)) continue;
        --left;
        if (field.name == "RESTART") {
            player.restart();
        } else if (!player.make(field.value)) {
            return syntax_error(offset_in(text, field.value), kSavedMove, shown_word(field.value));
        }
    }
    entry.play = player.play();
    return std::nullopt;
}

Result<Entry> read_save(std::string_view text, BoardSource& boards) {
    if (!is_sgt_save(text)) return syntax_error(0, kNoSave, kSaveBegin);
    const auto fields = fields_of(text);
    if (!fields) return fields.error();
    const SavedField* const game = find_field(*fields, "GAME");
    if (game != nullptr && game->value != "Solo") {
        return unsupported_error(offset_in(text, game->value), kSavedGame, shown_word(game->value));
    }
    const SavedField* parameters = find_field(*fields, "CPARAMS");
    if (parameters == nullptr) parameters = find_field(*fields, "PARAMS");
    const SavedField* const description = find_field(*fields, "DESC");
    if (parameters == nullptr) return syntax_error(0, kSavedMissing, "CPARAMS");
    if (description == nullptr) return syntax_error(0, kSavedMissing, "DESC");
    const std::string id = std::string(parameters->value) + ":" + std::string(description->value);
    auto entry = read_sgt(id, boards);
    if (!entry) {
        const std::size_t behind = parameters->value.size() + 1;
        Error error = std::move(entry).error();
        error.offset = error.offset < behind
                           ? offset_in(text, parameters->value) + error.offset
                           : offset_in(text, description->value) + error.offset - behind;
        return error;
    }
    if (auto fault = replay(text, *fields, *entry)) return *std::move(fault);
    return entry;
}

}  // namespace

TextReader read_sgt_save(std::string_view text, BoardSource& boards) {
    return [text, &boards, over = false]() mutable -> std::optional<TextItem> {
        if (std::exchange(over, true)) return std::nullopt;
        return TextItem{0, read_save(text, boards)};
    };
}

bool is_sgt_save(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of("\r\n"), text.size()));
    return text.starts_with(kSaveBegin);
}

}  // namespace sudokit::formats
