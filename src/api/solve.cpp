#include "sudokit/solve.hpp"

#include <array>
#include <utility>

#include "sudokit/cnf.hpp"
#include "sudokit/shape_words.hpp"

#include "backend/automatic.hpp"
#include "backend/cadical.hpp"
#include "backend/cbc.hpp"
#include "backend/colour/colour_engine.hpp"
#include "backend/cp.hpp"
#include "backend/dlx.hpp"
#include "backend/dpll.hpp"
#include "backend/external.hpp"
#include "backend/gecode.hpp"
#include "backend/ilp.hpp"
#include "backend/sat_engine.hpp"
#include "backend/z3.hpp"
#include "engine/exhaustive/exhaustive.hpp"
#include "engine/general/general.hpp"
#include "engine/nine/nine.hpp"

namespace sudokit {
namespace {

using backend::SatEngine;
using engine::Engine;

constexpr bool kWithCadical = SUDOKIT_WITH_CADICAL == 1;
constexpr bool kWithSystem = SUDOKIT_WITH_SYSTEM == 1;

constexpr std::string_view kAutomatic = "auto";

// What an engine makes of constraints.
enum class Keeps : std::uint8_t {
    houses,     // nothing: it knows houses only
    differing,  // what differs, which it is handed as houses
    clauses,    // all that there are clauses for
    all
};

bool fits_any(const Board& /*board*/) { return true; }

struct EngineRow {
    EngineInfo info;
    std::unique_ptr<Engine> (*make)(const SolveOptions& options);
    Keeps keeps = Keeps::houses;
    bool (*fits)(const Board&) = fits_any;
    // Why it is not here; nothing if it is.
    std::optional<Error> (*fault)() = nullptr;
};

template <class Kind>
std::unique_ptr<Engine> make_engine(const SolveOptions& /*options*/) {
    return std::make_unique<Kind>();
}

std::unique_ptr<Engine> make_exhaustive(const SolveOptions& options) {
    return std::make_unique<engine::Exhaustive>(
        options.order != nullptr ? *options.order : SearchOrder(), options.probe);
}

std::unique_ptr<Engine> make_dpll(const SolveOptions& /*options*/) {
    return std::make_unique<SatEngine>("dpll", backend::make_dpll);
}

constexpr MessageText kNotBuilt{"the engine '{0}' is not in this build",
                                "le moteur « {0} » est absent de cette version"};

std::optional<Error> cadical_fault() {
    if (kWithCadical) return std::nullopt;
    return Error{ErrorCode::not_found, 0, message(kNotBuilt, "cadical")};
}

std::optional<Error> external_fault() {
    if (kWithSystem) return std::nullopt;
    return Error{ErrorCode::not_found, 0, message(kNotBuilt, "external")};
}

std::unique_ptr<Engine> make_cadical(const SolveOptions& /*options*/) {
    if constexpr (kWithCadical)
        return std::make_unique<SatEngine>("cadical", backend::make_cadical);
    return nullptr;
}

std::unique_ptr<Engine> make_gecode(const SolveOptions& /*options*/) {
    if constexpr (kWithSystem) return backend::make_gecode();
    return nullptr;
}

std::unique_ptr<Engine> make_ilp(const SolveOptions& /*options*/) {
    if constexpr (kWithSystem) return backend::make_ilp();
    return nullptr;
}

std::unique_ptr<Engine> make_z3(const SolveOptions& /*options*/) {
    if constexpr (kWithSystem) return std::make_unique<SatEngine>("z3", backend::make_z3);
    return nullptr;
}

std::unique_ptr<Engine> make_external(const SolveOptions& options) {
    if constexpr (kWithSystem) {
        const auto make = [command = std::string(options.solver_command)] {
            return backend::make_external(command);
        };
        return std::make_unique<SatEngine>("external", make);
    }
    return nullptr;
}

// The table of all engines; the rest of this file works for any of them. What `auto` makes of them
// is in backend/automatic.cpp.
constexpr std::array kEngines = {
    EngineRow{{"nine",
               {"vector code for the usual 9x9 board, the fastest",
                "code vectoriel pour la grille 9x9 habituelle, le plus rapide"}},
              make_engine<engine::Nine>,
              Keeps::houses,
              engine::Nine::fits},
    EngineRow{{"general",
               {"propagation and search on any board up to 64x64",
                "propagation et recherche, toute grille jusqu’à 64x64"}},
              make_engine<engine::General>,
              Keeps::all},
    EngineRow{{"exhaustive",
               {"depth-first search in reading order, the baseline",
                "recherche exhaustive dans l’ordre de lecture, la référence"}},
              make_exhaustive,
              Keeps::all},
    EngineRow{{"cp",
               {"constraint search: all-different houses, learning from failures",
                "recherche par contraintes : « tous différents » par zone, apprend de ses échecs"}},
              make_engine<backend::ConstraintEngine>,
              Keeps::all},
    EngineRow{{"dlx",
               {"exact cover by Knuth's dancing links",
                "couverture exacte par les liens dansants de Knuth"}},
              make_engine<backend::DancingLinks>,
              Keeps::differing},
    EngineRow{{"colour",
               {"colouring of the board's graph by DSATUR",
                "coloriage du graphe de la grille par DSATUR"}},
              make_engine<backend::ColourEngine>,
              Keeps::differing},
    EngineRow{{"gecode",
               {"the constraint solver Gecode, all-different houses",
                "le solveur de contraintes Gecode, « tous différents » par zone"}},
              make_gecode,
              Keeps::differing,
              fits_any,
              backend::module_fault<backend::GecodeModule>},
    EngineRow{
        {"ilp",
         {"0-1 programme: linear relaxation by CLP, branch and bound by CBC",
          "programme en 0-1 : relaxation linéaire par CLP, séparation et évaluation par CBC"}},
        make_ilp,
        Keeps::differing,
        fits_any,
        backend::module_fault<backend::CbcModule>},
    EngineRow{{"dpll",
               {"a small SAT solver of our own, made to be read",
                "petit solveur SAT maison, fait pour être lu"}},
              make_dpll,
              Keeps::clauses},
    EngineRow{{"cadical",
               {"the SAT solver CaDiCaL, the best on large hard boards",
                "le solveur SAT CaDiCaL, le meilleur sur les grandes grilles difficiles"}},
              make_cadical,
              Keeps::clauses,
              fits_any,
              cadical_fault},
    EngineRow{
        {"z3", {"the solver Z3, used as a SAT solver", "le solveur Z3, employé comme solveur SAT"}},
        make_z3,
        Keeps::clauses,
        fits_any,
        backend::module_fault<backend::Z3Module>},
    EngineRow{{"external",
               {"any program that solves DIMACS files (--solver-command)",
                "tout programme qui résout des fichiers DIMACS (--solver-command)"},
               true},
              make_external,
              Keeps::clauses,
              fits_any,
              external_fault},
};

constexpr auto kInfos = [] {
    std::array<EngineInfo, kEngines.size()> infos{};
    for (std::size_t i = 0; i < infos.size(); ++i) infos[i] = kEngines[i].info;
    return infos;
}();

constexpr MessageText kNoEngine{"there is no engine '{0}'; expected auto, {1}",
                                "il n’y a pas de moteur « {0} » ; attendu : auto, {1}"};
constexpr MessageText kNotForBoard{"the engine '{0}' cannot solve {1} boards",
                                   "le moteur « {0} » ne sait pas résoudre les grilles {1}"};
constexpr MessageText kNotForConstraints{"the engine '{0}' does not take {1}",
                                         "le moteur « {0} » ne prend pas en charge {1}"};
constexpr MessageText kNotByClauses{"the engine '{0}' does not take this puzzle: {1}",
                                    "le moteur « {0} » ne prend pas en charge cette grille : {1}"};

std::string engine_names() {
    std::string names;
    for (const EngineInfo& info : kInfos) {
        if (!names.empty()) names += ", ";
        names += info.name;
    }
    return names;
}

Result<SolveAnswer> answer_of(SearchOutcome outcome, std::string_view engine) {
    if (outcome.error) return *std::move(outcome.error);
    SolveAnswer answer;
    answer.verdict = verdict_of(outcome.count, outcome.stop);
    answer.count = outcome.count;
    answer.stop = outcome.stop;
    answer.nodes = outcome.nodes;
    answer.engine = engine;
    answer.relaxation = std::move(outcome.relaxation);
    return answer;
}

// Which constraints of `puzzle` an engine does not keep, if any.
std::optional<Error> fault_of_constraints(const EngineInfo& info, Keeps keeps,
                                          const Puzzle& puzzle) {
    if (keeps == Keeps::all) return std::nullopt;
    if (keeps == Keeps::clauses) {
        auto fault = cnf_fault(puzzle);
        if (fault) fault->message = message(kNotByClauses, info.name, fault->message);
        return fault;
    }
    std::vector<ConstraintPtr> lost;
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        const bool kept = keeps == Keeps::differing && constraint->only_differs();
        if (!kept) lost.push_back(constraint);
    }
    if (lost.empty()) return std::nullopt;
    return Error{ErrorCode::unsupported, 0,
                 message(kNotForConstraints, info.name, kind_words(lost))};
}

// The row of an engine that is here.
Result<std::size_t> find_engine(std::string_view name) {
    for (std::size_t i = 0; i < kEngines.size(); ++i) {
        if (kEngines[i].info.name != name) continue;
        if (kEngines[i].fault == nullptr) return i;
        if (auto fault = kEngines[i].fault()) return *std::move(fault);
        return i;
    }
    return Error{ErrorCode::not_found, 0, message(kNoEngine, name, engine_names())};
}

// The row of one that does the board.
Result<std::size_t> find_engine(std::string_view name, const Board& board) {
    auto found = find_engine(name);
    if (!found || kEngines[*found].fits(board)) return found;
    return Error{ErrorCode::unsupported, 0,
                 message(kNotForBoard, name, shape_words(board.shape()))};
}

}  // namespace

Verdict verdict_of(std::uint64_t count, Stop stop) {
    if (count >= 2) return Verdict::several;
    const bool exact = stop == Stop::exhausted;
    if (count == 1) return exact ? Verdict::one : Verdict::some;
    return exact ? Verdict::none : Verdict::unknown;
}

std::string_view verdict_word(Verdict verdict) {
    switch (verdict) {
        case Verdict::none: return "none";
        case Verdict::one: return "one";
        case Verdict::some: return "some";
        case Verdict::several: return "several";
        case Verdict::unknown: break;
    }
    return "unknown";
}

std::span<const EngineInfo> all_engines() { return kInfos; }

std::optional<Error> engine_fault(std::string_view engine) {
    if (engine == kAutomatic) return std::nullopt;
    const auto found = find_engine(engine);
    if (found) return std::nullopt;
    return found.error();
}

std::optional<Error> engine_fault(std::string_view engine, const Board& board) {
    if (engine == kAutomatic) return std::nullopt;
    const auto found = find_engine(engine, board);
    if (found) return std::nullopt;
    return found.error();
}

std::optional<Error> engine_fault(std::string_view engine, const Puzzle& puzzle) {
    if (engine == kAutomatic) return std::nullopt;
    const auto found = find_engine(engine, puzzle.board());
    if (!found) return found.error();
    if (!puzzle.has_constraints()) return std::nullopt;
    return fault_of_constraints(kEngines[*found].info, kEngines[*found].keeps, puzzle);
}

struct Solver::State {
    std::array<std::unique_ptr<Engine>, kEngines.size()> engines;
    std::unique_ptr<backend::Relay> automatic;

    // `search` runs on the engine that the options ask for, with the puzzle as the engine wants it.
    template <class Search>
    Result<SolveAnswer> run(const Puzzle& puzzle, const SolveOptions& options,
                            const Search& search) {
        const SearchLimits limits{.limit = options.limit, .deadline = options.deadline};
        if (options.engine == kAutomatic) {
            if (!automatic) automatic = backend::make_automatic();
            SearchOutcome outcome = search(*automatic, puzzle, limits);
            return answer_of(std::move(outcome), automatic->last_engine());
        }
        const auto found = find_engine(options.engine, puzzle.board());
        if (!found) return found.error();
        std::unique_ptr<Engine> made;  // to order, and not to be used again
        if (options.order != nullptr || options.probe != nullptr) {
            made = kEngines[*found].make(options);
        }
        Engine& engine = made ? *made : single(*found, options);
        const EngineInfo& info = kInfos[*found];
        if (!puzzle.has_constraints()) return answer_of(search(engine, puzzle, limits), info.name);
        const Keeps keeps = kEngines[*found].keeps;
        if (auto fault = fault_of_constraints(info, keeps, puzzle)) return *std::move(fault);
        return answer_of(keeps == Keeps::differing ? search(engine, clique_puzzle(puzzle), limits)
                                                   : search(engine, puzzle, limits),
                         info.name);
    }

  private:
    Engine& single(std::size_t index, const SolveOptions& options) {
        auto& engine = engines[index];
        // The command may be another one each time.
        if (!engine || kInfos[index].needs_command) engine = kEngines[index].make(options);
        return *engine;
    }
};

Solver::Solver() : state_(std::make_unique<State>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Solver::State& Solver::state() const {
    SUDOKIT_EXPECT(state_ != nullptr);
    return *state_;
}

Result<SolveAnswer> Solver::enumerate(const Puzzle& puzzle, const SolveOptions& options,
                                      SolutionSink sink) {
    return state().run(puzzle, options,
                       [&](Engine& engine, const Puzzle& searched, const SearchLimits& limits) {
                           return engine.search(searched, limits, sink);
                       });
}

Result<SolveAnswer> Solver::solve(const Puzzle& puzzle, const SolveOptions& options) {
    std::vector<Grid> kept;
    const auto keep = [&](std::span<const std::uint8_t> digits) {
        if (kept.size() < options.keep) {
            kept.push_back({puzzle.board(), {digits.begin(), digits.end()}});
        }
        return true;
    };
    auto answer = state().run(
        puzzle, options, [&](Engine& engine, const Puzzle& searched, const SearchLimits& limits) {
            return options.keep == 0 ? engine.count(searched, limits)
                                     : engine.search(searched, limits, keep);
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
