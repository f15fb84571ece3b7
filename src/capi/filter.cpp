// What models and rules leave of the candidates.
#include "sudokit/models.hpp"
#include "sudokit/rules.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

constexpr MessageText kModelOrRules{"the options \"model\" and \"rules\" exclude each other",
                                    "les options « model » et « rules » s’excluent"};

void write_elimination(JsonWriter& out, const Board& board, const Elimination& elimination,
                       Language language) {
    const ModelVariable& variable = elimination.variable;
    out.begin_object().key("variable").text(variable_text(board, variable, language));
    out.key("cell");
    if (variable.kind == ModelVariable::Kind::cell) {
        out.text(cell_name(board, variable.where));
    } else {
        out.null();
    }
    out.key("removed").numbers(elimination.values);
    out.key("reason").text(elimination_word(elimination.kind));
    out.key("text").text(reason_text(board, elimination, language));
    write_candidates(out.key("ruled_out"), board, ruled_out(board, elimination));
    write_candidates(out.key("because"), board, rested_on(board, elimination));
    out.end_object();
}

void write_filtering(JsonWriter& out, const Puzzle& puzzle, const Filtering& left) {
    out.key("answer").text(filtering_word(left.state));
    if (left.state == Filtering::State::failed) return;
    std::size_t filled = 0;
    std::size_t candidates = 0;
    for (Cell cell = 0; cell < left.candidates.size(); ++cell) {
        const std::size_t size = left.candidates[cell].size();
        if (size > 1) candidates += size;
        if (size == 1 && puzzle.given(cell) == 0) ++filled;
    }
    out.key("filled").number(filled).key("left").number(candidates);
    write_digit_sets(out.key("candidates"), left.candidates);
}

// What was asked for: one of these.
struct Means {
    std::optional<Model> model;
    std::optional<RuleSet> rules;
    Consistency consistency = Consistency::ac;
};

Result<Means> read_means(Options& options) {
    Means out;
    out.consistency = options.choice<Consistency>(
        "consistency", Consistency::ac, {{"ac", Consistency::ac}, {"sac", Consistency::sac}});
    if (const auto text = options.text("model")) {
        const auto model = read_model(*text);
        if (!model) return model.error();
        out.model = *model;
    }
    if (const auto text = options.text("rules")) {
        const auto rules = read_basic_rules(*text);
        if (!rules) return rules.error();
        out.rules = *rules;
    }
    if (out.model && out.rules) options.refuse({ErrorCode::syntax, 0, message(kModelOrRules)});
    if (!out.model && !out.rules) out.model = Model{.primal = Model::kPairs};
    return out;
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_filter(sudokit_session* session, const sudokit_puzzle* puzzle,
                              const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const bool trace = given.flag("trace");
        const auto means = read_means(given);
        if (!means) return means.error();
        if (auto fault = given.fault()) return *std::move(fault);
        const Puzzle& asked = puzzle->entry.puzzle;
        if (means->rules) {
            if (auto fault = rules_fault(asked)) return *std::move(fault);
            const Filtering left = filter_by_basic_rules(asked, *means->rules, session->deadline());
            return json_object([&](JsonWriter& writer) {
                writer.key("rules").text(rules_name(*means->rules));
                write_filtering(writer, asked, left);
            });
        }
        if (auto fault = model_fault(*means->model, asked)) return *std::move(fault);
        std::vector<Elimination> eliminations;
        const auto take = [&](const Elimination& elimination) {
            if (trace) eliminations.push_back(elimination);
        };
        EliminationSink sink(take);
        const Filtering left =
            filter(asked, *means->model, {means->consistency, session->deadline(), &sink});
        return json_object([&](JsonWriter& writer) {
            const bool sac = means->consistency == Consistency::sac;
            writer.key("model").text(model_name(*means->model));
            writer.key("consistency").text(sac ? "sac" : "ac");
            write_filtering(writer, asked, left);
            if (!trace) return;
            writer.key("trace").begin_array();
            for (const Elimination& elimination : eliminations) {
                write_elimination(writer, asked.board(), elimination, session->language);
            }
            writer.end_array();
        });
    };
    return give_text(session, out, work, puzzle);
}
