// Writing JSON about a board: cells, houses and digits as all our JSON names them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/json_string.hpp"
#include "sudokit/state.hpp"

namespace sudokit::logic {

/// Writes objects and arrays as they come, and takes care of the commas. A cell is "r1c1", a house
/// "row 1", a digit its number, whatever the language and the symbols.
class BoardJson {
  public:
    explicit BoardJson(const Board& board) : board_(board) {}

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] std::string take() && { return std::move(out_); }

    /// Brackets and braces.
    void open(char bracket) { begin() += bracket; }
    void close(char bracket) { out_ += bracket; }

    /// The name of a member, to be followed by its value.
    BoardJson& key(std::string_view name) {
        append_json_string(begin(), name);
        out_ += ':';
        return *this;
    }

    void text(std::string_view value) { append_json_string(begin(), value); }
    void number(std::uint64_t value) { begin() += std::to_string(value); }
    void boolean(bool value) { begin() += value ? "true" : "false"; }
    void null() { begin() += "null"; }
    /// A value that is JSON already.
    void raw(std::string_view value) { begin() += value; }

    void cell(Cell value) { text(cell_name(board_, value)); }
    void house(std::uint32_t value);

    void cells(const std::vector<Cell>& values);
    void houses(const std::vector<std::uint32_t>& values);
    void digits(DigitSet values);
    void candidates(const std::vector<Candidate>& values);

    void cell_or_null(const std::optional<Cell>& value);
    void house_or_null(const std::optional<std::uint32_t>& value);
    void dead_end_or_null(const std::optional<DeadEnd>& value);

    /// The two members of a candidate, without braces.
    void members(const Candidate& value) {
        key("cell").cell(value.cell);
        key("digit").number(value.digit);
    }

  private:
    // The text, with a comma where the next value needs one.
    std::string& begin() {
        const bool first =
            out_.empty() || out_.back() == '{' || out_.back() == '[' || out_.back() == ':';
        if (!first) out_ += ',';
        return out_;
    }
    void dead_end(const DeadEnd& value);

    const Board& board_;
    std::string out_;
};

}  // namespace sudokit::logic
