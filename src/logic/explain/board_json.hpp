// Writing JSON about a board: cells, houses and digits as all our JSON names them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/json_writer.hpp"
#include "sudokit/state.hpp"

namespace sudokit::logic {

/// A writer of JSON that also knows the things of a board. A cell is "r1c1", a house "row 1", a
/// digit its number, whatever the language and the symbols.
class BoardJson {
  public:
    BoardJson(JsonWriter& out, const Board& board) : out_(out), board_(board) {}

    [[nodiscard]] const Board& board() const { return board_; }

    /// As in `JsonWriter`.
    BoardJson& key(std::string_view name) {
        out_.key(name);
        return *this;
    }
    void begin_object() { out_.begin_object(); }
    void end_object() { out_.end_object(); }
    void begin_array() { out_.begin_array(); }
    void end_array() { out_.end_array(); }
    void text(std::string_view value) { out_.text(value); }
    void number(std::uint64_t value) { out_.number(value); }
    void boolean(bool value) { out_.boolean(value); }
    void raw(std::string_view value) { out_.raw(value); }
    void null() { out_.null(); }
    template <typename Range>
    void numbers(const Range& values) {
        out_.numbers(values);
    }

    void cell(Cell value) { text(cell_name(board_, value)); }
    void house(std::uint32_t value);

    void cells(const std::vector<Cell>& values);
    void houses(const std::vector<std::uint32_t>& values);
    void digits(DigitSet values) { out_.numbers(values); }
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
    void dead_end(const DeadEnd& value);

    JsonWriter& out_;
    const Board& board_;
};

}  // namespace sudokit::logic
