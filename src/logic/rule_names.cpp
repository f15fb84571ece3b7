// Rule sets by name, and the techniques that rules stand for.
#include <algorithm>
#include <array>

#include "sudokit/rules.hpp"
#include "sudokit/techniques.hpp"
#include "sudokit/whole_number.hpp"

namespace sudokit {
namespace {

constexpr MessageText kUnknownRule{
    "expected single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
    "multiple-lines-K, naked-K, hidden-K, fish-K (K from 2) or a technique like naked-pair, found "
    "'{0}'",
    "single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
    "multiple-lines-K, naked-K, hidden-K, fish-K (K à partir de 2) ou une technique comme "
    "naked-pair attendu, trouvé « {0} »"};
constexpr MessageText kTechniqueIsNoRule{
    "the technique {0} cannot filter: expected single-candidate, single-position, box-to-line, "
    "line-to-box, candidate-lines, multiple-lines-K, naked-K, hidden-K or fish-K (K from 2)",
    "la technique {0} ne peut pas filtrer : single-candidate, single-position, box-to-line, "
    "line-to-box, candidate-lines, multiple-lines-K, naked-K, hidden-K ou fish-K (K à partir de 2) "
    "attendu"};

struct Flag {
    std::string_view name;
    bool RuleSet::*place;
};

constexpr std::array kFlags = {Flag{"single-candidate", &RuleSet::single_candidate},
                               Flag{"single-position", &RuleSet::single_position},
                               Flag{"box-to-line", &RuleSet::box_to_line},
                               Flag{"line-to-box", &RuleSet::line_to_box}};

struct Size {
    std::string_view prefix;
    std::uint32_t RuleSet::*place;
};

constexpr std::array kSizes = {
    Size{"multiple-lines-", &RuleSet::multiple_lines}, Size{"naked-", &RuleSet::naked_tuples},
    Size{"hidden-", &RuleSet::hidden_tuples}, Size{"fish-", &RuleSet::fish}};

// The rule that a technique is a step of.
struct RuleOf {
    TechniqueId technique;
    bool RuleSet::*flag = nullptr;
    std::uint32_t RuleSet::*size = nullptr;
    std::uint32_t least = 0;  // the size that takes it in
};

using Id = TechniqueId;
constexpr auto kRulesOf = std::to_array<RuleOf>({
    {Id::naked_single, &RuleSet::single_candidate},
    {Id::hidden_single, &RuleSet::single_position},
    {Id::pointing, &RuleSet::box_to_line},
    {Id::claiming, &RuleSet::line_to_box},
    {Id::double_pairs, nullptr, &RuleSet::multiple_lines, 2},
    {Id::multiple_lines, nullptr, &RuleSet::multiple_lines, 2},
    {Id::naked_pair, nullptr, &RuleSet::naked_tuples, 2},
    {Id::naked_triple, nullptr, &RuleSet::naked_tuples, 3},
    {Id::naked_quad, nullptr, &RuleSet::naked_tuples, 4},
    {Id::hidden_pair, nullptr, &RuleSet::hidden_tuples, 2},
    {Id::hidden_triple, nullptr, &RuleSet::hidden_tuples, 3},
    {Id::hidden_quad, nullptr, &RuleSet::hidden_tuples, 4},
    {Id::x_wing, nullptr, &RuleSet::fish, 2},
    {Id::swordfish, nullptr, &RuleSet::fish, 3},
    {Id::jellyfish, nullptr, &RuleSet::fish, 4},
});

bool applies(const RuleSet& rules, const RuleOf& rule) {
    return rule.flag != nullptr ? rules.*rule.flag : rules.*rule.size >= rule.least;
}

bool take_technique(TechniqueId technique, RuleSet& rules) {
    const auto rule = std::ranges::find(kRulesOf, technique, &RuleOf::technique);
    if (rule == kRulesOf.end()) return false;
    if (rule->flag != nullptr) return rules.*rule->flag = true;
    rules.*rule->size = std::max(rules.*rule->size, rule->least);
    return true;
}

// "naked-3".
bool take_size(std::string_view word, RuleSet& rules) {
    for (const Size& size : kSizes) {
        if (!word.starts_with(size.prefix)) continue;
        const auto value = whole_number<std::uint32_t>(word.substr(size.prefix.size()));
        if (!value) return false;
        rules.*size.place = std::max(rules.*size.place, *value);
        return *value >= 2 && *value <= kMaxOrder;
    }
    return false;
}

bool take(std::string_view word, RuleSet& rules) {
    if (word == "candidate-lines") {
        rules.box_to_line = rules.line_to_box = true;
        return true;
    }
    for (const Flag& flag : kFlags) {
        if (word == flag.name) return rules.*flag.place = true;
    }
    const auto technique = find_technique(word);
    return technique ? take_technique(*technique, rules) : take_size(word, rules);
}

}  // namespace

Result<RuleSet> read_rules(std::string_view text) {
    RuleSet rules;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        if (!take(word, rules)) {
            const bool known = find_technique(word).has_value();
            return Error{ErrorCode::syntax, begin,
                         message(known ? kTechniqueIsNoRule : kUnknownRule, word)};
        }
        begin = end + 1;
    }
    return rules;
}

TechniqueSet find_techniques(std::string_view word) {
    TechniqueSet found;
    if (const auto technique = find_technique(word)) {
        found.set(static_cast<std::size_t>(*technique));
        return found;
    }
    RuleSet rules;
    if (!take(word, rules)) return found;
    for (const RuleOf& rule : kRulesOf) {
        if (applies(rules, rule)) found.set(static_cast<std::size_t>(rule.technique));
    }
    return found;
}

std::string rules_name(const RuleSet& rules) {
    std::string name;
    const auto add = [&](const std::string& word) { name += (name.empty() ? "" : ",") + word; };
    for (const Flag& flag : kFlags) {
        if (!(rules.*flag.place)) continue;
        const bool lines = rules.box_to_line && rules.line_to_box;
        if (lines && flag.place == &RuleSet::line_to_box) continue;
        add(lines && flag.place == &RuleSet::box_to_line ? "candidate-lines"
                                                         : std::string(flag.name));
    }
    for (const Size& size : kSizes) {
        if (rules.*size.place >= 2)
            add(std::string(size.prefix) + std::to_string(rules.*size.place));
    }
    return name;
}

}  // namespace sudokit
