#include "logic/rule_names.hpp"

#include "sudokit/whole_number.hpp"

namespace sudokit {
namespace {

using logic::kRuleFlags;
using logic::kRuleSizes;

constexpr MessageText kUnknownBasicRule{
    "expected single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
    "multiple-lines-K, naked-K, hidden-K, fish-K (K from 2 to 64) or a technique like naked-pair, "
    "found '{0}'",
    "single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
    "multiple-lines-K, naked-K, hidden-K, fish-K (K de 2 à 64) ou une technique comme naked-pair "
    "attendu, trouvé « {0} »"};

// "naked-3".
bool take_basic_size(std::string_view word, RuleSet& rules) {
    for (const logic::RuleSize& size : std::span(kRuleSizes).first<kRuleSizes.size() - 1>()) {
        const std::size_t length = size.name.size();
        if (!word.starts_with(size.name) || word.substr(length, 1) != "-") continue;
        const auto value = whole_number<std::uint32_t>(word.substr(length + 1));
        return value && size.take(*value, rules);
    }
    return false;
}

bool take_basic(std::string_view word, RuleSet& rules) {
    if (word == logic::kBothLines) return rules.box_to_line = rules.line_to_box = true;
    for (const logic::RuleFlag& flag : std::span(kRuleFlags).first<kRuleFlags.size() - 1>()) {
        if (word == flag.name) return rules.*flag.place = true;
    }
    if (const auto technique = find_technique(word)) {
        const auto rule = std::ranges::find(logic::kRulesOf, *technique, &logic::RuleOf::technique);
        if (rule == logic::kRulesOf.end()) return false;
        rule->take(rules);
        return true;
    }
    return take_basic_size(word, rules);
}

}  // namespace

Result<RuleSet> read_basic_rules(std::string_view text) {
    RuleSet rules;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        if (!take_basic(word, rules)) {
            return Error{ErrorCode::syntax, begin, message(kUnknownBasicRule, word)};
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
    if (!take_basic(word, rules)) return found;
    for (const logic::RuleOf& rule : logic::kRulesOf) {
        if (rule.applies(rules)) found.set(static_cast<std::size_t>(rule.technique));
    }
    return found;
}

std::string rules_name(const RuleSet& rules) {
    std::string name;
    const auto add = [&](std::string_view word) {
        if (!name.empty()) name += ',';
        name += word;
    };
    const bool both = rules.box_to_line && rules.line_to_box;
    for (const logic::RuleFlag& flag : kRuleFlags) {
        if (!(rules.*flag.place)) continue;
        if (both && flag.place == &RuleSet::line_to_box) continue;
        add(both && flag.place == &RuleSet::box_to_line ? logic::kBothLines : flag.name);
    }
    for (const logic::RuleSize& size : kRuleSizes) {
        if (rules.*size.place < 2) continue;
        add(size.name);
        name += '-' + std::to_string(rules.*size.place);
    }
    return name;
}

}  // namespace sudokit
