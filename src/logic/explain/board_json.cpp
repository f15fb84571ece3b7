#include "logic/explain/board_json.hpp"

#include <string>

namespace sudokit::logic {

void BoardJson::house(std::uint32_t value) {
    constexpr std::string_view kKinds[] = {"row", "column", "box", "diagonal", "window", "extra"};
    const House& house = board_.houses()[value];
    text(std::string(kKinds[static_cast<std::size_t>(house.kind)]) + " " +
         std::to_string(house.index + 1));
}

void BoardJson::cells(const std::vector<Cell>& values) {
    begin_array();
    for (const Cell value : values) cell(value);
    end_array();
}

void BoardJson::houses(const std::vector<std::uint32_t>& values) {
    begin_array();
    for (const std::uint32_t value : values) house(value);
    end_array();
}

void BoardJson::candidates(const std::vector<Candidate>& values) {
    begin_array();
    for (const Candidate& value : values) {
        begin_object();
        members(value);
        end_object();
    }
    end_array();
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
    begin_object();
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
    end_object();
}

}  // namespace sudokit::logic
