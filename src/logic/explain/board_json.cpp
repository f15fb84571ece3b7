#include "logic/explain/board_json.hpp"

namespace sudokit::logic {

void BoardJson::house(std::uint32_t value) {
    constexpr std::string_view kKinds[] = {"row", "column", "box", "diagonal", "window", "extra"};
    const House& house = board_.houses()[value];
    text(std::string(kKinds[static_cast<std::size_t>(house.kind)]) + " " +
         std::to_string(house.index + 1));
}

void BoardJson::cells(const std::vector<Cell>& values) {
    open('[');
    for (const Cell value : values) cell(value);
    close(']');
}

void BoardJson::houses(const std::vector<std::uint32_t>& values) {
    open('[');
    for (const std::uint32_t value : values) house(value);
    close(']');
}

void BoardJson::digits(DigitSet values) {
    open('[');
    for (const Digit value : values) number(value);
    close(']');
}

void BoardJson::candidates(const std::vector<Candidate>& values) {
    open('[');
    for (const Candidate& value : values) {
        open('{');
        members(value);
        close('}');
    }
    close(']');
}

void BoardJson::cell_or_null(const std::optional<Cell>& value) {
    if (value) {
        cell(*value);
    } else {
        null();
    }
}

void BoardJson::house_or_null(const std::optional<std::uint32_t>& value) {
    if (value) {
        house(*value);
    } else {
        null();
    }
}

void BoardJson::dead_end_or_null(const std::optional<DeadEnd>& value) {
    if (value) {
        dead_end(*value);
    } else {
        null();
    }
}

void BoardJson::dead_end(const DeadEnd& value) {
    open('{');
    switch (value.kind) {
        case DeadEnd::Kind::cell:
            key("kind").text("cell");
            key("cell").cell(value.cell);
            break;
        case DeadEnd::Kind::house:
            key("kind").text("house");
            key("house").house(value.house);
            key("digit").number(value.digit);
            break;
        case DeadEnd::Kind::clash:
            key("kind").text("clash");
            key("house").house(value.house);
            key("digit").number(value.digit);
            key("cells").cells({value.cell, value.other});
            break;
    }
    close('}');
}

}  // namespace sudokit::logic
