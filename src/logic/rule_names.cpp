// Rule sets by name.
#include <array>

#include "sudokit/rules.hpp"
#include "sudokit/whole_number.hpp"

namespace sudokit {
namespace {

constexpr MessageText kUnknownRule{
    "expected single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
    "multiple-lines-K, naked-K, hidden-K or fish-K (K from 2), found '{0}'",
    "single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
    "multiple-lines-K, naked-K, hidden-K ou fish-K (K à partir de 2) attendu, trouvé « {0} »"};

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

bool take(std::string_view word, RuleSet& rules) {
    if (word == "candidate-lines") {
        rules.box_to_line = rules.line_to_box = true;
        return true;
    }
    for (const Flag& flag : kFlags) {
        if (word == flag.name) return rules.*flag.place = true;
    }
    for (const Size& size : kSizes) {
        if (!word.starts_with(size.prefix)) continue;
        const auto value = whole_number<std::uint32_t>(word.substr(size.prefix.size()));
        if (!value) return false;
        rules.*size.place = *value;
        return *value >= 2 && *value <= kMaxOrder;
    }
    return false;
}

}  // namespace

Result<RuleSet> read_rules(std::string_view text) {
    RuleSet rules;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        if (!take(word, rules)) {
            return Error{ErrorCode::syntax, begin, message(kUnknownRule, word)};
        }
        begin = end + 1;
    }
    return rules;
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
