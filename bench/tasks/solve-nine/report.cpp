#include "report.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>

namespace sudokit::bench {
namespace {

std::string fixed(double value, int digits) {
    std::array<char, 64> buffer = {};
    std::snprintf(buffer.data(), buffer.size(), "%.*f", digits, value);
    return buffer.data();
}

// 1234567 as 1,234,567.
std::string whole(double value) {
    std::string text = fixed(value, 0);
    for (std::size_t i = text.size(); i > 3; i -= 3) text.insert(i - 3, ",");
    return text;
}

std::string spread(const Rates& rates) {
    return whole(rates.least()) + " to " + whole(rates.most());
}

std::string machine() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const std::size_t colon = line.find(": ");
        if (line.rfind("model name", 0) == 0 && colon != std::string::npos) {
            return line.substr(colon + 2);
        }
    }
    return "unknown";
}

std::string compiler() {
#ifdef __clang__
    return __VERSION__;
#else
    return std::string("g++ ") + __VERSION__;
#endif
}

// The speed of `sample` as a multiple of the fastest peer's.
std::string against_best_peer(const Sample& sample, const std::vector<Sample>& samples) {
    double best = 0;
    for (const Sample& other : samples) {
        if (other.peer) best = std::max(best, other.rates.median());
    }
    return best == 0 ? "" : fixed(sample.rates.median() / best, 2);
}

// One line for each sample: corpus, contestant, median, spread, `extra`, ratio.
std::string rows(const Corpus& corpus, const std::vector<Sample>& samples,
                 std::string (*extra)(const Sample& sample)) {
    std::string text;
    for (const Sample& sample : samples) {
        text += "| " + corpus.name + " | " + sample.contestant + " | " +
                whole(sample.rates.median()) + " | " + spread(sample.rates) + " | " +
                extra(sample) + against_best_peer(sample, samples) + " |\n";
    }
    return text;
}

}  // namespace

void Report::add_solving(const Corpus& corpus, const std::vector<Sample>& samples) {
    solving_ += rows(corpus, samples, [](const Sample& sample) {
        return (sample.guesses == 0 ? "" : fixed(sample.guesses, 2)) + " | ";
    });
    add_latency(corpus, samples);
    add_corpus(corpus);
}

void Report::add_latency(const Corpus& corpus, const std::vector<Sample>& samples) {
    for (const Sample& sample : samples) {
        const auto& [median, high, most] = sample.latency;
        if (most == 0) continue;
        latency_ += "| " + corpus.name + " | " + sample.contestant + " | " + fixed(median, 2) +
                    " | " + fixed(high, 2) + " | " + fixed(most, 1) + " |\n";
    }
}

void Report::add_counting(const Corpus& corpus, const std::vector<Sample>& samples) {
    counting_ += rows(corpus, samples, [](const Sample&) { return std::string(); });
    add_corpus(corpus);
}

void Report::add_threads(const Corpus& corpus, const std::vector<Sample>& samples) {
    const double one = samples.front().rates.median();
    for (const Sample& sample : samples) {
        threads_ += "| " + corpus.name + " | " + sample.contestant + " | " +
                    whole(sample.rates.median()) + " | " + spread(sample.rates) + " | " +
                    fixed(sample.rates.median() / one, 2) + " |\n";
    }
}

void Report::add_corpus(const Corpus& corpus) {
    std::array<char, 32> sum = {};
    std::snprintf(sum.data(), sum.size(), "%016llx",
                  static_cast<unsigned long long>(corpus.checksum));
    corpora_ += "- " + corpus.name + ": " + std::to_string(corpus.originals) + " puzzles, FNV-1a " +
                sum.data() + ", measured on " + std::to_string(corpus.puzzles.size()) +
                " permuted ones\n";
}

std::string Report::text() const {
    std::string text = "# Solving 9x9 puzzles with proof of uniqueness\n\nMachine: " + machine() +
                       ". Compiler: " + compiler() + ", preset bench.\nCPU time of one thread, " +
                       "median of " + std::to_string(options_.rounds) +
                       " alternating rounds in one process; all answers were equal.\n" +
                       "Kernels of sudokit: ";
    for (const nine::Kernel& kernel : options_.kernels) {
        if (&kernel != options_.kernels.data()) text += ", ";
        text += std::string(kernel.name) + " (" + std::to_string(kernel.lanes) + " lanes)";
    }
    text += ". Puzzles permuted at random, seed " + std::to_string(options_.seed) + ".\nPeers: ";
    for (const Peer& peer : options_.peers) {
        if (&peer != options_.peers.data()) text += ", ";
        text += peer.name;
    }
    text += options_.peers.empty() ? "none.\n" : ".\n";
    if (!solving_.empty()) {
        text +=
            "\n## Solving, limit 2\n\n`batch` is one call for the whole corpus, `check` likewise "
            "but "
            "without asking for the solutions (not every peer gives them), `one` and all others a "
            "call for each puzzle.\n\n"
            "| corpus | contestant | puzzles/s | spread | guesses | to best peer |\n"
            "|---|---|---|---|---|---|\n" +
            solving_;
    }
    if (!latency_.empty()) {
        text +=
            "\n## Time of a call\n\nMicroseconds of wall time from call to answer, one puzzle a "
            "call, limit 2; of each puzzle the fastest round.\n\n"
            "| corpus | contestant | median | 99 % | most |\n"
            "|---|---|---|---|---|\n" +
            latency_;
    }
    if (!counting_.empty()) {
        text +=
            "\n## Counting all solutions\n\n`batch` is one call for all puzzles, `one` and all "
            "others a call for each.\n\n"
            "| corpus | contestant | solutions/s | spread | to best peer |\n"
            "|---|---|---|---|---|\n" +
            counting_;
    }
    if (!threads_.empty()) {
        text +=
            "\n## Threads\n\nWall time, `batch` in pieces, limit 2.\n\n"
            "| corpus | threads | puzzles/s | spread | to one thread |\n"
            "|---|---|---|---|---|\n" +
            threads_;
    }
    return text + "\n## Corpora\n\n" + corpora_;
}

}  // namespace sudokit::bench
