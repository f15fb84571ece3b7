#include "model/cnf/clause_tokens.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/characters.hpp"

namespace sudokit::model {
namespace {

using TokenKind = ClauseTokenKind;

constexpr MessageText kNoToken{"expected a variable, a connective or a parenthesis, found {0}",
                               "variable, connecteur ou parenthèse attendus, trouvé {0}"};

constexpr MessageText kTooManyDigits{"expected a number of at most {0} digits",
                                     "nombre d’au plus {0} chiffres attendu"};

constexpr MessageText kImplication{
    "'{0}' is not known here: instead of a {0} b write !a | b",
    "« {0} » n’est pas connu ici : au lieu de a {0} b, écrire !a | b"};
constexpr MessageText kEquivalence{
    "'{0}' is not known here: instead of a {0} b write (!a | b) & (a | !b)",
    "« {0} » n’est pas connu ici : au lieu de a {0} b, écrire (!a | b) & (a | !b)"};
constexpr MessageText kTruth{
    "'{0}' says nothing: leave it out of the formula, with the clause it is in",
    "« {0} » ne dit rien : l’enlever de la formule, avec la clause où il est"};

struct Sign {
    std::string_view text;
    TokenKind kind;
    bool logic = true;
};

struct RelationSign {
    std::string_view text;
    Relation relation;
};

// Longer signs before those that they begin with.
constexpr std::array kRelationSigns = {
    RelationSign{"!=", Relation::not_equal}, RelationSign{"\u2260", Relation::not_equal},
    RelationSign{"<=", Relation::at_most},   RelationSign{"\u2264", Relation::at_most},
    RelationSign{">=", Relation::at_least},  RelationSign{"\u2265", Relation::at_least},
    RelationSign{"<", Relation::less},       RelationSign{">", Relation::greater},
    RelationSign{"==", Relation::equal}};

constexpr std::array kRelationCommands = {
    RelationSign{"neq", Relation::not_equal}, RelationSign{"ne", Relation::not_equal},
    RelationSign{"leq", Relation::at_most},   RelationSign{"le", Relation::at_most},
    RelationSign{"geq", Relation::at_least},  RelationSign{"ge", Relation::at_least}};

// Longer signs before those that they begin with.
constexpr std::array kSigns = {
    Sign{"||", TokenKind::disjunction, false},  Sign{"|", TokenKind::disjunction, false},
    Sign{"\\/", TokenKind::disjunction, false}, Sign{"&&", TokenKind::conjunction, false},
    Sign{"&", TokenKind::conjunction, false},   Sign{"/\\", TokenKind::conjunction, false},
    Sign{"!", TokenKind::negation, false},      Sign{"-", TokenKind::minus, false},
    Sign{"~", TokenKind::negation, false},      Sign{"(", TokenKind::open, false},
    Sign{")", TokenKind::close, false},         Sign{"+", TokenKind::plus, false},
    Sign{"\u00AC", TokenKind::negation},        Sign{"\u2212", TokenKind::minus},
    Sign{"\u2228", TokenKind::disjunction},     Sign{"\u22C1", TokenKind::disjunction},
    Sign{"\u2227", TokenKind::conjunction},     Sign{"\u22C0", TokenKind::conjunction},
    Sign{"\u22A5", TokenKind::falsum},          Sign{"\u25A1", TokenKind::falsum}};

constexpr std::array kCommands = {
    Sign{"neg", TokenKind::negation},      Sign{"lnot", TokenKind::negation},
    Sign{"vee", TokenKind::disjunction},   Sign{"lor", TokenKind::disjunction},
    Sign{"wedge", TokenKind::conjunction}, Sign{"land", TokenKind::conjunction},
    Sign{"bot", TokenKind::falsum}};

// What formulas have elsewhere, and clauses do not; with what to say about it.
struct ForeignSign {
    std::string_view text;
    const MessageText* advice;
};

constexpr std::array kForeignSigns = {ForeignSign{"<->", &kEquivalence},
                                      ForeignSign{"<=>", &kEquivalence},
                                      ForeignSign{"->", &kImplication},
                                      ForeignSign{"=>", &kImplication},
                                      ForeignSign{"\u2194", &kEquivalence},
                                      ForeignSign{"\u21D4", &kEquivalence},
                                      ForeignSign{"\u2192", &kImplication},
                                      ForeignSign{"\u21D2", &kImplication},
                                      ForeignSign{"\u22A4", &kTruth},
                                      ForeignSign{"\\top", &kTruth},
                                      ForeignSign{"\\iff", &kEquivalence},
                                      ForeignSign{"\\leftrightarrow", &kEquivalence},
                                      ForeignSign{"\\implies", &kImplication},
                                      ForeignSign{"\\rightarrow", &kImplication},
                                      ForeignSign{"\\Rightarrow", &kImplication}};

// LaTeX says by these how large parentheses and blanks are.
constexpr std::array<std::string_view, 12> kSizes = {"left", "right", "big",  "bigl",
                                                     "bigr", "Big",   "Bigl", "Bigr",
                                                     "quad", "qquad", "bigg", "displaystyle"};

constexpr std::array<std::string_view, 3> kWideBlanks = {"\u00A0", "\u202F", "\uFEFF"};

// The letters of the command behind a backslash.
std::string_view command_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && is_letter(text[end])) ++end;
    return text.substr(at, end - at);
}

}  // namespace

void ClauseTokens::skip_blanks() {
    while (at_ < text_.size()) {
        const std::string_view rest = text_.substr(at_);
        const char c = rest.front();
        const auto wide = std::ranges::find_if(
            kWideBlanks, [&](std::string_view blank) { return rest.starts_with(blank); });
        const bool space = is_space(c) || c == '\r' || c == '$' || (c == '\n' && open_ > 0);
        if (space) {
            ++at_;
        } else if (wide != kWideBlanks.end()) {
            at_ += wide->size();
        } else if (c == '#') {
            at_ += std::min(rest.find('\n'), rest.size());
        } else if (c == '\\' && rest.size() > 1 &&
                   std::string_view(",;:! ").find(rest[1]) != std::string_view::npos) {
            at_ += 2;
        } else if (const auto word = command_at(text_, at_ + 1);
                   c == '\\' && std::ranges::find(kSizes, word) != kSizes.end()) {
            at_ += 1 + word.size();
        } else {
            return;
        }
    }
}

// How long the sign is that stands here; 0 if there is none.
std::size_t ClauseTokens::take_sign(ClauseToken& token) {
    const std::string_view rest = text_.substr(at_);
    const auto begins = [&](const auto& each) { return rest.starts_with(each.text); };
    if (rest.front() == '\\' && !rest.starts_with("\\/")) {
        const std::string_view word = command_at(text_, at_ + 1);
        const auto relation = std::ranges::find(kRelationCommands, word, &RelationSign::text);
        if (relation != kRelationCommands.end()) {
            token.kind = TokenKind::relation;
            token.relation = relation->relation;
            return 1 + word.size();
        }
        const auto command = std::ranges::find(kCommands, word, &Sign::text);
        if (command == kCommands.end()) return 0;
        logic_ = true;
        token.kind = command->kind;
        return 1 + word.size();
    }
    const auto relation = std::ranges::find_if(kRelationSigns, begins);
    if (relation != kRelationSigns.end()) {
        token.kind = TokenKind::relation;
        token.relation = relation->relation;
        return relation->text.size();
    }
    const auto sign = std::ranges::find_if(kSigns, begins);
    if (sign == kSigns.end()) return 0;
    logic_ = logic_ || sign->logic;
    token.kind = sign->kind;
    return sign->text.size();
}

// The fault that a sign stands here which clauses do not have.
std::optional<Error> ClauseTokens::foreign_sign() const {
    const std::string_view rest = text_.substr(at_);
    const auto sign = std::ranges::find_if(
        kForeignSigns, [&](const ForeignSign& each) { return rest.starts_with(each.text); });
    if (sign == kForeignSigns.end()) return std::nullopt;
    return Error{ErrorCode::syntax, at_, message(*sign->advice, std::string(sign->text))};
}

Result<ClauseToken> ClauseTokens::take_number(ClauseToken token) {
    constexpr std::size_t kMostDigits = 9;
    token.kind = TokenKind::number;
    for (; at_ < text_.size() && is_decimal(text_[at_]); ++at_) {
        if (at_ - token.at == kMostDigits) {
            return Error{ErrorCode::too_large, token.at, message(kTooManyDigits, kMostDigits)};
        }
        token.number = 10 * token.number + (text_[at_] - '0');
    }
    return token;
}

Result<ClauseToken> ClauseTokens::next() {
    skip_blanks();
    ClauseToken token{.kind = TokenKind::end, .at = at_};
    if (at_ == text_.size()) return token;
    if (text_[at_] == '\n') {
        ++at_;
        token.kind = TokenKind::line_end;
        return token;
    }
    if (auto fault = foreign_sign()) return *std::move(fault);
    if (const std::size_t length = take_sign(token)) {
        at_ += length;
        if (token.kind == TokenKind::open) ++open_;
        if (token.kind == TokenKind::close && open_ > 0) --open_;
        return token;
    }
    if (is_decimal(text_[at_])) return take_number(std::move(token));
    if (text_[at_] == '=') return Error{ErrorCode::syntax, at_, message(kEquality)};
    if (!begins_name(text_, at_)) {
        return Error{ErrorCode::syntax, at_, message(kNoToken, found_at(text_, at_))};
    }
    auto name = read_name(text_, at_);
    if (!name) return name.error();
    if (name->spelling == "true") {
        return Error{ErrorCode::syntax, at_, message(kTruth, name->spelling)};
    }
    token.kind = name->spelling == "false" ? TokenKind::falsum : TokenKind::name;
    token.name = *std::move(name);
    at_ = token.name.end;
    return token;
}

}  // namespace sudokit::model
