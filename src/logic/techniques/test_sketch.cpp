#include "logic/techniques/test_sketch.hpp"

#include <algorithm>

namespace sudokit::logic {
namespace {

template <class Visit>
void each_word(std::string_view text, Visit visit) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end != 0) visit(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::uint32_t number(std::string_view digits) {
    std::uint32_t value = 0;
    for (const char c : digits) value = value * 10 + static_cast<std::uint32_t>(c - '0');
    return value;
}

}  // namespace

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
    each_word(names, [&](std::string_view name) {
        const std::size_t c = name.find('c');
        cells.push_back(at(state, number(name.substr(1, c - 1)), number(name.substr(c + 1))));
    });
    return cells;
}

std::vector<Candidate> gone_from(const State& state, std::string_view names) {
    std::vector<Candidate> candidates;
    for (const Cell cell : cells_at(state, names)) candidates.push_back({cell, kSketched});
    return candidates;
}

std::vector<std::uint32_t> houses_at(const State& state, std::string_view names) {
    std::vector<std::uint32_t> houses;
    each_word(names, [&](std::string_view name) {
        const auto kind = static_cast<std::uint32_t>(std::string_view("rcbw").find(name[0]));
        houses.push_back(kind * state.board().order() + number(name.substr(1)) - 1);
    });
    return houses;
}

}  // namespace sudokit::logic
