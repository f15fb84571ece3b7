#include "options.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace sudokit::bench {

const char* const kUsage =
    R"(usage: solve_nine [OPTIONS]

Solves 9x9 puzzles with proof of uniqueness: ours in one call (batch) and in a call for each puzzle
(one), and other solvers. Answers are compared before any time counts. Prints a Markdown report, with
how long single calls take.
Exit status: 0, or 1 if answers differ, 2 for wrong arguments, 3 for a file that cannot be read.

  --corpus FILE      puzzles to solve, one a line; may be repeated (default: made ones)
  --loose FILE       puzzles to count all solutions of; may be repeated (default: made ones, if
                     there is no --corpus either)
  --peer NAME=LIB    another solver: a shared library as described in peer.hpp; may be repeated
  --kernel NAME      a kernel of ours; may be repeated (default: the one that sudokit would use)
  --rounds N         rounds to take the median of (default 5)
  --threads N        also compare N threads with one, by wall time
  --seed N           of the random permutations (default 1)
  --least N          fill a corpus up with permuted copies to so many puzzles (default 10000)
  --made N           puzzles of each kind to make (default 2000)
  -o, --output FILE  write the report there too
)";

namespace {

template <class Number>
bool read_number(const std::string& text, Number least, Number& number) {
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && rest == end && number >= least;
}

bool add_peer(const std::string& value, std::vector<Peer>& peers, std::string& fault) {
    const std::size_t equals = value.find('=');
    if (equals == 0 || equals == std::string::npos) {
        fault = "--peer: NAME=LIBRARY was expected";
        return false;
    }
    const auto peer = load_peer(value.substr(0, equals), value.substr(equals + 1), fault);
    if (peer) peers.push_back(*peer);
    return peer.has_value();
}

bool add_kernel(const std::string& value, std::vector<nine::Kernel>& kernels, std::string& fault) {
    const auto all = nine::kernels();
    const auto found = std::ranges::find(all, std::string_view(value), &nine::Kernel::name);
    if (found == all.end()) {
        fault = "--kernel: this machine has";
        for (const nine::Kernel& kernel : all) fault += " " + std::string(kernel.name);
        return false;
    }
    kernels.push_back(*found);
    return true;
}

// Takes in one option and its value.
bool set(Options& options, const std::string& name, const std::string& value, std::string& fault) {
    bool good = true;
    if (name == "--corpus") {
        options.corpora.push_back(value);
    } else if (name == "--loose") {
        options.loose.push_back(value);
    } else if (name == "--peer") {
        return add_peer(value, options.peers, fault);
    } else if (name == "--kernel") {
        return add_kernel(value, options.kernels, fault);
    } else if (name == "--rounds") {
        good = read_number(value, 1, options.rounds);
    } else if (name == "--threads") {
        good = read_number(value, std::size_t{2}, options.threads);
    } else if (name == "--seed") {
        good = read_number(value, std::uint64_t{0}, options.seed);
    } else if (name == "--least") {
        good = read_number(value, std::size_t{0}, options.least);
    } else if (name == "--made") {
        good = read_number(value, std::size_t{1}, options.made);
    } else if (name == "-o" || name == "--output") {
        options.output = value;
    } else {
        fault = name + ": no such option";
        return false;
    }
    if (!good) fault = name + ": not a number that makes sense: " + value;
    return good;
}

}  // namespace

std::optional<Options> read_options(const std::vector<std::string>& arguments, std::string& fault) {
    Options options;
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        if (arguments[i] == "-h" || arguments[i] == "--help") {
            options.help = true;
            return options;
        }
        if (i + 1 == arguments.size()) {
            fault = arguments[i] + ": a value was expected";
            return std::nullopt;
        }
        if (!set(options, arguments[i], arguments[i + 1], fault)) return std::nullopt;
    }
    if (options.kernels.empty()) options.kernels.push_back(nine::default_kernel());
    return options;
}

}  // namespace sudokit::bench
