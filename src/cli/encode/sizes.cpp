#include "cli/encode/sizes.hpp"

#include <array>
#include <vector>

#include "sudokit/graph.hpp"
#include "sudokit/ilp.hpp"

#include "cli/encode/messages.hpp"
#include "cli/frame/columns.hpp"
#include "cli/io/json_line.hpp"

namespace sudokit::cli {
namespace {

std::string size_row(std::string_view name, std::string_view clauses, std::string_view literals) {
    return to_the_left(name, 8) + to_the_right(clauses, 12) + to_the_right(literals, 13) + "\n";
}

std::string size_row(std::string_view name, const CnfSize& size) {
    return size_row(name, std::to_string(size.clauses), std::to_string(size.literals));
}

std::string sizes_table(const Cnf& cnf, Language language) {
    const CnfSize whole = cnf.size();
    std::string out = size_row(text::kFamily.in(language), text::kClauses.in(language),
                               text::kLiterals.in(language));
    for (const Family family : cnf.families())
        out += size_row(family_name(family), cnf.size(family));
    out += size_row(text::kTotal.in(language), whole);
    const auto auxiliary = whole.variables - static_cast<std::uint64_t>(cnf.candidate_count());
    return out + message(text::kVariables, whole.variables, auxiliary).in(language) + "\n";
}

void write_size(JsonWriter& out, const CnfSize& size) {
    out.key("clauses").number(size.clauses).key("literals").number(size.literals);
}

std::string sizes_json(const Cnf& cnf) {
    const CnfSize whole = cnf.size();
    return json_line([&](JsonWriter& out) {
        out.key("variables").number(whole.variables);
        write_size(out, whole);
        out.key("families").begin_array();
        for (const Family family : cnf.families()) {
            out.begin_object().key("family").text(family_name(family));
            write_size(out, cnf.size(family));
            out.end_object();
        }
        out.end_array();
    });
}

std::string sizes_of_formula(const Puzzle& puzzle, const EncodeArguments& arguments) {
    CnfOptions options = arguments.cnf;
    options.form = clause_form(arguments.kind);
    const Cnf cnf(puzzle, options);
    return arguments.format == Format::json ? sizes_json(cnf)
                                            : sizes_table(cnf, arguments.language);
}

// The equations of each family, and which of them follow from others.
struct ProgrammeSizes {
    struct Row {
        std::uint32_t equations = 0;
        std::uint32_t redundant = 0;
    };

    // An exact cover problem has no equations for givens: what they rule out is left out.
    ProgrammeSizes(const Puzzle& puzzle, Export kind)
        : programme(puzzle), rank(programme_rank(puzzle.board())) {
        const bool cover = kind == Export::xcover;
        equations = cover ? programme.rule_count() : programme.equation_count();
        variables = programme.variable_count();
        for (std::uint32_t i = 0; i < equations; ++i) ++row_of(i).equations;
        for (const std::uint32_t i : rank.redundant) ++row_of(i).redundant;
        if (!cover) return;
        variables = 0;
        for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
            variables += puzzle.allowed(cell).size();
        }
    }

    Row& row_of(std::uint32_t equation) {
        return rows[static_cast<std::size_t>(programme.equation(equation).family)];
    }

    Programme programme;
    ProgrammeRank rank;
    std::uint32_t equations = 0;
    std::uint32_t variables = 0;
    std::array<Row, kEquationFamilyCount> rows{};
};

std::string table_of(const ProgrammeSizes& sizes, Export kind, Language language) {
    const auto line = [](std::string_view name, std::string_view equations,
                         std::string_view redundant) {
        return to_the_left(name, 10) + to_the_right(equations, 12) + to_the_right(redundant, 13) +
               "\n";
    };
    const bool cover = kind == Export::xcover;
    std::string out =
        line(text::kFamily.in(language), (cover ? text::kItems : text::kEquations).in(language),
             text::kRedundant.in(language));
    for (std::size_t i = 0; i < sizes.rows.size(); ++i) {
        const auto [equations, redundant] = sizes.rows[i];
        if (equations == 0) continue;
        out += line(equation_family_name(static_cast<EquationFamily>(i)), std::to_string(equations),
                    std::to_string(redundant));
    }
    out += line(text::kTotal.in(language), std::to_string(sizes.equations),
                std::to_string(sizes.rank.redundant.size()));
    out += message(cover ? text::kOptionCount : text::kVariableCount, sizes.variables).in(language);
    return out + "\n" + message(text::kRank, sizes.rank.equations, sizes.rank.rank).in(language) +
           "\n";
}

void write_families(JsonWriter& out, const ProgrammeSizes& sizes) {
    out.begin_array();
    for (std::size_t i = 0; i < sizes.rows.size(); ++i) {
        const auto [equations, redundant] = sizes.rows[i];
        if (equations == 0) continue;
        out.begin_object();
        out.key("family").text(equation_family_name(static_cast<EquationFamily>(i)));
        out.key("equations").number(equations).key("redundant").number(redundant).end_object();
    }
    out.end_array();
}

std::string json_of(const ProgrammeSizes& sizes, Export kind) {
    const bool cover = kind == Export::xcover;
    const Board& board = sizes.programme.puzzle().board();
    return json_line([&](JsonWriter& out) {
        out.key(cover ? "options" : "variables").number(sizes.variables);
        out.key(cover ? "items" : "equations").number(sizes.equations).key("families");
        write_families(out, sizes);
        out.key("rules").number(sizes.rank.equations).key("rank").number(sizes.rank.rank);
        out.key("redundant").begin_array();
        for (const std::uint32_t i : sizes.rank.redundant) {
            out.text(equation_name(board, sizes.programme.equation(i)));
        }
        out.end_array();
    });
}

std::string degree_of(const GraphFigures& figures) {
    std::string out = std::to_string(figures.least_degree);
    if (figures.greatest_degree != figures.least_degree) {
        out += "-" + std::to_string(figures.greatest_degree);
    }
    return out;
}

std::string table_of(const GraphFigures& figures, Language language) {
    const auto line = [&](const MessageText& name, std::string_view number) {
        return to_the_left(name.in(language), 24) + to_the_right(number, 10) + "\n";
    };
    // Without a chromatic number the size of the houses is still a bound.
    return line(text::kVertices, std::to_string(figures.vertices)) +
           line(text::kEdges, std::to_string(figures.edges)) +
           line(text::kDegree, degree_of(figures)) +
           line(text::kCliques, std::to_string(figures.cliques)) +
           line(text::kChromaticNumber, figures.chromatic_number
                                            ? std::to_string(*figures.chromatic_number)
                                            : std::string("?"));
}

std::string json_of(const GraphFigures& figures) {
    return json_line([&](JsonWriter& out) {
        out.key("vertices").number(figures.vertices).key("edges").number(figures.edges);
        out.key("least_degree").number(figures.least_degree);
        out.key("greatest_degree").number(figures.greatest_degree);
        out.key("cliques").number(figures.cliques);
        out.key("chromatic_number").number_or_null(figures.chromatic_number);
    });
}

bool is_programme(Export kind) {
    return kind == Export::lp || kind == Export::mps || kind == Export::xcover;
}

bool is_graph(Export kind) {
    return kind == Export::col || kind == Export::graphml || kind == Export::dot;
}

}  // namespace

bool has_sizes(Export kind) { return is_formula(kind) || is_programme(kind) || is_graph(kind); }

std::string sizes_of(const Puzzle& puzzle, const EncodeArguments& arguments) {
    const Export kind = arguments.kind;
    const bool json = arguments.format == Format::json;
    if (is_programme(kind)) {
        const ProgrammeSizes sizes(puzzle, kind);
        return json ? json_of(sizes, kind) : table_of(sizes, kind, arguments.language);
    }
    if (is_graph(kind)) {
        const GraphFigures figures = figures_of(puzzle.board());
        return json ? json_of(figures) : table_of(figures, arguments.language);
    }
    return sizes_of_formula(puzzle, arguments);
}

}  // namespace sudokit::cli
