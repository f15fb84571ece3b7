#include "sudokit/exports.hpp"

#include <array>

#include "model/cnf/write.hpp"
#include "model/fd/write.hpp"
#include "model/graph/write.hpp"
#include "model/ilp/write.hpp"

namespace sudokit {
namespace {

constexpr std::array kExports = {
    ExportInfo{Export::dimacs,
               "dimacs",
               {"CNF for SAT solvers (DIMACS)", "FNC pour solveurs SAT (DIMACS)"},
               "cnf"},
    ExportInfo{Export::three_sat,
               "3sat",
               {"DIMACS with at most three literals per clause",
                "DIMACS, au plus trois littéraux par clause"}},
    ExportInfo{Export::three_sat_exact,
               "3sat-exact",
               {"the same, keeping the number of models whatever is added",
                "de même, en gardant le nombre de modèles quoi qu’on ajoute"}},
    ExportInfo{Export::opb,
               "opb",
               {"pseudo-Boolean constraints (OPB)", "contraintes pseudo-booléennes (OPB)"},
               "opb"},
    ExportInfo{Export::smt2,
               "smt2",
               {"SMT-LIB 2, for Z3, cvc5, ...", "SMT-LIB 2, pour Z3, cvc5, ..."},
               "smt2"},
    ExportInfo{Export::minizinc,
               "minizinc",
               {"a MiniZinc model with its data", "un modèle MiniZinc avec ses données"},
               "mzn"},
    ExportInfo{Export::xcsp3,
               "xcsp3",
               {"XCSP3, for constraint solvers", "XCSP3, pour solveurs de contraintes"}},
    ExportInfo{
        Export::lp, "lp", {"the 0-1 programme (CPLEX LP)", "le programme en 0-1 (CPLEX LP)"}, "lp"},
    ExportInfo{Export::mps,
               "mps",
               {"the 0-1 programme (free MPS)", "le programme en 0-1 (MPS libre)"},
               "mps"},
    ExportInfo{Export::xcover,
               "xcover",
               {"exact cover, for Knuth's DLX programs",
                "couverture exacte, pour les programmes DLX de Knuth"}},
    ExportInfo{Export::col,
               "col",
               {"the graph to colour, in DIMACS .col", "le graphe à colorier, en DIMACS .col"},
               "col"},
    ExportInfo{
        Export::graphml, "graphml", {"the same in GraphML", "le même en GraphML"}, "graphml"},
    ExportInfo{Export::dot,
               "dot",
               {"the same in DOT, for Graphviz", "le même en DOT, pour Graphviz"},
               "dot"},
};

constexpr MessageText kNotInExport{"the export '{0}' cannot hold {1}",
                                   "l’export « {0} » ne peut pas contenir {1}"};

}  // namespace

std::span<const ExportInfo> all_exports() { return kExports; }

std::optional<Export> find_export(std::string_view name) {
    for (const ExportInfo& info : kExports) {
        if (info.name == name) return info.kind;
    }
    return std::nullopt;
}

std::optional<Export> export_of_file(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos) return std::nullopt;
    const std::string_view extension = name.substr(dot + 1);
    for (const ExportInfo& info : kExports) {
        if (!info.extension.empty() && info.extension == extension) return info.kind;
    }
    return std::nullopt;
}

bool is_formula(Export kind) { return kind < Export::minizinc; }

ClauseForm clause_form(Export kind) {
    switch (kind) {
        case Export::three_sat: return ClauseForm::three_sat;
        case Export::three_sat_exact: return ClauseForm::three_sat_exact;
        case Export::dimacs:
        case Export::opb:
        case Export::smt2:
        case Export::minizinc:
        case Export::xcsp3:
        case Export::lp:
        case Export::mps:
        case Export::xcover:
        case Export::col:
        case Export::graphml:
        case Export::dot: break;
    }
    return ClauseForm::any;
}

std::optional<Error> export_fault(Export kind, const Puzzle& puzzle) {
    if (auto fault = grid_fault(puzzle.board())) return fault;
    if (is_formula(kind)) return cnf_fault(puzzle);
    if (!puzzle.has_constraints()) return std::nullopt;
    return Error{ErrorCode::unsupported, 0,
                 message(kNotInExport, all_exports()[static_cast<std::size_t>(kind)].name,
                         kind_words(puzzle.constraints()))};
}

bool write_export(const Puzzle& puzzle, Export kind, const CnfOptions& options, TextSink sink) {
    if (export_fault(kind, puzzle)) return false;
    CnfOptions own = options;
    own.form = clause_form(kind);
    if (kind == Export::opb) own.at_most_one = AtMostOne::pairwise;
    const Cnf cnf(puzzle, own);
    model::TextWriter out(sink);
    switch (kind) {
        case Export::dimacs:
        case Export::three_sat:
        case Export::three_sat_exact: model::write_dimacs(cnf, out); break;
        case Export::opb: model::write_opb(cnf, out); break;
        case Export::smt2: model::write_smt2(cnf, out); break;
        case Export::minizinc: model::write_minizinc(puzzle, out); break;
        case Export::xcsp3: model::write_xcsp3(puzzle, out); break;
        case Export::lp: model::write_lp(puzzle, out); break;
        case Export::mps: model::write_mps(puzzle, out); break;
        case Export::xcover: model::write_xcover(puzzle, out); break;
        case Export::col: model::write_col(puzzle, out); break;
        case Export::graphml: model::write_graphml(puzzle, out); break;
        case Export::dot: model::write_dot(puzzle, out); break;
    }
    return out.finish();
}

}  // namespace sudokit
