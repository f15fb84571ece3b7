#include "cli/stream/json.hpp"

#include "sudokit/json_string.hpp"

#include "cli/stream/relaxation.hpp"

namespace sudokit::cli {

std::string json_string(std::string_view text) {
    std::string out;
    append_json_string(out, text);
    return out;
}

std::string json_place(const Place& place) {
    return "\"number\":" + std::to_string(place.number) + ",\"file\":" + json_string(place.file) +
           ",\"line\":" + std::to_string(place.line);
}

std::string json_facts(const SolveAnswer& answer) {
    return "\"answer\":\"" + std::string(verdict_word(answer.verdict)) +
           "\",\"count\":" + std::to_string(answer.count) +
           ",\"exact\":" + (answer.stop == Stop::exhausted ? "true" : "false") +
           ",\"nodes\":" + std::to_string(answer.nodes) +
           ",\"engine\":" + json_string(answer.engine);
}

std::string json_answer(const Item& item, const SolveAnswer& answer, const WriteOptions& options) {
    std::string solutions;
    for (const Grid& grid : answer.solutions) {
        if (!solutions.empty()) solutions += ',';
        solutions += json_string(line_of(grid.board, grid.digits, options));
    }
    return "{" + json_place(item) + ",\"solutions\":[" + solutions + "]," + json_facts(answer) +
           relaxation_json(answer, item.entry->puzzle.board()) + "}\n";
}

std::string json_fault(const Item& item, Language language) {
    const Error& error = item.entry.error();
    return "{\"number\":" + std::to_string(item.number) + ",\"file\":" + json_string(item.file) +
           ",\"line\":" + std::to_string(error.line > 0 ? error.line : item.line) +
           ",\"answer\":\"error\",\"column\":" + std::to_string(error.column) +
           ",\"message\":" + json_string(error.message.in(language)) + "}\n";
}

}  // namespace sudokit::cli
