#include "formats/text/array.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <utility>
#include <vector>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/reading/cells.hpp"
#include "formats/reading/symbol_choice.hpp"
#include "formats/text/array_tree.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoArray{"expected an array of cells, like [[5, 3, 0, ...], ...]",
                               "tableau de cases attendu, comme [[5, 3, 0, ...], ...]"};
constexpr MessageText kArrayRow{
    "expected {0} {0:cell|cells} in this row of the array, as there are rows, found {1}",
    "{0} {0:case attendue|cases attendues} dans cette ligne du tableau, autant que de lignes, "
    "{1} {1:trouvée|trouvées}"};
constexpr MessageText kArrayMarks{
    "this model rules candidates out of cells ('in {{'), which is not read from arrays",
    "ce modèle exclut des candidats de cases (« in {{ »), ce qui n’est pas lu d’un tableau"};

// Fewer cells in one row are rather coordinates, or the domain of a variable.
constexpr std::size_t kFewestFlat = 16;
// At the beginning of a text they can hardly be, but a single one is a number.
constexpr std::size_t kFewestFirst = 4;
constexpr std::string_view kEmptyCell = ".";

// What the item says as a cell: a number without its fraction of zeros, or a mark.
std::string_view cell_text(std::string_view item) {
    constexpr std::array<std::string_view, 9> kNothingWords = {
        "", "None", "null", "nil", "undefined", "nan", "NaN", "NA", "<>"};
    if (std::ranges::find(kNothingWords, item) != kNothingWords.end()) return kEmptyCell;
    const std::size_t point = item.find('.');
    if (point == 0 || point == std::string_view::npos) return item;
    const bool whole = item.find_first_not_of('0', point + 1) == std::string_view::npos;
    return whole ? item.substr(0, point) : item;
}

bool is_cell(const ArrayNode& node) {
    const std::string_view text = cell_text(node.text);
    if (node.is_array) return false;
    if (is_number_cell(text)) return text.size() <= 2;
    return text.size() == 1 && is_letter(text.front());
}

bool is_array(const ArrayNode& node) { return node.is_array; }

// Strings of as many characters as there are strings, or that are whole puzzles.
bool is_string(const ArrayNode& node) { return !node.is_array && node.text.size() > 2; }

// How many of the items, also of arrays inside, are cells or strings of them.
struct Share {
    std::size_t cells = 0;
    std::size_t all = 0;
};

Share share_of_cells(const ArrayNode& node) {
    if (!node.is_array) {
        const bool marks = std::ranges::all_of(
            node.text, [](char c) { return is_decimal(c) || is_blank_symbol(c); });
        const bool cells = is_cell(node) || (is_string(node) && marks);
        return {cells ? std::max<std::size_t>(node.text.size(), 1) : 0,
                std::max<std::size_t>(node.text.size(), 1)};
    }
    Share share;
    for (const ArrayNode& item : node.items) {
        const Share inside = share_of_cells(item);
        share.cells += inside.cells;
        share.all += inside.all;
    }
    return share;
}

// True if arrays and items stand side by side somewhere, as the arguments of a call do.
bool is_mixed(const ArrayNode& node) {
    const auto arrays = std::ranges::count_if(node.items, is_array);
    if (arrays != 0 && static_cast<std::size_t>(arrays) != node.items.size()) return true;
    return std::ranges::any_of(node.items, is_mixed);
}

// True if the array was meant to hold cells, even if some are wrong.
bool is_meant(const ArrayNode& node, bool at_beginning) {
    const Share share = share_of_cells(node);
    const bool nested = std::ranges::any_of(node.items, is_array);
    const std::size_t fewest = nested ? 1 : at_beginning ? kFewestFirst : kFewestFlat;
    return !is_mixed(node) && share.cells >= fewest && share.cells * 4 >= share.all * 3;
}

// True if the array holds nothing but arrays, or nothing but strings in quotes: what no text around
// a bracket that is never closed looks like.
bool is_list(const ArrayNode& node) {
    const auto is_quoted = [](const ArrayNode& item) {
        return is_string(item) && item.end - item.offset > item.text.size();
    };
    return !node.items.empty() && (std::ranges::all_of(node.items, is_array) ||
                                   std::ranges::all_of(node.items, is_quoted));
}

// The cells of one puzzle, or the fault in its place.
struct Cells {
    std::size_t offset = 0;
    std::vector<ArrayNode> items;
    std::optional<Error> fault;
};

using Puzzles = std::deque<Cells>;

void add_square(const ArrayNode& node, Puzzles& puzzles) {
    Cells& cells = puzzles.emplace_back();
    cells.offset = node.offset;
    for (const ArrayNode& row : node.items) {
        if (row.items.size() != node.items.size()) {
            const bool more = row.items.size() > node.items.size();
            const std::size_t at = more ? row.items[node.items.size()].offset : row.end;
            cells.fault = syntax_error(at, kArrayRow, node.items.size(), row.items.size());
            return;
        }
        cells.items.insert(cells.items.end(), row.items.begin(), row.items.end());
    }
}

// A string as an item for each of its characters.
void add_characters(const ArrayNode& node, std::vector<ArrayNode>& items) {
    // Inside the quotes, if there are any.
    const std::size_t begin = node.offset + (node.end - node.offset > node.text.size() ? 1 : 0);
    for (std::size_t i = 0; i < node.text.size(); ++i) {
        items.push_back({begin + i, begin + i + 1, node.text.substr(i, 1)});
    }
}

// A string or an array of cells, counted: are they of a puzzle of this order?
struct Count {
    std::size_t givens = 0;
    bool fits = true;
};

void count_cell(std::string_view text, Digit order, Count& count) {
    const std::string_view cell = cell_text(text);
    if (cell.size() == 1 && is_blank_symbol(cell.front())) return;
    const auto digit =
        cell.size() == 1 ? digit_of(Symbols::digits, cell.front()) : number_of_cell(cell);
    ++count.givens;
    count.fits &= digit && *digit <= order;
}

Count count_cells(const ArrayNode& node, Digit order) {
    Count count;
    for (const ArrayNode& item : node.items) count_cell(item.text, order, count);
    for (std::size_t i = 0; i < node.text.size(); ++i) {
        count_cell(node.text.substr(i, 1), order, count);
    }
    return count;
}

// Whether n items of n cells are n puzzles rather than the rows of one: if so many are no board, or
// if nearly all of them have only the digits of the smaller board, and not by chance.
bool are_puzzles(const std::vector<ArrayNode>& items, const ReadOptions& options) {
    const auto order = order_of_cells(items.size());
    if (!order || items.size() < kFewestFlat) return false;
    if (options.board) return options.board->order() == *order;
    if (items.size() > kMaxOrder) return true;
    std::size_t givens = 0;
    std::size_t fitting = 0;
    for (const ArrayNode& item : items) {
        const Count count = count_cells(item, *order);
        givens += count.givens;
        fitting += count.fits ? 1U : 0U;
    }
    return givens >= items.size() && fitting * 4 > items.size() * 3;
}

void add_strings(const ArrayNode& node, const ReadOptions& options, Puzzles& puzzles) {
    const auto is_row = [&node](const ArrayNode& item) {
        return item.text.size() == node.items.size();
    };
    // One that is too short or too long does not make the others puzzles.
    const auto fitting = static_cast<std::size_t>(std::ranges::count_if(node.items, is_row));
    const bool rows = fitting * 2 > node.items.size() && !are_puzzles(node.items, options);
    for (const ArrayNode& item : node.items) {
        if (!rows || item.offset == node.items.front().offset)
            puzzles.push_back({item.offset, {}, {}});
        Cells& cells = puzzles.back();
        if (rows && !is_row(item) && !cells.fault) {
            cells.fault = syntax_error(item.end, kArrayRow, node.items.size(), item.text.size());
        }
        add_characters(item, cells.items);
    }
}

void add_puzzles(const ArrayNode& node, const ReadOptions& options, Puzzles& puzzles) {
    const auto& items = node.items;
    const bool arrays = std::ranges::all_of(items, is_array);
    if (!arrays && std::ranges::all_of(items, is_string)) {
        add_strings(node, options, puzzles);
    } else if (!arrays) {
        puzzles.push_back({node.offset, items, {}});
    } else {
        // Arrays of cells are rows, unless most have enough of them for a puzzle of their own.
        const bool flat = std::ranges::none_of(
            items, [](const ArrayNode& item) { return std::ranges::any_of(item.items, is_array); });
        const bool puzzles_of_n = flat && are_puzzles(items, options);
        const auto whole = std::ranges::count_if(items, [&](const ArrayNode& item) {
            const std::size_t cells = item.items.size();
            if (std::ranges::all_of(item.items, is_string)) return true;
            if (cells < kFewestFlat || !order_of_cells(cells)) return false;
            return cells != items.size() || puzzles_of_n;
        });
        if (flat && static_cast<std::size_t>(whole) * 2 <= items.size()) {
            return add_square(node, puzzles);
        }
        for (const ArrayNode& item : items) add_puzzles(item, options, puzzles);
    }
}

Result<Entry> entry_of(const Cells& cells, BoardSource& boards) {
    if (cells.fault) return *cells.fault;
    const auto order = order_of_cells(cells.items.size());
    if (!order) return wrong_cell_count(cells.items.size(), cells.offset, boards);
    std::vector<std::string_view> words;
    std::string characters;
    bool letters = false;
    for (const ArrayNode& item : cells.items) {
        words.push_back(cell_text(item.text));
        characters += words.back().front();
        letters |= words.back().size() == 1 && is_letter(words.back().front());
    }
    const bool numbers = std::ranges::all_of(words, is_number_cell);
    letters &= !numbers;
    auto puzzle =
        letters ? read_cells(characters, *order, boards) : read_number_cells(words, *order, boards);
    if (puzzle) return Entry{std::move(*puzzle)};
    Error error = std::move(puzzle).error();
    if (error.code == ErrorCode::board) return placed_at(std::move(error), cells.offset);
    const ArrayNode& item = cells.items[error.offset];
    // A word among symbols is shown whole.
    if (letters && words[error.offset].size() > 1) {
        return bad_number(*order, words[error.offset], item.offset);
    }
    return placed_at(std::move(error), item.offset);
}

// The arrays of a text that hold cells, one after the other.
class ArrayText {
  public:
    ArrayText(std::string_view text, BoardSource& boards)
        : text_(text), boards_(&boards), begin_(text.find_first_not_of(" \t\r\n")) {
        const std::size_t constraint = text.find("constraint ");
        const std::size_t marks = text.find(" in {", std::min(constraint, text.size()));
        if (marks != std::string_view::npos) {
            puzzles_.push_back({marks, {}, unsupported_error(marks + 1, kArrayMarks)});
            at_ = text_.size();
        }
    }

    std::optional<TextItem> operator()() {
        while (puzzles_.empty() && at_ < text_.size()) look_on();
        if (puzzles_.empty()) {
            if (std::exchange(any_, true) || begin_ == std::string_view::npos) return std::nullopt;
            return TextItem{0, first_fault_.value_or(syntax_error(0, kNoArray))};
        }
        any_ = true;
        TextItem item{puzzles_.front().offset, entry_of(puzzles_.front(), *boards_)};
        puzzles_.pop_front();
        return item;
    }

  private:
    void look_on() {
        at_ = std::min(text_.find_first_of("[({", at_), text_.size());
        if (at_ == text_.size()) return;
        const auto tree = read_array_tree(text_, at_);
        if (!tree) {
            if (!first_fault_) first_fault_ = tree.error();
            // What does not end would not end inside either.
            at_ = tree.error().code == ErrorCode::syntax && tree.error().offset == at_
                      ? text_.size()
                      : at_ + 1;
        } else if (is_meant(*tree, at_ == begin_)) {
            add_puzzles(*tree, boards_->options(), puzzles_);
            at_ = tree->end;
        } else {
            ++at_;
        }
    }

    std::string_view text_;
    BoardSource* boards_;
    std::size_t begin_;
    std::size_t at_ = 0;
    Puzzles puzzles_;
    std::optional<Error> first_fault_;  // of an array that could not be taken apart
    bool any_ = false;                  // a puzzle or fault was told
};

}  // namespace

TextReader read_array(std::string_view text, BoardSource& boards) {
    return ArrayText(text, boards);
}

Result<std::string> write_array(const Entry& entry, const WriteOptions& /*options*/) {
    if (auto fault = fault_of_pencilmarks(entry.puzzle, Format::array)) return *std::move(fault);
    const Digit order = entry.puzzle.board().order();
    std::string out = "[";
    for (Cell cell = 0; cell < entry.puzzle.board().cell_count(); ++cell) {
        const bool first = cell % order == 0;
        if (cell > 0) out += first ? "],\n " : ", ";
        if (first) out += '[';
        out += std::to_string(entry.puzzle.given(cell));
    }
    return out + "]]\n";
}

bool looks_like_array(std::string_view text) {
    // Arrays come early: behind a few words, or the comments of a model.
    constexpr std::size_t kFar = 4096;
    // One that the end of `text` cuts off may hold others that are whole.
    constexpr std::size_t kMostFaults = 8;
    std::size_t faults = 0;
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    const std::string_view early = text.substr(0, kFar);
    for (std::size_t at = early.find_first_of("[({"); at < early.size() && faults < kMostFaults;
         at = early.find_first_of("[({", at + 1)) {
        const auto tree = read_array_tree(text, at);
        if (tree && is_meant(*tree, at == begin)) return true;
        if (tree) continue;
        ++faults;
        const auto head = read_array_head(text, at);
        if (head && is_list(*head) && is_meant(*head, at == begin)) return true;
    }
    return false;
}

}  // namespace sudokit::formats
