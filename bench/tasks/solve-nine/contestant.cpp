#include "contestant.hpp"

#include <span>
#include <string_view>
#include <utility>

namespace sudokit::bench {
namespace {

std::string_view name_of(Calls calls) {
    switch (calls) {
        case Calls::batch: return ", batch";
        case Calls::check: return ", check";
        case Calls::one: return ", one";
    }
    return "";
}

class Ours final : public Contestant {
  public:
    // Named for the kernel that runs, which is the solver's own word on it.
    Ours(nine::Solver solver, Calls calls)
        : Contestant("sudokit " + std::string(solver.kernel().name) + std::string(name_of(calls))),
          solver_(std::move(solver)),
          calls_(calls) {}

    void prepare(const Corpus& corpus) override {
        texts_.clear();
        for (const Text& text : corpus.puzzles) texts_.push_back(text.data());
        answers_.assign(texts_.size(), {});
        solutions_.assign(calls_ == Calls::check ? 0 : texts_.size(), {});
    }

    [[nodiscard]] bool is_single() const override { return calls_ == Calls::one; }

    void run() override {
        if (!is_single()) return solver_.solve(texts_, kOptions, answers_, solutions_);
        for (std::size_t i = 0; i < texts_.size(); ++i) run_one(i);
    }

    void run_one(std::size_t index) override {
        solver_.solve(std::span(texts_).subspan(index, 1), kOptions,
                      std::span(answers_).subspan(index, 1),
                      std::span(solutions_).subspan(index, 1));
    }

    [[nodiscard]] Answers answers() const override {
        Answers result = {.counts = {},
                          .solutions = solutions_,
                          .guesses = 0,
                          .complete = calls_ != Calls::check};
        result.solutions.resize(answers_.size());
        for (const nine::Answer& answer : answers_) {
            result.counts.push_back(answer.count);
            result.guesses += answer.guesses;
        }
        return result;
    }

  private:
    static constexpr nine::Options kOptions = {.limit = 2};

    nine::Solver solver_;
    Calls calls_;
    std::vector<const char*> texts_;
    std::vector<nine::Answer> answers_;
    std::vector<nine::Digits> solutions_;
};

class Other final : public Contestant {
  public:
    explicit Other(const Peer& peer) : Contestant(peer.name), solve_(peer.solve) {}

    [[nodiscard]] bool is_peer() const override { return true; }

    void prepare(const Corpus& corpus) override {
        puzzles_ = corpus.puzzles;
        counts_.assign(puzzles_.size(), 0);
        solutions_.assign(puzzles_.size(), {});
    }

    [[nodiscard]] bool is_single() const override { return true; }

    void run() override {
        guesses_ = 0;
        for (std::size_t i = 0; i < puzzles_.size(); ++i) run_one(i);
    }

    void run_one(std::size_t index) override {
        std::size_t guesses = 0;
        counts_[index] = solve_(puzzles_[index].data(), 2, solutions_[index].data(), &guesses);
        guesses_ += guesses;
    }

    [[nodiscard]] Answers answers() const override {
        Answers result = {.counts = counts_, .solutions = {}, .guesses = guesses_};
        for (const Text& text : solutions_) {
            nine::Digits digits = {};
            for (std::size_t i = 0; i < digits.size(); ++i) {
                const char symbol = text[i];
                digits[i] = symbol >= '1' && symbol <= '9' ? static_cast<std::uint8_t>(symbol - '0')
                                                           : std::uint8_t{0};
            }
            result.solutions.push_back(digits);
        }
        return result;
    }

  private:
    PeerSolve solve_;
    std::vector<Text> puzzles_;
    std::vector<std::uint64_t> counts_;
    std::vector<Text> solutions_;
    std::uint64_t guesses_ = 0;
};

}  // namespace

std::unique_ptr<Contestant> our_contestant(const nine::Kernel& kernel, Calls calls) {
    return std::make_unique<Ours>(nine::Solver(kernel), calls);
}

std::unique_ptr<Contestant> peer_contestant(const Peer& peer) {
    return std::make_unique<Other>(peer);
}

}  // namespace sudokit::bench
