// Rule sets as people write them.
#include <string>
#include <vector>

#include "sudokit/nearest.hpp"
#include "sudokit/whole_number.hpp"

#include "logic/rule_names.hpp"

namespace sudokit {
namespace {

using logic::RuleOf;

constexpr MessageText kUnknownRule{
    "expected single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
    "multiple-lines-K, naked-K, hidden-K, fish-K, franken-fish-K (K from 2 to 64), forcing-chains "
    "or a "
    "technique like naked-pair, found '{0}'",
    "single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
    "multiple-lines-K, naked-K, hidden-K, fish-K, franken-fish-K (K de 2 à 64), forcing-chains "
    "ou une technique comme naked-pair attendu, trouvé « {0} »"};
constexpr MessageText kRuleNear{"no rule '{0}'; did you mean '{1}'?",
                                "pas de règle « {0} » ; vouliez-vous dire « {1} » ?"};
constexpr MessageText kRuleSizeOutside{"the number of '{0}' must be from 2 to {1}",
                                       "le nombre de « {0} » doit être de 2 à {1}"};
constexpr MessageText kTechniqueIsNoRule{
    "{0} is a technique without a rule that filters: expected single-candidate, single-position, "
    "box-to-line, line-to-box, candidate-lines, multiple-lines-K, naked-K, hidden-K, fish-K, "
    "franken-fish-K (K from 2 to 64) or forcing-chains",
    "{0} est une technique sans règle de filtrage : single-candidate, single-position, "
    "box-to-line, line-to-box, candidate-lines, multiple-lines-K, naked-K, hidden-K, fish-K, "
    "franken-fish-K (K de 2 à 64) ou forcing-chains attendu"};

// What else a rule is called, in the founding paper and in French.
struct OtherName {
    std::string_view name;
    std::string_view own;
};

constexpr auto kOtherNames = std::to_array<OtherName>({
    {"candidat unique", "single-candidate"},
    {"position unique", "single-position"},
    {"chaîne de forçage", "forcing-chains"},
    {"doublet nu", "naked-pair"},
    {"doublet caché", "hidden-pair"},
});
constexpr auto kOtherSizes = std::to_array<OtherName>({
    {"naked tuple", "naked"},
    {"hidden tuple", "hidden"},
    {"swordfish", "fish"},
    {"franken swordfish", "franken-fish"},
    {"franken", "franken-fish"},
});

constexpr auto kFrankenFish = std::to_array<RuleOf>({
    {TechniqueId::franken_x_wing, nullptr, &RuleSet::franken_fish, 2},
    {TechniqueId::franken_swordfish, nullptr, &RuleSet::franken_fish, 3},
    {TechniqueId::franken_jellyfish, nullptr, &RuleSet::franken_fish, 4},
});

// The plain letter that an accented one of Latin-1 is read as, by its second byte of UTF-8.
char plain_letter(unsigned char second) {
    const unsigned char lower = second | 0x20U;
    if (lower >= 0xa0 && lower <= 0xa5) return 'a';
    if (lower == 0xa7) return 'c';
    if (lower >= 0xa8 && lower <= 0xab) return 'e';
    if (lower >= 0xac && lower <= 0xaf) return 'i';
    return '?';
}

// A name by which it is known however it is written: without case, accents, blanks and hyphens, and
// without the s that words end in.
std::string plain_name(std::string_view text) {
    std::string out;
    const auto end_word = [&out] {
        if (out.ends_with('s')) out.pop_back();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (letter == ' ' || letter == '-' || letter == '_') {
            end_word();
        } else if (letter == '\xc3' && i + 1 < text.size()) {
            out += plain_letter(static_cast<unsigned char>(text[++i]));
        } else {
            const bool upper = letter >= 'A' && letter <= 'Z';
            out += upper ? static_cast<char>(letter - 'A' + 'a') : letter;
        }
    }
    end_word();
    return out;
}

// The plain form of the rule's own name.
std::string own_name(std::string_view written, std::span<const OtherName> others) {
    std::string plain = plain_name(written);
    for (const OtherName& other : others) {
        if (plain == plain_name(other.name)) return plain_name(other.own);
    }
    return plain;
}

bool is_name_of(const TechniqueInfo& info, std::string_view plain) {
    const auto names = {info.word, info.paper_word, info.name.in(Language::en),
                        info.name.in(Language::fr)};
    return std::ranges::any_of(
        names, [&](std::string_view name) { return !name.empty() && plain_name(name) == plain; });
}

bool take_technique(std::string_view plain, std::span<const RuleOf> steps, RuleSet& rules) {
    for (const RuleOf& rule : steps) {
        if (!is_name_of(info_of(rule.technique), plain)) continue;
        rule.take(rules);
        return true;
    }
    return false;
}

// "naked-3", "Naked Tuple(3)".
struct Sized {
    std::string_view name;
    std::uint32_t size = 0;
};

std::optional<Sized> read_sized(std::string_view word) {
    while (word.ends_with(' ')) word.remove_suffix(1);
    const bool closed = word.ends_with(')');
    if (closed) word.remove_suffix(1);
    const auto is_figure = [](char letter) { return letter >= '0' && letter <= '9'; };
    std::size_t begin = word.size();
    while (begin > 0 && is_figure(word[begin - 1])) --begin;
    const auto value = whole_number<std::uint32_t>(word.substr(begin));
    word = word.substr(0, begin);
    if (closed != word.ends_with('(') || !value) return std::nullopt;
    if (closed) word.remove_suffix(1);
    return Sized{word, *value};
}

const logic::RuleSize* find_size(const Sized& sized) {
    const std::string plain = own_name(sized.name, kOtherSizes);
    for (const logic::RuleSize& size : logic::kRuleSizes) {
        if (plain == plain_name(size.name)) return &size;
    }
    return nullptr;
}

bool take_size(std::string_view word, RuleSet& rules) {
    const auto sized = read_sized(word);
    const auto* const size = sized ? find_size(*sized) : nullptr;
    return size != nullptr && size->take(sized->size, rules);
}

bool take(std::string_view word, RuleSet& rules) {
    const std::string plain = own_name(word, kOtherNames);
    if (plain.empty()) return false;
    if (plain == plain_name(logic::kBothLines)) {
        return rules.box_to_line = rules.line_to_box = true;
    }
    for (const logic::RuleFlag& flag : logic::kRuleFlags) {
        if (plain == plain_name(flag.name)) return rules.*flag.place = true;
    }
    return take_technique(plain, logic::kRulesOf, rules) ||
           take_technique(plain, kFrankenFish, rules) || take_size(word, rules);
}

// Why it is no rule.
Message fault_of(std::string_view word) {
    const std::string plain = plain_name(word);
    const auto is_it = [&](const TechniqueInfo& info) { return is_name_of(info, plain); };
    if (std::ranges::any_of(all_techniques(), is_it)) return message(kTechniqueIsNoRule, word);
    const auto sized = read_sized(word);
    if (sized && find_size(*sized) != nullptr) {
        return message(kRuleSizeOutside, word, kMaxOrder);
    }
    std::vector<std::string_view> known = {logic::kBothLines};
    for (const logic::RuleFlag& flag : logic::kRuleFlags) known.push_back(flag.name);
    for (const OtherName& other : kOtherNames) known.push_back(other.name);
    for (const RuleOf& rule : logic::kRulesOf) known.push_back(info_of(rule.technique).word);
    for (const RuleOf& rule : kFrankenFish) known.push_back(info_of(rule.technique).word);
    std::vector<std::string> with_number;
    for (const logic::RuleSize& size : logic::kRuleSizes) {
        const std::uint32_t number = sized ? sized->size : 2;
        with_number.push_back(std::string(size.name) + "-" + std::to_string(number));
    }
    known.insert(known.end(), with_number.begin(), with_number.end());
    const std::string_view meant = nearest(word, known);
    return meant.empty() ? message(kUnknownRule, word) : message(kRuleNear, word, meant);
}

}  // namespace

Result<RuleSet> read_rules(std::string_view text) {
    RuleSet rules;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        if (!take(word, rules)) return Error{ErrorCode::syntax, begin, fault_of(word)};
        begin = end + 1;
    }
    return rules;
}

}  // namespace sudokit
