#include "sudokit/signature.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "sudokit/nine_maker.hpp"
#include "sudokit/solve.hpp"

namespace sudokit {
namespace {

using nine::Answer;
using nine::Digits;
using nine::Maker;

constexpr std::uint64_t kSignatureSeed = 1;

class SignatureHash {
  public:
    void add(std::uint64_t word) {
        for (unsigned shift = 0; shift < 64; shift += 8) {
            value_ = (value_ ^ (word >> shift & 0xffU)) * 0x100000001b3;
        }
    }

    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325;
};

class Signer {
  public:
    explicit Signer(const nine::Kernel& kernel) : nine_(kernel) {}

    [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

    void add_batch(std::span<const Digits> puzzles, std::uint64_t limit) {
        std::vector<Answer> answers(puzzles.size());
        std::vector<Digits> solutions(puzzles.size());
        nine_.solve(puzzles, {.limit = limit, .share = false}, answers, solutions);
        for (std::size_t i = 0; i < puzzles.size(); ++i) add(answers[i], solutions[i]);
    }

    void add_one_per_call(std::span<const Digits> puzzles, std::uint64_t limit) {
        for (const Digits& puzzle : puzzles) {
            Answer answer;
            Digits solution{};
            nine_.solve(std::span(&puzzle, 1), {.limit = limit, .share = false}, {&answer, 1},
                        {&solution, 1});
            add(answer, solution);
        }
    }

    void add_count(const Digits& puzzle, std::uint64_t limit) {
        hash_.add(nine_.count(nine::marks_of(puzzle), {.limit = limit, .share = false}).count);
    }

    void add_general(std::span<const Digits> puzzles) {
        for (const Digits& puzzle : puzzles) {
            const auto answer = solver_.solve(nine::puzzle_of(puzzle),
                                              {.engine = "general", .limit = 2, .keep = 0});
            hash_.add(answer->count);
            hash_.add(answer->nodes);
        }
    }

  private:
    // Of several solutions any may be found first.
    void add(const Answer& answer, const Digits& solution) {
        hash_.add(answer.count);
        hash_.add(answer.guesses);
        if (answer.count != 1) return;
        for (const std::uint8_t digit : solution) hash_.add(digit);
    }

    SignatureHash hash_;
    nine::Solver nine_;
    Solver solver_;
};

struct Part {
    Digits (Maker::*make)();
    std::size_t size;
};

constexpr std::array<Part, 5> kParts = {{{&Maker::easy, 200},
                                         {&Maker::minimal, 200},
                                         {&Maker::hard, 48},
                                         {&Maker::several, 100},
                                         {&Maker::none, 100}}};

}  // namespace

std::optional<std::uint64_t> signature(const nine::Kernel& kernel, const Deadline& deadline) {
    Maker maker(kSignatureSeed, kernel);
    Signer signer(kernel);
    for (const Part& part : kParts) {
        std::vector<Digits> puzzles(part.size);
        std::generate(puzzles.begin(), puzzles.end(), [&] { return (maker.*part.make)(); });
        for (const std::uint64_t limit : {2U, 50U}) {
            signer.add_batch(puzzles, limit);
            signer.add_one_per_call(puzzles, limit);
        }
        signer.add_general(puzzles);
        if (part.make == &Maker::several) {
            for (const Digits& puzzle : puzzles) signer.add_count(puzzle, 0);
        }
        if (deadline.passed()) return std::nullopt;
    }
    for (const std::uint64_t limit : {0U, 1000U}) signer.add_count(nine::loose_puzzle(), limit);
    const Digits empty{};
    signer.add_one_per_call({&empty, 1}, 2);
    return signer.value();
}

}  // namespace sudokit
