// What is measured: our batch and single calls, and peers, all asked the same questions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "sudokit/nine.hpp"

#include "corpus.hpp"
#include "peer.hpp"

namespace sudokit::bench {

/// What was found of each puzzle of a corpus, asked for two solutions.
struct Answers {
    std::vector<std::uint64_t> counts;    ///< 0, 1 or 2
    std::vector<nine::Digits> solutions;  ///< the first one found; zeros where none was given
    std::uint64_t guesses = 0;            ///< of all puzzles together
    bool complete = false;                ///< a solution must be given wherever there is one
};

/// One that solves a corpus. `run` is what is timed; what goes before and after is not.
class Contestant {
  public:
    explicit Contestant(std::string name) : name_(std::move(name)) {}
    virtual ~Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant& operator=(const Contestant&) = delete;

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] virtual bool is_peer() const { return false; }

    /// Makes room for the answers to `corpus`, which must stay where it is.
    virtual void prepare(const Corpus& corpus) = 0;
    /// Solves the whole corpus.
    virtual void run() = 0;
    /// Solves one puzzle of it, in a call of its own; only where `is_single`.
    virtual void run_one(std::size_t index) = 0;
    [[nodiscard]] virtual bool is_single() const = 0;
    /// The answers of the last run.
    [[nodiscard]] virtual Answers answers() const = 0;

  private:
    std::string name_;
};

/// How our solver is called.
enum class Calls : std::uint8_t {
    batch,  ///< the whole corpus in one call
    check,  ///< likewise, but without asking for the solutions
    one     ///< a call for each puzzle
};

/// Ours.
[[nodiscard]] std::unique_ptr<Contestant> our_contestant(const nine::Kernel& kernel, Calls calls);

/// Another solver: a call for each puzzle.
[[nodiscard]] std::unique_ptr<Contestant> peer_contestant(const Peer& peer);

}  // namespace sudokit::bench
