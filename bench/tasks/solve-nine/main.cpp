// Compares our 9x9 engine with itself and with others: see `solve_nine --help`.
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "contestant.hpp"
#include "corpus.hpp"
#include "measure.hpp"
#include "options.hpp"
#include "puzzle_maker.hpp"
#include "report.hpp"

namespace sudokit::bench {
namespace {

int fail(int status, const std::string& fault) {
    std::fprintf(stderr, "solve_nine: %s\n", fault.c_str());
    return status;
}

Corpus made_corpus(MadeKind kind, std::size_t count) {
    PuzzleMaker maker(1);
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < count; ++i) lines.push_back(maker.next(kind));
    return make_corpus(kind == MadeKind::easy ? "easy (made)" : "minimal (made)", lines);
}

// Minimal puzzles whose first givens are taken away until there are many solutions.
Corpus loose_corpus() {
    constexpr std::size_t kPuzzles = 20;
    constexpr std::uint64_t kManySolutions = 20'000;
    PuzzleMaker maker(2);
    nine::Solver solver;
    std::vector<std::string> lines;
    while (lines.size() < kPuzzles) {
        std::string line = maker.next(MadeKind::minimal);
        for (char& symbol : line) {
            if (symbol == '.') continue;
            symbol = '.';
            nine::Marks marks = {};
            for (std::size_t i = 0; i < marks.size(); ++i) {
                marks[i] =
                    static_cast<std::uint16_t>(line[i] == '.' ? 0x1ff : 1 << (line[i] - '1'));
            }
            if (solver.count(marks, {.limit = kManySolutions}).count == kManySolutions) break;
        }
        lines.push_back(line);
    }
    return make_corpus("loose (made)", lines);
}

// The corpora of these files; fewer than files, and a fault, if one cannot be read.
std::vector<Corpus> read_all(const std::vector<std::string>& paths, std::string& fault) {
    std::vector<Corpus> corpora;
    for (const std::string& path : paths) {
        auto corpus = read_corpus(path, fault);
        if (!corpus) break;
        corpora.push_back(std::move(*corpus));
    }
    return corpora;
}

std::vector<std::unique_ptr<Contestant>> make_contestants(const Options& options) {
    std::vector<std::unique_ptr<Contestant>> contestants;
    for (const nine::Kernel& kernel : options.kernels) {
        contestants.push_back(our_contestant(kernel, Calls::batch));
        contestants.push_back(our_contestant(kernel, Calls::check));
        contestants.push_back(our_contestant(kernel, Calls::one));
    }
    for (const Peer& peer : options.peers) contestants.push_back(peer_contestant(peer));
    return contestants;
}

int run(const Options& options) {
    std::string fault;
    std::vector<Corpus> corpora = read_all(options.corpora, fault);
    std::vector<Corpus> loose = read_all(options.loose, fault);
    if (!fault.empty()) return fail(3, fault);
    if (corpora.empty() && loose.empty()) {
        corpora.push_back(made_corpus(MadeKind::easy, options.made));
        corpora.push_back(made_corpus(MadeKind::minimal, options.made));
        loose.push_back(loose_corpus());
    }
    Rng rng(options.seed);
    for (Corpus& corpus : corpora) permute(corpus, options.least, rng);
    for (Corpus& corpus : loose) permute(corpus, 0, rng);

    Report report(options);
    const auto contestants = make_contestants(options);
    for (const Corpus& corpus : corpora) {
        const Comparison solving = compare_solving(corpus, contestants, options.rounds);
        if (!solving.fault.empty()) return fail(1, solving.fault);
        report.add_solving(corpus, solving.samples);
        if (options.threads == 0) continue;
        const double rate = solving.samples.front().rates.median();
        const Comparison threads =
            compare_threads(corpus, options.kernels.front(), options.threads, rate, options.rounds);
        if (!threads.fault.empty()) return fail(1, threads.fault);
        report.add_threads(corpus, threads.samples);
    }
    for (const Corpus& corpus : loose) {
        const Comparison counting =
            compare_counting(corpus, options.kernels, options.peers, options.rounds);
        if (!counting.fault.empty()) return fail(1, counting.fault);
        report.add_counting(corpus, counting.samples);
    }

    const std::string text = report.text();
    std::fputs(text.c_str(), stdout);
    if (options.output.empty()) return 0;
    std::ofstream file(options.output);
    file << text << std::flush;
    return file ? 0 : fail(3, options.output + ": cannot be written");
}

}  // namespace
}  // namespace sudokit::bench

int main(int argc, char** argv) {
    std::string fault;
    const auto options =
        sudokit::bench::read_options(std::vector<std::string>(argv + 1, argv + argc), fault);
    if (!options) return sudokit::bench::fail(2, fault);
    if (options->help) {
        std::fputs(sudokit::bench::kUsage, stdout);
        return 0;
    }
    return sudokit::bench::run(*options);
}
