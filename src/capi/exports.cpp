// Puzzles as files for other programs, and how large these are.
#include "sudokit/exports.hpp"

#include <array>

#include "sudokit/graph.hpp"
#include "sudokit/ilp.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

constexpr MessageText kNoSuchExport{"there is no export '{0}'", "il n’y a pas d’export « {0} »"};
constexpr MessageText kNoSizes{"the export '{0}' has no parts to count",
                               "l’export « {0} » n’a pas de parties à compter"};

Result<Export> export_named(const char* name) {
    if (const auto kind = find_export(name)) return *kind;
    return Error{ErrorCode::not_found, 0, message(kNoSuchExport, name)};
}

bool is_programme(Export kind) {
    return kind == Export::lp || kind == Export::mps || kind == Export::xcover;
}

bool is_graph(Export kind) {
    return kind == Export::col || kind == Export::graphml || kind == Export::dot;
}

void write_clause_size(JsonWriter& out, const CnfSize& size) {
    out.key("clauses").number(size.clauses).key("literals").number(size.literals);
}

std::string formula_sizes(const Cnf& cnf) {
    return json_object([&](JsonWriter& out) {
        const CnfSize whole = cnf.size();
        out.key("variables").number(whole.variables);
        write_clause_size(out, whole);
        out.key("families").begin_array();
        for (const Family family : cnf.families()) {
            out.begin_object().key("family").text(family_name(family));
            write_clause_size(out, cnf.size(family));
            out.end_object();
        }
        out.end_array();
    });
}

// Equations by family, and which of them follow from others.
std::string programme_sizes(const Puzzle& puzzle) {
    struct Row {
        std::uint32_t equations = 0;
        std::uint32_t redundant = 0;
    };
    const Programme programme(puzzle);
    const ProgrammeRank rank = programme_rank(puzzle.board());
    std::array<Row, kEquationFamilyCount> rows{};
    const auto row_of = [&](std::uint32_t equation) -> Row& {
        return rows[static_cast<std::size_t>(programme.equation(equation).family)];
    };
    for (std::uint32_t i = 0; i < programme.equation_count(); ++i) ++row_of(i).equations;
    for (const std::uint32_t i : rank.redundant) ++row_of(i).redundant;
    return json_object([&](JsonWriter& out) {
        out.key("variables").number(programme.variable_count());
        out.key("equations").number(programme.equation_count()).key("families").begin_array();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].equations == 0) continue;
            out.begin_object();
            out.key("family").text(equation_family_name(static_cast<EquationFamily>(i)));
            out.key("equations").number(rows[i].equations);
            out.key("redundant").number(rows[i].redundant).end_object();
        }
        out.end_array().key("rules").number(rank.equations).key("rank").number(rank.rank);
    });
}

std::string graph_sizes(const Board& board) {
    const GraphFigures figures = figures_of(board);
    return json_object([&](JsonWriter& out) {
        out.key("vertices").number(figures.vertices).key("edges").number(figures.edges);
        out.key("least_degree").number(figures.least_degree);
        out.key("greatest_degree").number(figures.greatest_degree);
        out.key("cliques").number(figures.cliques);
        out.key("chromatic_number").number_or_null(figures.chromatic_number);
    });
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_export(sudokit_session* session, const sudokit_puzzle* puzzle,
                              const char* kind, const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const CnfOptions clauses = clause_options(given);
        if (auto fault = given.fault()) return *std::move(fault);
        const auto wanted = export_named(kind);
        if (!wanted) return wanted.error();
        if (auto fault = export_fault(*wanted, puzzle->entry.puzzle)) return *std::move(fault);
        const Deadline deadline = session->deadline();
        std::string text;
        const auto take = [&](std::string_view piece) {
            text += piece;
            return !deadline.passed();
        };
        if (!write_export(puzzle->entry.puzzle, *wanted, clauses, take)) return Stopped();
        return text;
    };
    return give_text(session, out, work, puzzle, kind);
}

sudokit_status sudokit_sizes(sudokit_session* session, const sudokit_puzzle* puzzle,
                             const char* kind, const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        CnfOptions clauses = clause_options(given);
        if (auto fault = given.fault()) return *std::move(fault);
        const auto wanted = export_named(kind);
        if (!wanted) return wanted.error();
        const Puzzle& counted = puzzle->entry.puzzle;
        if (auto fault = export_fault(*wanted, counted)) return *std::move(fault);
        if (is_programme(*wanted)) return programme_sizes(counted);
        if (is_graph(*wanted)) return graph_sizes(counted.board());
        if (!is_formula(*wanted)) {
            return Error{ErrorCode::unsupported, 0, message(kNoSizes, kind)};
        }
        clauses.form = clause_form(*wanted);
        return formula_sizes(Cnf(counted, clauses));
    };
    return give_text(session, out, work, puzzle, kind);
}
