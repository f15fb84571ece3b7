// What `rate` says of puzzles on several scales at once.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/rate/arguments.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Why a puzzle has no rating on a scale; some have reasons of their own.
template <class Measure>
std::optional<Error> fault_of(const Measure& scale, const Puzzle& puzzle) {
    if constexpr (requires { scale.fault(puzzle); }) {
        return scale.fault(puzzle);
    } else {
        return rate_fault(puzzle);
    }
}

/// How a rating is put.
enum class ListForm : std::uint8_t {
    line,  ///< a word or a few
    json,  ///< an object
    text   ///< sentences and tables
};

/// What one of several scales says of a puzzle.
struct ListedAnswer {
    std::optional<Verdict> verdict = {};  ///< none if the scale does not know such puzzles
    std::uint64_t nodes = 0;
    std::optional<std::size_t> place = {};  ///< on the scale; none if there is no rating
    std::string said = {};
};

/// Rates on one of several scales. Used by one thread at a time.
class ListedRater {
  public:
    virtual ~ListedRater() = default;
    [[nodiscard]] virtual ListedAnswer rate(const Puzzle& puzzle, Deadline deadline) = 0;
};

/// One of several scales. Used by many threads at once.
class ListedScale {
  public:
    virtual ~ListedScale() = default;
    [[nodiscard]] virtual std::optional<Error> fault(const Puzzle& puzzle) const = 0;
    [[nodiscard]] virtual std::unique_ptr<ListedRater> make_rater() const = 0;
};

/// A hyphen, null, or why there is no rating.
[[nodiscard]] std::string said_of_fault(const Error& fault, ListForm form, Language language);

template <class Measure>
class Listed final : public ListedScale {
  public:
    Listed(Measure scale, ListForm form, Language language)
        : scale_(std::move(scale)), form_(form), language_(language) {}

    [[nodiscard]] std::optional<Error> fault(const Puzzle& puzzle) const override {
        return fault_of(scale_, puzzle);
    }
    [[nodiscard]] std::unique_ptr<ListedRater> make_rater() const override {
        return std::make_unique<Rater>(*this);
    }

  private:
    class Rater final : public ListedRater {
      public:
        explicit Rater(const Listed& listed)
            : listed_(listed), rater_(listed.scale_.make_rater()) {}

        ListedAnswer rate(const Puzzle& puzzle, Deadline deadline) override {
            ListedAnswer out;
            if (const auto fault = listed_.fault(puzzle)) {
                out.said = said_of_fault(*fault, listed_.form_, listed_.language_);
                return out;
            }
            const auto findings = Measure::find(rater_, puzzle, deadline);
            out.verdict = rating_verdict(findings.answer);
            out.nodes = findings.answer.nodes;
            out.place = Measure::place(findings.answer);
            out.said = listed_.said(findings, puzzle);
            return out;
        }

      private:
        const Listed& listed_;
        typename Measure::Rater rater_;
    };

    [[nodiscard]] std::string said(const typename Measure::Findings& findings,
                                   const Puzzle& puzzle) const {
        switch (form_) {
            case ListForm::text: return scale_.text(findings, puzzle);
            case ListForm::line: {
                return Measure::place(findings.answer) ? scale_.line(findings.answer)
                                                       : std::string("-");
            }
            case ListForm::json: break;
        }
        std::string out;
        JsonWriter writer(out);
        writer.begin_object();
        scale_.write(writer, findings, puzzle.board());
        writer.end_object();
        return out;
    }

    Measure scale_;
    ListForm form_;
    Language language_;
};

/// Several scales side by side. Used by many threads at once, each with its own raters.
class ScaleList {
  public:
    using Rater = std::vector<std::unique_ptr<ListedRater>>;
    /// What all scales found out together: time ran out if it did on one of them.
    struct Answer {
        std::uint64_t count = 0;
        Stop stop = Stop::exhausted;
        std::uint64_t nodes = 0;
        std::vector<ListedAnswer> parts = {};
    };
    struct Details {};
    struct Findings {
        Answer answer;
        Details details = {};
    };
    /// The answers of hard puzzles do not hold up those of others.
    static constexpr bool kOneByOne = true;

    /// `arguments` are told with the ratings.
    explicit ScaleList(const RateArguments& arguments) : arguments_(arguments) {}
    void add(std::string_view name, std::unique_ptr<ListedScale> scale) {
        names_.push_back(name);
        scales_.push_back(std::move(scale));
    }

    /// Why none of the scales knows such puzzles.
    [[nodiscard]] std::optional<Error> fault(const Puzzle& puzzle) const;
    [[nodiscard]] Rater make_rater() const;
    [[nodiscard]] static Findings find(Rater& rater, const Puzzle& puzzle, Deadline deadline);

    /// Whether there is a line: none if the puzzle is not well posed.
    [[nodiscard]] static bool is_rated(const Answer& answer);
    /// The place on the first of the scales; nothing if it has none.
    [[nodiscard]] static std::optional<std::size_t> place(const Answer& answer) {
        return answer.parts.front().place;
    }
    /// A column for each rating, a hyphen where there is none, with tabs between.
    [[nodiscard]] static std::string line(const Answer& answer);

    /// All there is to say of a puzzle, with line end.
    [[nodiscard]] static std::string text(const Findings& findings, const Puzzle& puzzle);
    /// The ratings as members of a JSON object.
    void write(JsonWriter& out, const Findings& findings, const Board& board) const;

  private:
    const RateArguments& arguments_;
    std::vector<std::string_view> names_;
    std::vector<std::unique_ptr<ListedScale>> scales_;
};

}  // namespace sudokit::cli
