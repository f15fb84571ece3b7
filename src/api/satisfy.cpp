#include "sudokit/satisfy.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "backend/cadical.hpp"
#include "backend/dimacs_answer.hpp"
#include "backend/dpll.hpp"
#include "backend/external.hpp"
#include "backend/proof_cadical.hpp"
#include "backend/z3.hpp"
#include "base/lookout.hpp"

namespace sudokit {
namespace {

using backend::SatAnswer;
using backend::SatSolver;

constexpr MessageText kNotAFormulaEngine{
    "there is no engine '{0}' for formulas; expected auto, {1}",
    "il n’y a pas de moteur « {0} » pour les formules ; attendu : auto, {1}"};
constexpr MessageText kNotInBuild{"the engine '{0}' is not in this build",
                                  "le moteur « {0} » est absent de cette version"};
constexpr MessageText kNoProofs{
    "the engine '{0}' writes no proofs: dpll and cadical do",
    "le moteur « {0} » n’écrit pas de preuves : dpll et cadical le font"};
constexpr MessageText kProofTooLarge{"the proof grew beyond {0} MiB", "la preuve dépasse {0} Mio"};
constexpr MessageText kNoModel{"the model from '{0}' does not satisfy clause {1}",
                               "le modèle de « {0} » ne satisfait pas la clause {1}"};
constexpr MessageText kNoProof{"the proof from '{0}' was rejected at step {1}: {2}",
                               "la preuve de « {0} » est rejetée à l’étape {1} : {2}"};
constexpr MessageText kModelOfOther{
    "the model does not satisfy clause {0}: it is cut short, or of another formula",
    "le modèle ne satisfait pas la clause {0} : il est tronqué, ou d’une autre formule"};
constexpr MessageText kNoAnswerOfSolver{
    "expected a solver's answer: 's' and 'v' lines, or SAT and a line of literals",
    "réponse d’un solveur attendue : lignes « s » et « v », ou SAT et une ligne de littéraux"};

struct FormulaEngine {
    std::string_view name;
    bool available = true;
    bool proves = false;
};

constexpr std::array kFormulaEngines = {
    FormulaEngine{"cadical", SUDOKIT_WITH_CADICAL == 1, true},
    FormulaEngine{"dpll", true, true},
    FormulaEngine{"z3", SUDOKIT_WITH_SYSTEM == 1},
    FormulaEngine{"external", SUDOKIT_WITH_SYSTEM == 1},
};

constexpr auto kFormulaEngineNames = [] {
    std::array<std::string_view, kFormulaEngines.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = kFormulaEngines[i].name;
    return names;
}();

std::string names_of_formula_engines() {
    std::string names;
    for (const std::string_view name : kFormulaEngineNames) {
        names += (names.empty() ? "" : ", ") + std::string(name);
    }
    return names;
}

Result<FormulaEngine> find_formula_engine(std::string_view name) {
    for (const FormulaEngine& engine : kFormulaEngines) {
        if (name == "auto" ? !engine.available : engine.name != name) continue;
        if (engine.available) return engine;
        return Error{ErrorCode::not_found, 0, message(kNotInBuild, name)};
    }
    return Error{ErrorCode::not_found, 0,
                 message(kNotAFormulaEngine, name, names_of_formula_engines())};
}

Result<std::unique_ptr<SatSolver>> make_solver(std::string_view engine, std::string_view command) {
    if constexpr (SUDOKIT_WITH_CADICAL == 1) {
        if (engine == "cadical") return backend::make_cadical();
    }
    if constexpr (SUDOKIT_WITH_SYSTEM == 1) {
        if (engine == "z3") return backend::make_z3();
        if (engine == "external") return backend::make_external(command);
    }
    return backend::make_dpll();
}

// It holds a literal and its opposite, which solvers need not take.
bool always_holds(std::span<const Literal> clause, std::vector<Literal>& sorted) {
    sorted.assign(clause.begin(), clause.end());
    std::ranges::sort(sorted, {}, [](Literal literal) { return std::abs(literal); });
    return std::ranges::adjacent_find(sorted, [](Literal a, Literal b) { return a == -b; }) !=
           sorted.end();
}

// Hands all clauses to the solver; false if there is no time for it.
bool hand_over(const Formula& formula, const Deadline& deadline, SatSolver& solver) {
    constexpr std::uint64_t kLiteralsBetweenLooks = 4096;
    Lookout lookout(deadline, kLiteralsBetweenLooks);
    std::vector<Literal> sorted;
    for (std::size_t i = 0; i < formula.clause_count(); ++i) {
        const auto clause = formula.literals(i);
        if (lookout.passed(clause.size() + 1)) return false;
        if (!always_holds(clause, sorted)) solver.add(clause);
    }
    return true;
}

std::vector<bool> model_of(const Formula& formula, const SatSolver& solver) {
    std::vector<bool> model{false};
    for (Variable variable = 1; variable <= formula.variable_count(); ++variable) {
        model.push_back(solver.value(variable));
    }
    return model;
}

// Solves, and writes the proof of what `solver` does along with it.
std::optional<Error> run(SatSolver& solver, const Formula& formula, const Deadline& deadline,
                         SatisfyAnswer& answer) {
    if (!hand_over(formula, deadline, solver)) return std::nullopt;
    const auto found = solver.solve(deadline);
    if (!found) return found.error();
    answer.decisions = solver.statistics().decisions;
    answer.conflicts = solver.statistics().conflicts;
    if (*found == SatAnswer::stopped) return std::nullopt;
    answer.satisfiable = *found == SatAnswer::satisfiable;
    if (*answer.satisfiable) answer.model = model_of(formula, solver);
    return std::nullopt;
}

// Nothing if there is no time to copy it.
std::optional<DratFormula> drat_formula(const Formula& formula, const Deadline& deadline) {
    constexpr std::uint64_t kClausesBetweenLooks = 10'000;
    Lookout lookout(deadline, kClausesBetweenLooks);
    DratFormula out{formula.variable_count()};
    for (std::size_t i = 0; i < formula.clause_count(); ++i) {
        if (lookout.passed()) return std::nullopt;
        out.clauses.add(formula.literals(i));
    }
    return out;
}

Error proof_too_large() {
    return {ErrorCode::too_large, 0, message(kProofTooLarge, kLargestProof >> 20U)};
}

// Stops the search of our own solver when its proof is too large.
struct ProofLimit {
    const Deadline& deadline;
    const std::string& proof;

    static bool is_over(const void* self) {
        const auto& own = *static_cast<const ProofLimit*>(self);
        return own.proof.size() > kLargestProof || own.deadline.passed();
    }
};

std::optional<Error> prove_by_dpll(const Formula& formula, const SatisfyOptions& options,
                                   SatisfyAnswer& answer) {
    const ProofLimit limit{options.deadline, answer.proof};
    const auto solver = std::make_shared<backend::Dpll>();
    if (options.remains != nullptr) *options.remains = solver;
    solver->trace(answer.proof);
    auto fault = run(*solver, formula, Deadline(ProofLimit::is_over, &limit), answer);
    if (!fault && answer.proof.size() > kLargestProof) fault = proof_too_large();
    return fault;
}

std::optional<Error> prove_by_cadical([[maybe_unused]] const DratFormula& formula,
                                      [[maybe_unused]] const SatisfyOptions& options,
                                      [[maybe_unused]] SatisfyAnswer& answer) {
    if constexpr (SUDOKIT_WITH_CADICAL == 1) {
        backend::TracedAnswer found =
            backend::solve_traced(formula, options.deadline, kLargestProof);
        if (options.remains != nullptr) *options.remains = std::move(found.remains);
        if (found.too_large) return proof_too_large();
        if (found.verdict == backend::TracedVerdict::stopped) return std::nullopt;
        answer.satisfiable = found.verdict == backend::TracedVerdict::model;
        answer.model = std::move(found.model);
        answer.proof = std::move(found.proof);
    }
    return std::nullopt;
}

// With a proof, and what the checker says of it.
std::optional<Error> prove(const Formula& formula, const SatisfyOptions& options,
                           SatisfyAnswer& answer) {
    const auto copy = drat_formula(formula, options.deadline);
    if (!copy) return std::nullopt;
    auto fault = answer.engine == "dpll" ? prove_by_dpll(formula, options, answer)
                                         : prove_by_cadical(*copy, options, answer);
    if (fault) return fault;
    if (answer.satisfiable != false) {
        answer.proof.clear();
        return std::nullopt;
    }
    answer.check = check_drat(*copy, answer.proof, options.deadline);
    if (answer.check->verdict != DratVerdict::rejected) return std::nullopt;
    return Error{ErrorCode::input_output, 0,
                 message(kNoProof, answer.engine, answer.check->steps, answer.check->reason)};
}

}  // namespace

std::span<const std::string_view> formula_engines() { return kFormulaEngineNames; }

bool proves_formulas(std::string_view engine) {
    const auto found = find_formula_engine(engine);
    return found && found->proves;
}

Result<SatisfyAnswer> satisfy(const Formula& formula, const SatisfyOptions& options) {
    const auto engine = find_formula_engine(options.engine);
    if (!engine) return engine.error();
    if (options.proof && !engine->proves) {
        return Error{ErrorCode::unsupported, 0, message(kNoProofs, engine->name)};
    }
    SatisfyAnswer answer{.engine = engine->name};
    std::optional<Error> fault;
    if (options.proof) {
        fault = prove(formula, options, answer);
    } else {
        auto solver = make_solver(engine->name, options.solver_command);
        if (!solver) return solver.error();
        fault = run(**solver, formula, options.deadline, answer);
        if (options.remains != nullptr) *options.remains = *std::move(solver);
    }
    if (fault) return *std::move(fault);
    if (answer.satisfiable != true) return answer;
    if (const auto broken = broken_clause(formula, answer.model)) {
        return Error{ErrorCode::input_output, 0, message(kNoModel, engine->name, *broken + 1)};
    }
    return answer;
}

std::optional<std::size_t> broken_clause(const Formula& formula, const std::vector<bool>& model) {
    const auto holds = [&](Literal literal) {
        const auto variable = static_cast<std::size_t>(std::abs(literal));
        return (variable < model.size() && model[variable]) == (literal > 0);
    };
    for (std::size_t i = 0; i < formula.clause_count(); ++i) {
        if (std::ranges::none_of(formula.literals(i), holds)) return i;
    }
    return std::nullopt;
}

Result<SatisfyAnswer> decode_formula_model(const Formula& formula, std::string_view text) {
    const Variable most =
        each_clause(formula, ClauseForm::three_sat, [](const Clause&) { return true; });
    auto read = backend::read_dimacs_answer(text, most, "solver");
    if (!read) return read.error();
    SatisfyAnswer answer;
    // Some leave the word out, and some files hold the "v" lines alone.
    if (!read->satisfiable && !read->has_model) {
        return Error{ErrorCode::syntax, 0, message(kNoAnswerOfSolver)};
    }
    answer.satisfiable = read->satisfiable.value_or(true);
    if (!*answer.satisfiable) return answer;
    answer.model = std::move(read->values);
    answer.model.resize(static_cast<std::size_t>(formula.variable_count()) + 1);
    if (const auto broken = broken_clause(formula, answer.model)) {
        return Error{ErrorCode::syntax, 0, message(kModelOfOther, *broken + 1)};
    }
    return answer;
}

}  // namespace sudokit
