#include "model/ilp/answer.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "sudokit/ilp.hpp"
#include "sudokit/shape_words.hpp"
#include "sudokit/whole_number.hpp"

#include "base/json.hpp"
#include "model/place_in_text.hpp"
#include "model/words.hpp"

namespace sudokit::model {
namespace {

using Status = Decoded::Status;

constexpr MessageText kFraction{
    "{0} is {1}, neither 0 nor 1: the solution is of the linear relaxation",
    "{0} vaut {1}, ni 0 ni 1 : la solution est celle de la relaxation linéaire"};
constexpr MessageText kNoValue{"expected the value of {0}", "valeur de {0} attendue"};
constexpr MessageText kNoVariable{"'{0}' is not a variable of a {1} board",
                                  "« {0} » n’est pas une variable d’une grille {1}"};
constexpr MessageText kColumns{"the solution has {0} variables, a {1} board {2}",
                               "la solution a {0} variables, une grille {1} en a {2}"};

// What solvers call whole is so up to rounding.
constexpr double kTolerance = 1e-5;

struct Word {
    std::string_view text;
    std::size_t offset = 0;
};

bool begins_with(std::string_view text, std::string_view part) {
    return text.substr(0, part.size()) == part;
}

// Solvers write values as JSON has them, whose reader depends on no locale.
std::optional<double> value_of(std::string_view word) {
    const auto read = json::parse(word);
    const auto* number = read ? std::get_if<json::Number>(&read->content) : nullptr;
    return number == nullptr ? std::nullopt : std::optional(number->value);
}

// What GLPK puts between a variable and its value: whole, basic, or at one of its bounds.
bool is_column_mark(std::string_view word) {
    return word == "*" || word == "B" || word == "NL" || word == "NU" || word == "NF" ||
           word == "NS";
}

// A line after the other, in words.
class Lines {
  public:
    explicit Lines(std::string_view text) : text_(text) {}

    bool next() {
        if (at_ >= text_.size()) return false;
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        line_ = text_.substr(at_, end - at_);
        words_.clear();
        for (std::size_t i = at_; i < end;) {
            const std::size_t begin = i;
            while (i < end && !is_blank(text_[i])) ++i;
            if (i > begin) words_.push_back({text_.substr(begin, i - begin), begin});
            while (i < end && is_blank(text_[i])) ++i;
        }
        at_ = end + 1;
        return true;
    }

    [[nodiscard]] std::string_view line() const { return line_; }
    [[nodiscard]] const std::vector<Word>& words() const { return words_; }

  private:
    std::string_view text_;
    std::string_view line_;
    std::vector<Word> words_;
    std::size_t at_ = 0;
};

bool is_cbc(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    return line.find(" - objective value ") != std::string_view::npos;
}
bool is_glpk_report(std::string_view text) { return begins_with(text, "Problem:"); }
bool is_glpk_raw(std::string_view text) {
    return begins_with(text, "s mip ") || text.find("\ns mip ") != std::string_view::npos;
}
// The items of an option: a cell, and what its digit is in each house, "row1_3" among them. Knuth's
// programs add "(2 of 4)".
bool is_cover_option(const std::vector<Word>& words) {
    bool cell = false;
    bool row = false;
    for (const Word& word : words) {
        const bool digit = word.text.find('_') != std::string_view::npos;
        row |= digit && begins_with(word.text, "row");
        cell |= !digit && word.text.size() > 1 && word.text[0] == 'r' && word.text[1] >= '0' &&
                word.text[1] <= '9' &&
                word.text.find_first_not_of("rc0123456789") == std::string_view::npos;
    }
    return cell && row;
}

// Without a solution there is only the count.
bool is_cover(std::string_view text) {
    Lines lines(text);
    while (lines.next()) {
        const std::vector<Word>& words = lines.words();
        if (words.size() > 2 && words[0].text == "Altogether") return true;
        if (is_cover_option(words)) return true;
    }
    return false;
}

class AnswerReader {
  public:
    AnswerReader(const Board& board, std::string_view text, ValueSink sink)
        : board_(board), text_(text), lines_(text), sink_(sink) {}

    Result<Status> read() {
        std::optional<Error> error;
        if (is_cbc(text_) || is_glpk_report(text_)) {
            error = read_named();
        } else if (is_glpk_raw(text_)) {
            error = read_raw();
        } else {
            error = read_cover();
        }
        if (error) return *std::move(error);
        return status_;
    }

  private:
    using Fault = std::optional<Error>;

    template <class... Arguments>
    Error fault(std::size_t offset, const MessageText& text, Arguments&&... arguments) const {
        return fault_at(text_, offset, message(text, std::forward<Arguments>(arguments)...));
    }

    // CBC:  "      0 x_r1c1_1     1     0", with "**" in front where a bound is violated
    // GLPK: "     1 x_r1c1_1   *     1    0    1", with "B", "NL", ... instead of the star where
    // only the relaxation was solved
    Fault read_named() {
        bool first = is_cbc(text_);
        while (lines_.next()) {
            const std::vector<Word>& words = lines_.words();
            if (first) {
                status_ = cbc_status(lines_.line());
                first = false;
            } else if (words.size() > 1 && words[0].text == "Status:") {
                status_ = glpk_status(lines_.line());
            } else if (status_ == Status::solution) {
                if (auto error = read_values(words)) return error;
            }
        }
        return std::nullopt;
    }

    static Status cbc_status(std::string_view line) {
        if (line.find("nfeasible") != std::string_view::npos) return Status::unsatisfiable;
        const bool stopped_with_none = line.find("no integer solution") != std::string_view::npos;
        const bool some = begins_with(line, "Optimal") || begins_with(line, "Stopped");
        return some && !stopped_with_none ? Status::solution : Status::unknown;
    }

    static Status glpk_status(std::string_view line) {
        if (line.find("OPTIMAL") != std::string_view::npos) return Status::solution;
        const bool none = line.find("INTEGER EMPTY") != std::string_view::npos ||
                          line.find("INFEASIBLE (FINAL)") != std::string_view::npos;
        return none ? Status::unsatisfiable : Status::unknown;
    }

    Fault read_values(const std::vector<Word>& words) {
        const auto name = std::ranges::find_if(
            words, [](const Word& word) { return begins_with(word.text, "x_"); });
        if (name == words.end()) return std::nullopt;
        const auto candidate = find_variable(board_, name->text);
        if (!candidate) {
            return fault(name->offset, kNoVariable, name->text.substr(0, 40),
                         shape_words(board_.shape()));
        }
        auto word = name + 1;
        if (word != words.end() && is_column_mark(word->text)) ++word;
        if (word == words.end()) return fault(name->offset, kNoValue, name->text);
        return pass_on(*candidate, *word);
    }

    Fault pass_on(Candidate candidate, const Word& word) {
        const auto value = value_of(word.text);
        if (!value) return fault(word.offset, kNoValue, variable_name(board_, candidate));
        const bool whole = std::abs(*value) <= kTolerance || std::abs(*value - 1) <= kTolerance;
        if (!whole) {
            return fault(word.offset, kFraction, variable_name(board_, candidate), word.text);
        }
        return sink_(candidate, *value > 0.5, word.offset);
    }

    // "s mip ROWS COLUMNS o OBJECTIVE", then "j COLUMN VALUE"; columns are in the order of our
    // variables.
    Fault read_raw() {
        const std::uint32_t n = board_.order();
        while (lines_.next()) {
            const std::vector<Word>& words = lines_.words();
            if (words.size() > 4 && words[0].text == "s") {
                status_ = raw_status(words[4].text);
                if (whole_number<std::uint32_t>(words[3].text) != n * n * n) {
                    return fault(words[3].offset, kColumns, words[3].text.substr(0, 40),
                                 shape_words(board_.shape()), n * n * n);
                }
            } else if (words.size() == 3 && words[0].text == "j" && status_ == Status::solution) {
                const auto column = whole_number<std::uint32_t>(words[1].text);
                if (!column || *column - 1 >= n * n * n) {
                    return fault(words[1].offset, kNoVariable, words[1].text.substr(0, 40),
                                 shape_words(board_.shape()));
                }
                const Candidate candidate{(*column - 1) / n, (*column - 1) % n + 1};
                if (auto error = pass_on(candidate, words[2])) return error;
            }
        }
        return std::nullopt;
    }

    static Status raw_status(std::string_view letter) {
        if (letter == "o" || letter == "f") return Status::solution;
        return letter == "n" ? Status::unsatisfiable : Status::unknown;
    }

    // The items of an option a line, in any order. A further solution begins with "2:", or where
    // every cell has its option.
    Fault read_cover() {
        std::uint32_t options = 0;
        while (options < board_.cell_count() && lines_.next()) {
            const std::vector<Word>& words = lines_.words();
            if (words.empty()) continue;
            if (words[0].text == "2:") return std::nullopt;
            if (words[0].text == "Altogether" && words.size() > 1 && words[1].text == "0") {
                status_ = Status::unsatisfiable;
                return std::nullopt;
            }
            if (!is_cover_option(words)) continue;
            ++options;
            if (auto error = read_option(words)) return error;
        }
        return std::nullopt;
    }

    // The cell says where, its row's item which digit.
    Fault read_option(const std::vector<Word>& words) {
        std::string_view cell;
        std::string_view digit;
        for (const Word& word : words) {
            const std::string_view item = word.text;
            if (begins_with(item, "row")) {
                digit = item.substr(std::min(item.find('_'), item.size()));
            } else if (begins_with(item, "r")) {
                cell = item;
            }
        }
        const std::string name = "x_" + std::string(cell) + std::string(digit);
        const auto candidate = find_variable(board_, name);
        if (!candidate) {
            return fault(words[0].offset, kNoVariable, name.substr(0, 40),
                         shape_words(board_.shape()));
        }
        status_ = Status::solution;
        return sink_(*candidate, true, words[0].offset);
    }

    const Board& board_;
    std::string_view text_;
    Lines lines_;
    ValueSink sink_;
    Status status_ = Status::unknown;
};

}  // namespace

bool is_programme_answer(std::string_view text) {
    return is_cbc(text) || is_glpk_report(text) || is_glpk_raw(text) || is_cover(text);
}

Result<Decoded::Status> read_programme_answer(const Board& board, std::string_view text,
                                              ValueSink sink) {
    return AnswerReader(board, text, sink).read();
}

}  // namespace sudokit::model
