#include "sudokit/se.hpp"

#include "sudokit/expect.hpp"
#include "sudokit/nine_symmetry.hpp"
#include "sudokit/rate.hpp"

#include "engine/nine/nine.hpp"
#include "rate/se/walk.hpp"
#include "rate/solution_search.hpp"

namespace sudokit {

std::string se_text(const SeRating& rating) {
    return tenths_text(rating.er) + "/" + tenths_text(rating.ep) + "/" + tenths_text(rating.ed);
}

std::optional<SeRating> se_rating_of(std::span<const Step> steps) {
    SeRating out;
    for (const Step& step : steps) {
        if (!step.se_rating) return std::nullopt;
        out.er = std::max(out.er, *step.se_rating);
        if (out.ed == 0) out.ed = out.er;
        if (out.ep == 0 && !step.placements.empty()) out.ep = out.er;
    }
    return out;
}

std::optional<Error> se_fault(const Puzzle& puzzle) {
    static constexpr MessageText kBoard{
        "Sudoku Explainer rates puzzles on the usual 9x9 board only",
        "Sudoku Explainer n’évalue que des grilles sur le plateau 9x9 habituel"};
    static constexpr MessageText kMarks{
        "Sudoku Explainer 1.2.1 rates puzzles of givens only, not of candidates",
        "Sudoku Explainer 1.2.1 n’évalue que des grilles de cases données, non de candidats"};
    if (auto fault = rate_fault(puzzle)) return fault;
    if (!engine::Nine::fits(puzzle.board())) {
        return Error{ErrorCode::unsupported, 0, message(kBoard)};
    }
    for (Cell cell = 0; cell < nine::kCells; ++cell) {
        if (puzzle.given(cell) == 0 && puzzle.allowed(cell).size() != 9) {
            return Error{ErrorCode::unsupported, 0, message(kMarks)};
        }
    }
    return std::nullopt;
}

struct SeRater::Memory {
    explicit Memory(const nine::Kernel& used) : kernel(used), solutions(used) {}

    // Rates a puzzle that is known to have one solution.
    void walk(const nine::Digits& givens, const Deadline& deadline, SeAnswer& answer) {
        const nine::Digits rated =
            presentation == SePresentation::canonical ? canonicaliser.form(givens).digits : givens;
        if (!walker) walker.emplace(kernel, variant);
        const auto ended = walker->rate(rate::se::Position(rated), most, deadline);
        if (!ended) {
            answer.stop = Stop::deadline;
        } else if (ended->hardest > most) {
            answer.above = most;
        } else {
            answer.rating = SeRating{ended->hardest, ended->until_placement, ended->first};
        }
    }

    nine::Kernel kernel;
    rate::SolutionSearch solutions;
    SeVariant variant = SeVariant::se_1_2_1;
    std::optional<rate::se::Walker> walker;  // made when it is needed
    nine::Canonicaliser canonicaliser;
    unsigned most = ~0U;
    SePresentation presentation = SePresentation::given;
};

SeRater::SeRater(const nine::Kernel& kernel) : memory_(std::make_unique<Memory>(kernel)) {}
SeRater::~SeRater() = default;
SeRater::SeRater(SeRater&&) noexcept = default;
SeRater& SeRater::operator=(SeRater&&) noexcept = default;

SeRater::Memory& SeRater::memory() const {
    SUDOKIT_EXPECT(memory_ != nullptr);
    return *memory_;
}

void SeRater::set_most(unsigned tenths) { memory().most = tenths; }

void SeRater::set_variant(SeVariant variant) {
    memory().variant = variant;
    memory().walker.reset();
}

std::string_view se_variant_word(SeVariant variant) {
    return variant == SeVariant::sukaku_1_18 ? "sukaku-1.18" : "1.2.1";
}

void SeRater::set_presentation(SePresentation presentation) {
    memory().presentation = presentation;
}

SeAnswer SeRater::rate(const Puzzle& puzzle, Deadline deadline) {
    SUDOKIT_EXPECT(!se_fault(puzzle));
    nine::Digits givens{};
    for (Cell cell = 0; cell < nine::kCells; ++cell) {
        givens[cell] = static_cast<std::uint8_t>(puzzle.given(cell));
    }
    SeAnswer answer;
    rate(std::span<const nine::Digits>(&givens, 1), deadline, std::span(&answer, 1));
    return answer;
}

void SeRater::rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                   std::span<SeAnswer> answers) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    Memory& memory = this->memory();
    memory.solutions.search(puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const rate::Solutions found = memory.solutions.found(i);
        answers[i] = {found.count, found.stop, found.nodes, std::nullopt};
        if (found.is_one()) memory.walk(puzzles[i], deadline, answers[i]);
    }
}

}  // namespace sudokit
