#include "sudokit/solve.hpp"

#include <array>
#include <utility>

#include "engine/exhaustive/exhaustive.hpp"
#include "engine/general/general.hpp"

namespace sudokit {
namespace {

using engine::Engine;

struct EngineRow {
    EngineInfo info;
    std::unique_ptr<Engine> (*make)();
};

template <class Kind>
std::unique_ptr<Engine> make_engine() {
    return std::make_unique<Kind>();
}

// The table of all engines; the rest of this file works for any of them.
constexpr std::array kEngines = {
    EngineRow{{"general",
               {"propagation and search on any board up to 64x64",
                "propagation et recherche, toute grille jusqu'à 64x64"}},
              make_engine<engine::General>},
    EngineRow{{"exhaustive",
               {"depth-first search in reading order, the baseline",
                "recherche exhaustive dans l'ordre de lecture, la référence"}},
              make_engine<engine::Exhaustive>},
};

constexpr auto kInfos = [] {
    std::array<EngineInfo, kEngines.size()> infos{};
    for (std::size_t i = 0; i < infos.size(); ++i) infos[i] = kEngines[i].info;
    return infos;
}();

constexpr MessageText kNoEngine{"there is no engine '{0}'; expected auto, {1}",
                                "il n'y a pas de moteur « {0} » ; attendu : auto, {1}"};
constexpr MessageText kNotBuilt{"the engine '{0}' was left out of this build",
                                "le moteur « {0} » n'est pas compris dans cette version"};

std::string engine_names() {
    std::string names;
    for (const EngineInfo& info : kInfos) {
        if (!names.empty()) names += ", ";
        names += info.name;
    }
    return names;
}

// Which engine is best for this puzzle. Boards that `general` does not finish early will go to
// whatever handles them better.
std::size_t pick_engine(const Puzzle&) { return 0; }

Verdict verdict_of(const SearchOutcome& outcome) {
    if (outcome.count >= 2) return Verdict::several;
    const bool exact = outcome.stop == Stop::exhausted;
    if (outcome.count == 1) return exact ? Verdict::one : Verdict::some;
    return exact ? Verdict::none : Verdict::unknown;
}

}  // namespace

std::span<const EngineInfo> all_engines() { return kInfos; }

struct Solver::State {
    std::array<std::unique_ptr<Engine>, kEngines.size()> engines;

    static Result<std::size_t> find(std::string_view name, const Puzzle& puzzle) {
        if (name == "auto") return pick_engine(puzzle);
        for (std::size_t i = 0; i < kEngines.size(); ++i) {
            if (kEngines[i].info.name != name) continue;
            if (kEngines[i].info.available) return i;
            return Error{ErrorCode::not_found, 0, message(kNotBuilt, name)};
        }
        return Error{ErrorCode::not_found, 0, message(kNoEngine, name, engine_names())};
    }
};

Solver::Solver() : state_(std::make_unique<State>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Result<SolveAnswer> Solver::enumerate(const Puzzle& puzzle, const SolveOptions& options,
                                      SolutionSink sink) {
    const auto found = State::find(options.engine, puzzle);
    if (!found) return found.error();
    auto& engine = state_->engines[*found];
    if (!engine) engine = kEngines[*found].make();
    const SearchOutcome outcome =
        engine->search(puzzle, {.limit = options.limit, .deadline = options.deadline}, sink);
    SolveAnswer answer;
    answer.verdict = verdict_of(outcome);
    answer.count = outcome.count;
    answer.stop = outcome.stop;
    answer.nodes = outcome.nodes;
    answer.engine = kEngines[*found].info.name;
    return answer;
}

Result<SolveAnswer> Solver::solve(const Puzzle& puzzle, const SolveOptions& options) {
    std::vector<Grid> kept;
    auto answer = enumerate(puzzle, options, [&](std::span<const std::uint8_t> digits) {
        if (kept.size() < options.keep) {
            kept.push_back({puzzle.board(), {digits.begin(), digits.end()}});
        }
        return true;
    });
    if (answer) answer->solutions = std::move(kept);
    return answer;
}

Result<SolveAnswer> solve(const Puzzle& puzzle, const SolveOptions& options) {
    return Solver().solve(puzzle, options);
}

Result<SolveAnswer> enumerate(const Puzzle& puzzle, const SolveOptions& options,
                              SolutionSink sink) {
    return Solver().enumerate(puzzle, options, sink);
}

}  // namespace sudokit
