#include "campaign/units/rating.hpp"

#include <utility>

#include "sudokit/backdoor.hpp"
#include "sudokit/gsf.hpp"
#include "sudokit/score.hpp"
#include "sudokit/se.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/whips.hpp"

namespace sudokit::campaign {

struct AnyRater::Way {
    Way() = default;
    Way(const Way&) = delete;
    Way& operator=(const Way&) = delete;
    virtual ~Way() = default;
    virtual void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                      std::vector<Rating>& out) = 0;
};

namespace {

// What a scale says of a puzzle that has exactly one solution.
Rating words_of(const LevelAnswer& answer, Scale scale) {
    const auto level = static_cast<unsigned>(*answer.level);
    return {level, std::string(all_levels(scale)[level].word)};
}

Rating words_of(const DepthAnswer& answer, Scale) {
    return {answer.depth, std::to_string(*answer.depth)};
}

Rating words_of(const ScoreAnswer& answer, Scale) {
    const auto& level = all_score_levels()[static_cast<std::size_t>(*answer.level)];
    return {answer.score, std::string(level.word) + " " + std::to_string(answer.score)};
}

Rating words_of(const SeAnswer& answer, Scale) {
    if (answer.above) return {*answer.above + 1, ">" + tenths_text(*answer.above)};
    return {answer.rating->er, se_text(*answer.rating)};
}

Rating words_of(const WhipAnswer& answer, Scale) {
    if (answer.above) return {*answer.above + 1, ">" + std::to_string(*answer.above)};
    if (answer.stuck) return {~0U, "inf"};
    return {answer.length, std::to_string(*answer.length)};
}

Rating words_of(const BackdoorRating& answer, Scale) {
    if (answer.above) return {*answer.above + 1, ">" + std::to_string(*answer.above)};
    return {answer.size, std::to_string(*answer.size)};
}

Rating words_of(const GsfAnswer& answer, Scale) {
    return {answer.rating, std::to_string(*answer.rating)};
}

template <class Rater, class Answer, class Base>
class WayOf final : public Base {
  public:
    WayOf(Rater rater, Scale scale) : rater_(std::move(rater)), scale_(scale) {}

    void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
              std::vector<Rating>& out) override {
        answers_.resize(puzzles.size());
        rater_.rate(puzzles, deadline, std::span<Answer>(answers_));
        out.resize(puzzles.size());
        for (std::size_t i = 0; i < puzzles.size(); ++i) out[i] = rating(answers_[i]);
    }

  private:
    [[nodiscard]] Rating rating(const Answer& answer) const {
        const bool is_posed = answer.count == 1 && answer.stop == Stop::exhausted;
        if (is_posed) return words_of(answer, scale_);
        return {std::nullopt, std::string(verdict_word(verdict_of(answer.count, answer.stop)))};
    }

    Rater rater_;
    Scale scale_;
    std::vector<Answer> answers_;
};

}  // namespace

AnyRater::AnyRater(Scale scale, std::optional<unsigned> most) {
    switch (scale) {
        case Scale::level:
        case Scale::rules:
            way_ = std::make_unique<WayOf<LevelRater, LevelAnswer, Way>>(LevelRater(scale), scale);
            break;
        case Scale::depth:
            way_ = std::make_unique<WayOf<DepthRater, DepthAnswer, Way>>(DepthRater(), scale);
            break;
        case Scale::score:
            way_ = std::make_unique<WayOf<ScoreRater, ScoreAnswer, Way>>(ScoreRater(), scale);
            break;
        case Scale::backdoor: {
            BackdoorRater rater;
            if (most) rater.set_most(*most);
            way_ = std::make_unique<WayOf<BackdoorRater, BackdoorRating, Way>>(std::move(rater),
                                                                               scale);
            break;
        }
        case Scale::q1:
        case Scale::q2:
            way_ = std::make_unique<WayOf<GsfRater, GsfAnswer, Way>>(GsfRater(scale), scale);
            break;
        case Scale::se:
        case Scale::se_invariant: {
            SeRater rater;
            rater.set_presentation(scale == Scale::se ? SePresentation::given
                                                      : SePresentation::canonical);
            if (most) rater.set_most(*most);
            way_ = std::make_unique<WayOf<SeRater, SeAnswer, Way>>(std::move(rater), scale);
            break;
        }
        case Scale::whips:
        case Scale::braids:
        case Scale::g_whips:
        case Scale::bxb: {
            WhipRater rater(scale);
            if (most) rater.set_most(*most);
            way_ = std::make_unique<WayOf<WhipRater, WhipAnswer, Way>>(std::move(rater), scale);
            break;
        }
    }
}

AnyRater::~AnyRater() = default;
AnyRater::AnyRater(AnyRater&&) noexcept = default;
AnyRater& AnyRater::operator=(AnyRater&&) noexcept = default;

void AnyRater::rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                    std::vector<Rating>& out) {
    way_->rate(puzzles, deadline, out);
}

}  // namespace sudokit::campaign
