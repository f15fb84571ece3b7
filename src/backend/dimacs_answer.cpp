#include "backend/dimacs_answer.hpp"

#include <algorithm>
#include <cstdlib>

#include "sudokit/whole_number.hpp"

#include "backend/messages.hpp"
#include "model/solver_words.hpp"

namespace sudokit::backend {
namespace {

using sudokit::model::next_word;

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
        std::size_t at = 0;
        const std::string_view first = next_word(text, at);
        if (first == "v" || first == "V") return model(text.substr(at));
        const std::string_view word = first == "s" ? next_word(text, at) : first;
        // Without "s", nothing else may stand on the line.
        if (first != "s" && !next_word(text, at).empty()) return numbers(first, text);
        const auto status = sudokit::model::status_of_word(word);
        if (status == Decoded::Status::solution) return say(true);
        if (status == Decoded::Status::unsatisfiable) return say(false);
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

    std::optional<Error> model(std::string_view words) {
        answer_.has_model = true;
        std::size_t at = 0;
        for (auto word = next_word(words, at); !word.empty(); word = next_word(words, at)) {
            const auto number = whole_number<Literal>(word);
            const Literal literal = number.value_or(0);
            const std::int64_t variable = std::abs(std::int64_t{literal});
            if (!number || variable >= static_cast<std::int64_t>(mentioned_.size())) {
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
