#include "sudokit/nearest.hpp"

#include "cli/explain/messages.hpp"
#include "cli/explain/step_arguments.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kTechniquesArgument{"TECHNIQUES", "TECHNIQUES"};
constexpr MessageText kWordsArgument{"LENGTH", "LONGUEUR"};
constexpr MessageText kCellsArgument{"NAMES", "NOMS"};

Error unknown_technique(const OptionUse& use, std::string_view name) {
    std::vector<std::string_view> known;
    for (const TechniqueInfo& info : all_techniques()) {
        known.push_back(info.word);
        if (!info.paper_word.empty()) known.push_back(info.paper_word);
    }
    const std::string_view meant = nearest(name, known);
    if (!meant.empty()) return usage_error(text::kBadWordNear, use.shown, name, meant);
    return usage_error(text::kBadTechnique, use.shown, name);
}

Meanings<TechniqueOrder> technique_orders() {
    Meanings<TechniqueOrder> out;
    for (const TechniqueOrderInfo& info : all_technique_orders()) {
        out.emplace_back(info.word, info.id);
    }
    return out;
}

UsageFault read_techniques(const OptionUse& use, TechniqueSet& named) {
    for (std::string_view rest = use.value; !rest.empty();) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const TechniqueSet found = find_techniques(rest.substr(0, comma));
        if (found.none()) return unknown_technique(use, rest.substr(0, comma));
        named |= found;
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return std::nullopt;
}

}  // namespace

void add_order_option(Options& options, TechniqueOrder& order) {
    options.add(
        {"order",
         0,
         {"try the techniques in this order: people (default), hodoku, paper or se",
          "essayer les techniques dans cet ordre : people (par défaut), hodoku, paper ou se"},
         choice(text::kNameArgument, technique_orders(), order)});
}

// What both options say holds, in whichever order they come.
void add_step_options(Options& options, StepArguments& arguments) {
    TechniqueSet& techniques = arguments.techniques;
    const auto only = [&techniques](const OptionUse& use) {
        TechniqueSet named;
        auto fault = read_techniques(use, named);
        techniques &= named;
        return fault;
    };
    const auto without = [&techniques](const OptionUse& use) {
        TechniqueSet named;
        auto fault = read_techniques(use, named);
        techniques &= ~named;
        return fault;
    };
    add_order_option(options, arguments.order);
    options.add({"only",
                 0,
                 {"use these techniques and no others, such as naked-single,hidden-single",
                  "n’employer que ces techniques, par exemple naked-single,hidden-single"},
                 taken_by(kTechniquesArgument, only)});
    options.add({"without",
                 0,
                 {"do without these techniques", "se passer de ces techniques"},
                 taken_by(kTechniquesArgument, without)});
    options.add({"no-uniqueness",
                 0,
                 {"do without the techniques that assume a unique solution",
                  "se passer des techniques qui supposent la solution unique"},
                 flag(arguments.no_uniqueness)});
    options.add(
        {"words",
         0,
         {"tell each step in whole sentences (full, default) or as players note them (short)",
          "expliquer chaque étape en phrases complètes (full, par défaut) ou comme les joueurs "
          "les notent (short)"},
         choice(kWordsArgument,
                Meanings<WordsLength>{{"full", WordsLength::full}, {"short", WordsLength::brief}},
                arguments.words)});
    options.add({"cells",
                 0,
                 {"write cells as r1c1 (rc), A1 to I9 (a1) or A1 to K9 without I and J (k9)",
                  "écrire les cases r1c1 (rc), de A1 à I9 (a1) ou de A1 à K9 sans I ni J (k9) ; "
                  "L1C1 par défaut"},
                 choice(kCellsArgument,
                        Meanings<CellNames>{
                            {"rc", CellNames::rc}, {"a1", CellNames::a1}, {"k9", CellNames::k9}},
                        arguments.cells)});
    options.check([&arguments]() -> UsageFault {
        if (arguments.techniques.any()) return std::nullopt;
        return usage_error(text::kNoTechniqueLeft);
    });
}

Wording wording_of(const Job& job, const StepArguments& arguments, const Board& board) {
    return {job.language(), symbols_for(board, job.arguments.write), arguments.words,
            arguments.cells};
}

OptionValue techniques(TechniqueSet& place) {
    return taken_by(kTechniquesArgument,
                    [&place](const OptionUse& use) { return read_techniques(use, place); });
}

OptionValue technique(std::optional<TechniqueId>& place) {
    return taken_by({"TECHNIQUE", "TECHNIQUE"}, [&place](const OptionUse& use) -> UsageFault {
        place = find_technique(use.value);
        if (place) return std::nullopt;
        return unknown_technique(use, use.value);
    });
}

}  // namespace sudokit::cli
