#include "capi/writing.hpp"

#include "sudokit/formats.hpp"

namespace sudokit::capi {

void write_cells(JsonWriter& out, const Board& board, std::span<const Cell> cells) {
    out.begin_array();
    for (const Cell cell : cells) out.text(cell_name(board, cell));
    out.end_array();
}

void write_candidates(JsonWriter& out, const Board& board, std::span<const Candidate> candidates) {
    out.begin_array();
    for (const auto& [cell, digit] : candidates) {
        out.begin_object().key("cell").text(cell_name(board, cell));
        out.key("digit").number(digit).end_object();
    }
    out.end_array();
}

void write_digit_sets(JsonWriter& out, std::span<const DigitSet> sets) {
    out.begin_array();
    for (const DigitSet set : sets) out.numbers(set);
    out.end_array();
}

void write_natural(JsonWriter& out, const Natural& number) {
    if (const auto word = number.word()) {
        out.number(*word);
    } else {
        out.text(number.text());
    }
}

void write_puzzle(JsonWriter& out, const Puzzle& puzzle) {
    const auto object = write_entry({puzzle, {}, {}, {}}, Format::json);
    if (object) {
        out.raw(std::string_view(*object).substr(0, object->size() - 1));
    } else {
        out.null();
    }
}

void write_search(JsonWriter& out, const SolveAnswer& answer) {
    out.key("answer").text(verdict_word(answer.verdict)).key("count").number(answer.count);
    out.key("exact").boolean(answer.stop == Stop::exhausted).key("nodes").number(answer.nodes);
    out.key("engine").text(answer.engine);
}

Verdict posed_verdict(std::uint64_t count, Stop stop) {
    const Verdict verdict = verdict_of(count, stop);
    return verdict == Verdict::some ? Verdict::unknown : verdict;
}

}  // namespace sudokit::capi
