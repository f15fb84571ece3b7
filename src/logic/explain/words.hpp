// What sentences about steps are made of: names of cells, digits and houses, lists, conclusions.
#pragma once

#include <string>
#include <vector>

#include "sudokit/explain.hpp"
#include "sudokit/function_ref.hpp"

namespace sudokit::logic {

/// Words about one board, as a reader wants them.
///
/// English needs no article before cells, digits and houses; French does, and it changes with the
/// gender, the number and the preposition. So each has a plain form, one with the article (`the_`),
/// and one that belongs to something else (`of_`: "du bloc 5", "des cases L1C1 et L1C2").
class Words {
  public:
    Words(const Board& board, const Wording& wording) : board_(board), wording_(wording) {
        wording_.symbols = usable_symbols(wording.symbols, board.order());
    }

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] const Wording& wording() const { return wording_; }
    [[nodiscard]] Language language() const { return wording_.language; }

    /// True: what is seen and what follows, "In box 1, 4 only in r2c13 => r2c5<>4."; no more.
    [[nodiscard]] bool brief() const { return wording_.length == WordsLength::brief; }

    /// `text` with its arguments.
    template <class... Arguments>
    [[nodiscard]] std::string say(const MessageText& text, Arguments&&... arguments) const {
        return sentence(language(), text, std::forward<Arguments>(arguments)...);
    }

    /// "a, b and c", "a, b or c".
    [[nodiscard]] std::string all_of(const std::vector<std::string>& items) const;
    [[nodiscard]] std::string one_of(const std::vector<std::string>& items) const;
    /// "a; b; and c": of clauses that have commas of their own.
    [[nodiscard]] std::string all_clauses(const std::vector<std::string>& clauses) const;

    /// "r1c1", "L1C1"; "r1c1, r1c4 and r2c7"; behind "not in" and "pas en", "r1c1 or r1c4" and
    /// "L1C1 ni en L1C4"; in short "r456c4".
    [[nodiscard]] std::string cell(Cell cell) const;
    [[nodiscard]] std::string cells(const std::vector<Cell>& cells) const;
    [[nodiscard]] std::string any_cell(const std::vector<Cell>& cells) const;
    [[nodiscard]] std::string nor_cells(const std::vector<Cell>& cells) const;
    [[nodiscard]] std::string the_cells(const std::vector<Cell>& cells) const;
    [[nodiscard]] std::string of_cells(const std::vector<Cell>& cells) const;
    [[nodiscard]] std::string short_cells(const std::vector<Cell>& cells) const;

    /// "4"; "1, 4 and 7"; "1, 4 or 7"; behind "cannot be" and "ne peut valoir", "1 or 4" and "1 ni
    /// 4"; in French with articles "le 1, le 4 et le 7"; in short "147".
    [[nodiscard]] std::string digit(Digit digit) const {
        return symbol_of(wording_.symbols, digit);
    }
    [[nodiscard]] std::string digits(DigitSet digits) const;
    [[nodiscard]] std::string any_digit(DigitSet digits) const;
    [[nodiscard]] std::string nor_digit(DigitSet digits) const;
    [[nodiscard]] std::string the_digits(DigitSet digits) const;
    [[nodiscard]] std::string short_digits(DigitSet digits) const;

    /// "rows 2 and 5", "row 2 and box 1", "les lignes 2 et 5", "de la ligne 2 et du bloc 1".
    [[nodiscard]] std::string house(std::uint32_t house) const { return houses({house}); }
    [[nodiscard]] std::string houses(const std::vector<std::uint32_t>& houses) const;
    [[nodiscard]] std::string of_houses(const std::vector<std::uint32_t>& houses) const;

    /// "column 7", without an article.
    [[nodiscard]] std::string plain_house(std::uint32_t house) const;

    /// "two", "three", ... in words as far as is usual.
    [[nodiscard]] std::string number(std::size_t number) const;

    /// ", which sees both", ", which see all three": so many cells, of so many that were named.
    [[nodiscard]] std::string which_see(std::size_t cells, std::size_t seen) const;

    /// "r1c1 is 4", "r1c1 is not 4"; "r1c1 and r2c2 are both 4".
    [[nodiscard]] std::string holds(Candidate candidate) const;
    [[nodiscard]] std::string holds_not(Candidate candidate) const;
    [[nodiscard]] std::string all_hold(const std::vector<Cell>& cells, Digit digit) const;

    /// "4 is in r1c1 or r1c2", and its opposite; with one cell as above.
    [[nodiscard]] std::string holds(const ChainNode& node) const;
    [[nodiscard]] std::string holds_not(const ChainNode& node) const;

    /// Says why, behind the cells that lose these digits: ", which sees both". May be empty.
    using Why = FunctionRef<std::string(DigitSet, const std::vector<Cell>&)>;

    /// What the step concludes, as a clause without a full stop.
    [[nodiscard]] std::string conclusion(const Step& step) const;
    [[nodiscard]] std::string conclusion(const Step& step, Why why) const;

    /// The same for a step that removes candidates from cells which see all of so many.
    [[nodiscard]] std::string conclusion(const Step& step, std::size_t seen) const;

    /// The same in short: "r1c2=4", "r1c2<>4 r3c23<>7".
    [[nodiscard]] std::string in_short(const Step& step) const;

  private:
    enum class Form : std::uint8_t { the, of };
    [[nodiscard]] std::string house_list(const std::vector<std::uint32_t>& houses, Form form) const;
    [[nodiscard]] std::vector<std::string> names(const std::vector<Cell>& cells) const;
    [[nodiscard]] std::string house_number(std::uint32_t house) const;
    [[nodiscard]] std::string removals(const std::vector<Candidate>& eliminations, Why why) const;

    const Board& board_;
    Wording wording_;
};

/// The cells that only the houses of the pattern have, and those that only the others have.
struct Leftovers {
    std::vector<Cell> over;
    std::vector<Cell> under;
};
[[nodiscard]] Leftovers leftovers_of(const Board& board, const LeftoverPattern& pattern);

/// The cells of `house` where `digit` may go.
[[nodiscard]] std::vector<Cell> places(const State& state, std::uint32_t house, Digit digit);

/// The digits that the step removes, and the cells that lose any.
[[nodiscard]] DigitSet removed_digits(const Step& step);
[[nodiscard]] std::vector<Cell> losing_cells(const Step& step);

}  // namespace sudokit::logic
