#include "logic/techniques/test_sketch.hpp"

#include <sstream>
#include <string>

namespace sudokit::logic {

State sketch(std::string_view cells, const Board& board) {
    State state = open_state(board);
    Cell cell = 0;
    for (const char c : cells) {
        if (c == ' ' || c == '\n') continue;
        if (c == '.') state.remove({cell, kSketched});
        ++cell;
    }
    return state;
}

std::vector<Cell> cells_at(const State& state, std::string_view names) {
    std::vector<Cell> cells;
    std::istringstream in{std::string(names)};
    for (std::string name; in >> name;) {
        const std::size_t c = name.find('c');
        cells.push_back(at(state, static_cast<std::uint32_t>(std::stoul(name.substr(1, c - 1))),
                           static_cast<std::uint32_t>(std::stoul(name.substr(c + 1)))));
    }
    return cells;
}

std::vector<Candidate> gone_from(const State& state, std::string_view names) {
    std::vector<Candidate> candidates;
    for (const Cell cell : cells_at(state, names)) candidates.push_back({cell, kSketched});
    return candidates;
}

std::vector<std::uint32_t> houses_at(const State& state, std::string_view names) {
    std::vector<std::uint32_t> houses;
    std::istringstream in{std::string(names)};
    for (std::string name; in >> name;) {
        const auto kind = static_cast<std::uint32_t>(std::string_view("rcb").find(name[0]));
        houses.push_back(kind * state.board().order() +
                         static_cast<std::uint32_t>(std::stoul(name.substr(1))) - 1);
    }
    return houses;
}

}  // namespace sudokit::logic
