#include "formats/links/sgt.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/files/sgt_save.hpp"
#include "formats/links/sgt_blocks.hpp"
#include "formats/links/sgt_cages.hpp"
#include "formats/reading/prose.hpp"
#include "formats/reading/region_labels.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kSize{"expected the size, like 3x3 or 9j",
                            "taille attendue, comme 3x3 ou 9j"};
constexpr MessageText kNotAnOrder{"expected a board of order 2 to 64, found {0}",
                                  "ordre de grille attendu entre 2 et 64, trouvé : {0}"};
constexpr MessageText kParameter{"expected a parameter of Solo or ':', found '{0}'",
                                 "paramètre de Solo ou « : » attendu, trouvé « {0} »"};
constexpr MessageText kNoColon{"expected ':' and the puzzle behind the parameters",
                               "« : » et la grille attendus après les paramètres"};
constexpr MessageText kSeed{"only the program itself can turn a seed into the puzzle",
                            "seul le programme peut tirer la grille d’une graine"};
constexpr MessageText kNoBlocks{"expected ',' and the description of the blocks",
                                "« , » et la description des blocs attendus"};
constexpr MessageText kAfterPuzzle{"expected nothing more after the puzzle",
                                   "rien n’est attendu après la grille"};

constexpr std::uint32_t kLargestOfSolo = 31;
constexpr std::uint32_t kLargestKiller = 9;

// What stands before the colon. `rows` is 1 for jigsaws.
//
// Solo's CxR counts the blocks: C of them side by side, so that each is C rows tall and R columns
// wide.
struct Parameters {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    bool diagonals = false;
    bool killer = false;
    std::size_t end = 0;  // of the ':' or '#'
};

class ParameterReader {
  public:
    explicit ParameterReader(std::string_view text) : text_(text) {}

    Result<Parameters> read() {
        if (!number(parameters_.columns)) return syntax_error(at_, kSize);
        const bool two = next_is('x') && at_ + 1 < text_.size() && is_decimal(text_[at_ + 1]);
        parameters_.rows = parameters_.columns;
        if (two) {
            ++at_;
            if (!number(parameters_.rows)) return syntax_error(at_, kSize);
        }
        while (at_ < text_.size() && !next_is(':') && !next_is('#')) {
            if (!flag(two)) return syntax_error(at_, kParameter, shown_character(text_, at_));
        }
        if (at_ == text_.size()) return syntax_error(at_, kNoColon);
        parameters_.end = at_;
        return parameters_;
    }

  private:
    [[nodiscard]] bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }

    bool number(std::uint32_t& out) {
        const auto read = std::from_chars(text_.data() + at_, text_.data() + text_.size(), out);
        if (read.ec != std::errc() || out < 1 || out > kMaxOrder) return false;
        at_ = static_cast<std::size_t>(read.ptr - text_.data());
        return true;
    }

    void skip_digits() {
        while (at_ < text_.size() && is_decimal(text_[at_])) ++at_;
    }

    // One of: j jigsaw, x diagonals, k killer; symmetries a r2 r4 m2 m4 m8 md2 md4 and
    // difficulties dt db di da de du, which are for the making of puzzles only.
    bool flag(bool two) {
        switch (text_[at_++]) {
            case 'j':
                if (two) parameters_.columns *= parameters_.rows;
                parameters_.rows = 1;
                return true;
            case 'x': parameters_.diagonals = true; return true;
            case 'k': parameters_.killer = true; return true;
            case 'm':
                if (next_is('d')) ++at_;
                skip_digits();
                return true;
            case 'r': skip_digits(); return true;
            case 'a': return true;
            case 'd':
                if (at_ == text_.size() || text_[at_] < 'a' || text_[at_] > 'z') break;
                ++at_;
                return true;
            default: break;
        }
        --at_;
        return false;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Parameters parameters_;
};

Result<Entry> read_description(std::string_view text, const Parameters& parameters,
                               BoardSource& boards) {
    const bool jigsaw = parameters.rows == 1;
    Shape shape = Shape::boxes(parameters.columns, parameters.rows);
    shape.diagonals = parameters.diagonals;
    std::size_t at = parameters.end + 1;
    const std::size_t cells = std::size_t{shape.order} * shape.order;
    const auto digits = read_sgt_numbers(text, at, cells, shape.order);
    if (!digits) return digits.error();
    std::size_t place = 0;
    if (jigsaw) {
        if (at == text.size()) return syntax_error(at, kNoBlocks);
        place = ++at;
        const std::size_t end = std::min(text.find(',', at), text.size());
        const auto labels = read_sgt_blocks(text.substr(at, end - at), shape.order);
        if (!labels) return shifted(labels.error(), at);
        shape.regions = regions_of_labels(*labels);
        at = end;
    }
    if (at < text.size() && !parameters.killer) return syntax_error(at, kAfterPuzzle);
    const auto board = boards.of_shape(shape);
    if (!board) return placed_at(board.error(), place);
    Entry entry{Puzzle(*board)};
    if (parameters.killer) {
        if (auto fault = read_sgt_cages(text, at, entry.puzzle)) return *std::move(fault);
        if (at < text.size()) return syntax_error(at, kAfterPuzzle);
    }
    for (Cell cell = 0; cell < digits->size(); ++cell) {
        entry.puzzle.set_given(cell, (*digits)[cell]);
    }
    return entry;
}

}  // namespace

Result<Entry> read_sgt(std::string_view line, BoardSource& boards) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return syntax_error(0, kSize);
    const std::size_t start = offset_in(line, text);
    const auto parameters = ParameterReader(text).read();
    if (!parameters) return shifted(parameters.error(), start);
    if (text[parameters->end] == '#') return unsupported_error(start + parameters->end, kSeed);
    // Solo has no blocks of one row, unless they are of a jigsaw.
    if (parameters->columns == 1 && parameters->rows > 1) return syntax_error(start, kSize);
    const std::uint32_t order = parameters->columns * parameters->rows;
    if (order < 2 || order > kMaxOrder) {
        return Error{ErrorCode::board, start, message(kNotAnOrder, order)};
    }
    auto entry = read_description(text, *parameters, boards);
    if (!entry) return shifted(entry.error(), start);
    return entry;
}

Result<std::string> write_sgt(const Entry& entry, const WriteOptions& /*options*/) {
    const Puzzle& puzzle = entry.puzzle;
    const Shape& shape = puzzle.board().shape();
    const bool fits = shape.order >= (shape.diagonals ? 4U : 2U) && shape.order <= kLargestOfSolo;
    if (!fits || shape.windows || !shape.extra.empty())
        return board_not_writable(puzzle, Format::sgt);
    if (auto fault = fault_of_pencilmarks(puzzle, Format::sgt)) return *std::move(fault);
    std::string flags = shape.diagonals ? "x" : "";
    std::string cages;
    if (puzzle.has_constraints()) {
        const auto killer = shape.order <= kLargestKiller ? write_sgt_cages(puzzle) : std::nullopt;
        if (!killer) return constraints_not_writable(puzzle.constraints(), Format::sgt);
        flags += 'k';
        cages = *killer;
    }
    const auto* boxes = std::get_if<Boxes>(&shape.regions);
    if (boxes != nullptr && boxes->rows > 1 && boxes->columns > 1) {
        return std::to_string(boxes->rows) + "x" + std::to_string(boxes->columns) + flags + ":" +
               write_sgt_numbers({puzzle.givens().begin(), puzzle.givens().end()}) + cages + "\n";
    }
    const auto blocks = write_sgt_blocks(labels_of_regions(shape), shape.order);
    if (!blocks) return board_not_writable(puzzle, Format::sgt);
    return std::to_string(shape.order) + "j" + flags + ":" +
           write_sgt_numbers({puzzle.givens().begin(), puzzle.givens().end()}) + "," + *blocks +
           cages + "\n";
}

bool looks_like_sgt(std::string_view text) {
    if (is_sgt_save(text)) return true;
    text = trimmed(text);
    text = text.substr(0, text.find_first_of("\r\n"));
    if (number_before_cells(text) > 0) return false;
    return ParameterReader(text).read().has_value();
}

}  // namespace sudokit::formats
