// Redundant givens, and minimal puzzles.
#include "sudokit/minimality.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

enum class Mode : std::uint8_t { test, one, smallest };

void write_posed(JsonWriter& out, const Posed& posed, const Puzzle& puzzle) {
    out.key("answer").text(verdict_word(posed_verdict(posed.count, posed.stop)));
    out.key("givens").number(puzzle.given_count());
}

bool is_one(const Posed& posed) { return posed_verdict(posed.count, posed.stop) == Verdict::one; }

void write_redundant(JsonWriter& out, const RedundancyAnswer& answer, const Puzzle& puzzle) {
    write_posed(out, answer.posed, puzzle);
    if (!is_one(answer.posed)) return;
    out.key("minimal").boolean(answer.is_minimal());
    write_cells(out.key("redundant"), puzzle.board(), answer.redundant);
}

void write_smallest(JsonWriter& out, const FewestAnswer& answer, const Puzzle& puzzle) {
    write_posed(out, answer.posed, puzzle);
    if (answer.posed.count != 1 || answer.least == 0) return;
    write_puzzle(out.key("puzzle"), answer.puzzle);
    out.key("left").number(answer.most).key("least").number(answer.least);
}

void write_minimal(JsonWriter& out, const MinimiseAnswer& answer, const Puzzle& puzzle) {
    write_posed(out, answer.posed, puzzle);
    if (!is_one(answer.posed)) return;
    write_puzzle(out.key("puzzle"), answer.puzzle);
    out.key("left").number(answer.puzzle.given_count());
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_minimise(sudokit_session* session, const sudokit_puzzle* puzzle,
                                const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const Mode mode = given.choice<Mode>(
            "mode", Mode::test,
            {{"test", Mode::test}, {"one", Mode::one}, {"smallest", Mode::smallest}});
        std::optional<Rng> rng;
        if (given.has("seed")) rng.emplace(given.number("seed", 1));
        if (auto fault = given.fault()) return *std::move(fault);
        const Puzzle& asked = puzzle->entry.puzzle;
        const Deadline deadline = session->deadline();
        Minimiser minimiser;
        return json_object([&](JsonWriter& writer) {
            if (mode == Mode::test) {
                write_redundant(writer, minimiser.redundant(asked, deadline), asked);
            } else if (mode == Mode::smallest) {
                write_smallest(writer, minimiser.fewest(asked, deadline), asked);
            } else {
                const auto answer = rng ? minimiser.minimise(asked, *rng, deadline)
                                        : minimiser.minimise(asked, deadline);
                write_minimal(writer, answer, asked);
            }
        });
    };
    return give_text(session, out, work, puzzle);
}
