#include "cli/stream/nine_form.hpp"

#include <utility>
#include <vector>

#include "sudokit/expect.hpp"

namespace sudokit::cli {
namespace {

// What solutions are made of where only their place is looked for.
constexpr std::uint8_t kAnyDigit = 1;

Entry empty_entry() { return Entry{Puzzle(Board::standard(9))}; }

Entry solved_empty_entry() {
    Entry entry = empty_entry();
    entry.solution = Grid{entry.puzzle.board(), std::vector<std::uint8_t>(nine::kCells, kAnyDigit)};
    return entry;
}

Entry commented_entry() {
    Entry entry = empty_entry();
    entry.info.comment = "words";
    return entry;
}

std::string run_of(char cell) { return std::string(nine::kCells, cell); }

// A loop that compilers make vector code of.
void fill_in(char* cells, const nine::Digits& digits) {
    for (std::size_t i = 0; i < digits.size(); ++i) {
        cells[i] = digits[i] == 0 ? cells[i] : static_cast<char>('0' + digits[i]);
    }
}

}  // namespace

bool writes_digits(const WriteOptions& options) {
    return options.symbols.value_or(Symbols::digits) == Symbols::digits;
}

NineForm::NineForm(Line unsolved, Line solved, bool has_comments)
    : unsolved_(std::move(unsolved)), solved_(std::move(solved)), has_comments_(has_comments) {}

std::optional<NineForm> NineForm::of(Format format, const WriteOptions& options) {
    const bool known = format == Format::line || format == Format::sdm || format == Format::csv ||
                       format == Format::json;
    if (!known || !writes_digits(options)) return std::nullopt;
    const auto written = [&](const Entry& entry) { return *write_entry(entry, format, options); };
    const auto line = [&](const Entry& entry) {
        Line out{written(entry)};
        for (const char blank : {'.', '0'}) {
            if (out.puzzle == std::string::npos) out.puzzle = out.text.find(run_of(blank));
        }
        SUDOKIT_EXPECT(out.puzzle != std::string::npos);
        out.solution = out.text.find(run_of(static_cast<char>('0' + kAnyDigit)));
        return out;
    };
    return NineForm(line(empty_entry()), line(solved_empty_entry()),
                    written(commented_entry()) != written(empty_entry()));
}

void NineForm::append(const nine::Digits& puzzle, const nine::Digits* solution,
                      std::string& out) const {
    const bool solved = has_solutions() && solution != nullptr;
    const Line& line = solved ? solved_ : unsolved_;
    const std::size_t before = out.size();
    out += line.text;
    fill_in(out.data() + before + line.puzzle, puzzle);
    if (solved) fill_in(out.data() + before + line.solution, *solution);
}

}  // namespace sudokit::cli
