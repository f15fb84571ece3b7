#include "backend/dimacs_answer.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "backend/messages.hpp"

namespace sudokit::backend {
namespace {

constexpr std::string_view kBlanks = " \t\r";

// The next word of `rest`, which is cut off it; empty at the end.
std::string_view next_word(std::string_view& rest) {
    const std::size_t begin = std::min(rest.find_first_not_of(kBlanks), rest.size());
    const std::size_t end = std::min(rest.find_first_of(kBlanks, begin), rest.size());
    const std::string_view word = rest.substr(begin, end - begin);
    rest.remove_prefix(end);
    return word;
}

class Reader {
  public:
    Reader(Variable variables, std::string_view solver)
        : solver_(solver), mentioned_(static_cast<std::size_t>(variables) + 1) {
        answer_.values.resize(mentioned_.size());
    }

    Result<DimacsAnswer> read(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            if (auto error = line(text.substr(0, end))) return *std::move(error);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return std::move(answer_);
    }

  private:
    std::optional<Error> line(std::string_view text) {
        std::string_view rest = text;
        const std::string_view first = next_word(rest);
        if (first == "v" || first == "V") return model(rest);
        std::string_view after = rest;
        const std::string_view word = first == "s" ? next_word(after) : first;
        // Without "s", nothing else may stand on the line.
        if (first != "s" && !next_word(after).empty()) return numbers(first, text);
        if (word == "SATISFIABLE" || word == "SAT") return say(true);
        if (word == "UNSATISFIABLE" || word == "UNSAT") return say(false);
        return numbers(first, text);
    }

    // MiniSat's own way: after the word SAT, the model on a line of its own.
    std::optional<Error> numbers(std::string_view first, std::string_view text) {
        const bool number =
            !first.empty() && first.find_first_not_of("-0123456789") == std::string_view::npos;
        if (answer_.satisfiable == true && number) return model(text);
        return std::nullopt;
    }

    std::optional<Error> say(bool satisfiable) {
        if (answer_.satisfiable && *answer_.satisfiable != satisfiable) {
            return Error{ErrorCode::syntax, 0, message(text::kTwoAnswers, solver_)};
        }
        answer_.satisfiable = satisfiable;
        return std::nullopt;
    }

    std::optional<Error> model(std::string_view rest) {
        answer_.has_model = true;
        for (auto word = next_word(rest); !word.empty(); word = next_word(rest)) {
            Literal literal = 0;
            const auto [end, fault] =
                std::from_chars(word.data(), word.data() + word.size(), literal);
            const bool whole = fault == std::errc() && end == word.data() + word.size();
            const std::int64_t variable = std::abs(std::int64_t{literal});
            if (!whole || variable >= static_cast<std::int64_t>(mentioned_.size())) {
                constexpr std::size_t kShown = 30;
                return Error{ErrorCode::syntax, 0,
                             message(text::kBadLiteral, solver_, mentioned_.size() - 1,
                                     word.substr(0, kShown))};
            }
            const auto index = static_cast<std::size_t>(variable);
            if (mentioned_[index] && answer_.values[index] != (literal > 0)) {
                return Error{ErrorCode::syntax, 0, message(text::kBothValues, solver_, variable)};
            }
            mentioned_[index] = index != 0;  // the 0 at the end is no variable
            answer_.values[index] = literal > 0;
        }
        return std::nullopt;
    }

    std::string_view solver_;
    DimacsAnswer answer_;
    std::vector<bool> mentioned_;
};

}  // namespace

Result<DimacsAnswer> read_dimacs_answer(std::string_view text, Variable variables,
                                        std::string_view solver) {
    return Reader(variables, solver).read(text);
}

}  // namespace sudokit::backend
