// What there is to choose from.
#include <algorithm>

#include "sudokit/exports.hpp"
#include "sudokit/formats.hpp"
#include "sudokit/generate.hpp"
#include "sudokit/order.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/score.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/techniques.hpp"

#include "capi/handles.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

// Writes objects with a name and what it is in words, left open for more.
class ChoiceWriter {
  public:
    ChoiceWriter(JsonWriter& out, Language language) : out_(out), language_(language) {}

    JsonWriter& begin(std::string_view name, const MessageText& words) {
        out_.begin_object().key("name").text(name);
        return out_.key("text").text(words.in(language_));
    }

    void add(std::string_view name, const MessageText& words) { begin(name, words).end_object(); }

    void formats() {
        out_.key("formats").begin_array();
        for (const FormatInfo& info : all_formats()) {
            begin(info.name, info.summary).key("writable").boolean(info.writable).end_object();
        }
        out_.end_array();
    }

    void exports() {
        out_.key("exports").begin_array();
        for (const ExportInfo& info : all_exports()) {
            begin(info.name, info.summary).key("extension").text(info.extension).end_object();
        }
        out_.end_array();
    }

    void engines() {
        out_.key("engines").begin_array();
        for (const EngineInfo& info : all_engines()) {
            if (!info.needs_command && !engine_fault(info.name)) add(info.name, info.summary);
        }
        out_.end_array();
    }

    void techniques() {
        out_.key("techniques").begin_array();
        for (const TechniqueInfo& info : all_techniques()) {
            begin(info.word, info.name);
            out_.key("definition").text(definition_of(info.id).in(language_));
            const TechniqueFamilyInfo& family = info_of(info.family);
            out_.key("family").text(family.word);
            out_.key("family_text").text(family.name.in(language_));
            out_.key("uniqueness").boolean(info.assumes_uniqueness);
            difficulty(info.id);
            out_.key("example").text(worked_board(info.id)).end_object();
        }
        out_.end_array();
    }

    void orders() {
        out_.key("orders").begin_array();
        for (const TechniqueOrderInfo& info : all_technique_orders()) {
            begin(info.word, info.summary).key("techniques").begin_array();
            for (const OrderEntry& entry : info.entries) {
                if (entry.houses == StepHouses::others) continue;
                out_.text(info_of(entry.technique).word);
            }
            out_.end_array().end_object();
        }
        out_.end_array();
    }

    void scales() {
        out_.key("scales").begin_array();
        for (const ScaleInfo& info : all_scales()) {
            begin(info.name, info.summary).key("ratings").begin_array();
            for (const RatingInfo& rating : info.ratings) add(rating.word, rating.name);
            out_.end_array().end_object();
        }
        out_.end_array();
    }

    // The models of the levels, the weakest first.
    void models() {
        out_.key("models").begin_array();
        for (const LevelInfo& info : all_levels(Scale::level)) {
            if (!info.model) continue;
            begin(model_name(*info.model), info.name).key("level").text(info.word);
            out_.key("rules");
            out_.text(info.rules ? rules_name(*info.rules) : std::string()).end_object();
        }
        out_.end_array();
    }

    void others() {
        out_.key("symmetries").begin_array();
        for (const PatternSymmetryInfo& info : all_pattern_symmetries()) add(info.word, info.name);
        out_.end_array().key("constraints").begin_array();
        for (const ConstraintKind& kind : constraint_kinds()) {
            begin(kind.name, kind.words).key("of_board").boolean(kind.of_board);
            out_.key("rule").text(kind.rule.in(language_));
            out_.key("value").text(kind.value).end_object();
        }
        out_.end_array().key("symbols").begin_array();
        for (const Symbols symbols :
             {Symbols::digits, Symbols::hex, Symbols::letters, Symbols::numbers}) {
            out_.text(symbols_name(symbols));
        }
        out_.end_array();
    }

  private:
    // What a step counts in the score.
    void difficulty(TechniqueId id) {
        const TechniqueScore& counted = score_of(id);
        const ScoreLevelInfo& level = all_score_levels()[static_cast<std::size_t>(counted.level)];
        out_.key("score").number(counted.score).key("level").text(level.word);
        out_.key("level_text").text(level.name.in(language_));
    }

    JsonWriter& out_;
    Language language_;
};

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_choices(sudokit_session* session, sudokit_text** out) {
    return give_text(session, out, [&]() -> Answer {
        return json_object([&](JsonWriter& writer) {
            ChoiceWriter choices(writer, session->language);
            choices.formats();
            choices.exports();
            choices.engines();
            choices.techniques();
            choices.orders();
            choices.scales();
            choices.models();
            choices.others();
        });
    });
}
