// Solutions: one, several, all, how many; and of many puzzles at once.
#include <algorithm>
#include <array>
#include <cstring>

#include "sudokit/counting.hpp"
#include "sudokit/explanation_walk.hpp"
#include "sudokit/grid_text.hpp"
#include "sudokit/signature.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

constexpr MessageText kNoEngineHere{"the engine '{0}' runs other programs, which is not done here",
                                    "le moteur « {0} » lance d’autres programmes, ce qui n’est pas "
                                    "possible ici"};

constexpr std::uint64_t kMostKept = 10'000;

// How to solve; the engine's name must outlive it.
struct Solving {
    explicit Solving(Options& options)
        : engine(options.text("engine").value_or("auto")), limit(options.number("limit", 2)) {
        for (const EngineInfo& info : all_engines()) {
            if (info.needs_command && info.name == engine) {
                options.refuse({ErrorCode::unsupported, 0, message(kNoEngineHere, engine)});
            }
        }
    }

    [[nodiscard]] SolveOptions options(const sudokit_session& session, std::size_t keep) const {
        return {engine, limit, keep, session.deadline()};
    }

    std::string engine;
    std::uint64_t limit;
};

// Why there is not one solution: where several differ, or which givens clash.
void write_why(JsonWriter& out, sudokit_session& session, const Entry& entry) {
    ExplanationWalkOptions options;
    options.techniques = {};
    options.deadline = session.deadline();
    const Board& board = entry.puzzle.board();
    const ExplanationWalk walk = explanation_walk({entry.puzzle}, options, session.solver);
    write_cells(out.key("differing"), board, walk.differing);
    write_cells(out.key("clashing"), board, walk.clashing);
}

void write_grids(JsonWriter& out, const std::vector<Grid>& grids, std::optional<Symbols> symbols) {
    out.begin_array();
    for (const Grid& grid : grids) out.text(grid_text(grid, symbols));
    out.end_array();
}

// Answers lines with lines. Plain 9x9 ones gather, and are solved side by side.
class LineSolving {
  public:
    LineSolving(sudokit_session& session, std::string_view text, const ReadOptions& read,
                std::optional<Symbols> symbols)
        : session_(session),
          rest_(text),
          reader_([this](char* data, std::size_t size) { return hand_out(data, size); }, read),
          symbols_(symbols) {}

    [[nodiscard]] std::string run() {
        while (step()) {
        }
        return std::move(out_);
    }

  private:
    static constexpr std::size_t kBatch = 2048;

    std::size_t hand_out(char* data, std::size_t size) {
        const std::size_t count = std::min(size, rest_.size());
        std::memcpy(data, rest_.data(), count);
        rest_.remove_prefix(count);
        return count;
    }

    bool step() {
        // Other alphabets are for the general way.
        const bool plain = !symbols_ || symbols_ == Symbols::digits;
        const std::size_t count = plain ? reader_.next_nine({.digits = puzzles_}) : 0;
        if (count > 0) {
            solve_plain(count);
            return true;
        }
        const auto next = reader_.next();
        if (!next) return false;
        if (*next) {
            solve_one(**next);
        } else {
            out_ += "error\n";
        }
        return true;
    }

    void solve_plain(std::size_t count) {
        nine_.solve(std::span(puzzles_).first(count), {.deadline = session_.deadline()},
                    std::span(answers_).first(count), std::span(solutions_).first(count));
        for (std::size_t i = 0; i < count; ++i) {
            if (answers_[i].stop == Stop::patience) {
                solve_one(Entry{nine::puzzle_of(puzzles_[i])});
                continue;
            }
            const Verdict verdict = posed_verdict(answers_[i].count, answers_[i].stop);
            if (verdict == Verdict::one) {
                for (const std::uint8_t digit : solutions_[i]) {
                    out_ += static_cast<char>('0' + digit);
                }
            } else {
                out_ += verdict_word(verdict);
            }
            out_ += '\n';
        }
    }

    void solve_one(const Entry& entry) {
        const auto answer =
            session_.solver.solve(entry.puzzle, {.keep = 1, .deadline = session_.deadline()});
        if (!answer) {
            out_ += "error\n";
            return;
        }
        const Verdict verdict = posed_verdict(answer->count, answer->stop);
        out_ += verdict == Verdict::one ? grid_text(answer->solutions.front(), symbols_)
                                        : std::string(verdict_word(verdict));
        out_ += '\n';
    }

    sudokit_session& session_;
    std::string_view rest_;
    EntryReader reader_;
    std::optional<Symbols> symbols_;
    nine::Solver nine_;
    std::vector<nine::Digits> puzzles_ = std::vector<nine::Digits>(kBatch);
    std::vector<nine::Digits> solutions_ = std::vector<nine::Digits>(kBatch);
    std::vector<nine::Answer> answers_ = std::vector<nine::Answer>(kBatch);
    std::string out_;
};

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_solve(sudokit_session* session, const sudokit_puzzle* puzzle,
                             const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const Solving solving(given);
        const auto keep = static_cast<std::size_t>(given.number("keep", 2, 0, kMostKept));
        const bool why = given.flag("why");
        const auto symbols = given.symbols();
        if (auto fault = given.fault()) return *std::move(fault);
        const auto found =
            session->solver.solve(puzzle->entry.puzzle, solving.options(*session, keep));
        if (!found) return found.error();
        return json_object([&](JsonWriter& writer) {
            write_search(writer, *found);
            write_grids(writer.key("solutions"), found->solutions, symbols);
            if (why) write_why(writer, *session, puzzle->entry);
        });
    };
    return give_text(session, out, work, puzzle);
}

sudokit_status sudokit_enumerate(sudokit_session* session, const sudokit_puzzle* puzzle,
                                 const char* options, sudokit_solution take, void* context,
                                 sudokit_text** out) {
    const auto work = [&]() -> Answer {
        if (take == nullptr) return BadArgument();
        Options given(options);
        Solving solving(given);
        if (!given.has("limit")) solving.limit = 0;
        if (auto fault = given.fault()) return *std::move(fault);
        const auto found =
            session->solver.enumerate(puzzle->entry.puzzle, solving.options(*session, 0),
                                      [&](std::span<const std::uint8_t> digits) {
                                          return take(context, digits.data(), digits.size()) != 0;
                                      });
        if (!found) return found.error();
        return json_object([&](JsonWriter& writer) { write_search(writer, *found); });
    };
    return give_text(session, out, work, puzzle);
}

sudokit_status sudokit_count(sudokit_session* session, const sudokit_puzzle* puzzle,
                             const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        // Solutions that are looked for one by one; where there are more, components.
        const std::uint64_t few = given.number("few", 100'000, 2);
        const std::uint64_t components = given.number("components", SolutionCounting::kNoLimit);
        if (auto fault = given.fault()) return *std::move(fault);
        const auto found = session->solver.solve(
            puzzle->entry.puzzle, {.limit = few, .keep = 0, .deadline = session->deadline()});
        if (!found) return found.error();
        Natural count(found->count);
        bool exact = found->stop == Stop::exhausted;
        if (found->stop == Stop::limit && components > 0) {
            constexpr std::size_t kMemory = SolutionCounting::kMemory / 4;
            SolutionCounting counting(puzzle->entry.puzzle, kMemory);
            if (auto all = counting.count(session->deadline(), components)) {
                count = *std::move(all);
                exact = true;
            }
        }
        return json_object([&](JsonWriter& writer) {
            write_natural(writer.key("solutions"), count);
            writer.key("exact").boolean(exact);
        });
    };
    return give_text(session, out, work, puzzle);
}

sudokit_status sudokit_solve_lines(sudokit_session* session, const char* text, size_t size,
                                   const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        ReadOptions read = reading_options(given);
        const auto symbols = given.symbols();
        if (auto fault = given.fault()) return *std::move(fault);
        read.deadline = session->deadline();
        return LineSolving(*session, {text, size}, read, symbols).run();
    };
    return give_text(session, out, work, text);
}

sudokit_status sudokit_signature(sudokit_session* session, uint64_t* out) {
    if (out == nullptr) return SUDOKIT_BAD_ARGUMENT;
    return guarded_in(session, [&] {
        const auto number = signature(nine::default_kernel(), session->deadline());
        if (!number) return fail(*session, SUDOKIT_STOPPED, std::nullopt);
        *out = *number;
        return SUDOKIT_OK;
    });
}
