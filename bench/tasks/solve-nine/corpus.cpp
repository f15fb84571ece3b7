#include "corpus.hpp"

#include <filesystem>
#include <fstream>
#include <utility>

namespace sudokit::bench {
namespace {

constexpr std::size_t kCells = 81;

using Order = std::array<std::size_t, 9>;

// Where each of nine lines comes from: a random order of the chutes, and of the lines in each.
Order random_lines(Rng& rng) {
    std::array<std::size_t, 3> chutes = {0, 1, 2};
    rng.shuffle(chutes);
    Order order = {};
    for (std::size_t i = 0; i < 3; ++i) {
        std::array<std::size_t, 3> lines = {0, 1, 2};
        rng.shuffle(lines);
        for (std::size_t j = 0; j < 3; ++j) order[3 * i + j] = 3 * chutes[i] + lines[j];
    }
    return order;
}

Text permuted(const Text& text, Rng& rng) {
    std::array<char, 9> names = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
    rng.shuffle(names);
    const Order rows = random_lines(rng);
    const Order columns = random_lines(rng);
    const bool transpose = rng.below(2) == 1;
    Text result = {};
    for (std::size_t r = 0; r < 9; ++r) {
        for (std::size_t c = 0; c < 9; ++c) {
            const std::size_t from =
                transpose ? 9 * columns[c] + rows[r] : 9 * rows[r] + columns[c];
            const char symbol = text[from];
            result[9 * r + c] = symbol == '.' ? '.' : names[static_cast<std::size_t>(symbol - '1')];
        }
    }
    return result;
}

std::uint64_t checksum(const std::vector<Text>& puzzles) {
    std::uint64_t hash = 0xcbf29ce484222325;
    const auto add = [&hash](char byte) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
    };
    for (const Text& text : puzzles) {
        for (std::size_t i = 0; i < kCells; ++i) add(text[i]);
        add('\n');
    }
    return hash;
}

}  // namespace

std::optional<Corpus> read_corpus(const std::string& path, std::string& fault) {
    std::ifstream file(path);
    if (!file) {
        fault = path + ": cannot be read";
        return std::nullopt;
    }
    std::vector<std::string> lines;
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.empty() || line == "\r" || line[0] == '#') continue;
        if (line.size() < kCells) {
            fault = path + ", line " + std::to_string(number) + ": fewer than 81 characters";
            return std::nullopt;
        }
        lines.push_back(std::move(line));
    }
    if (lines.empty()) {
        fault = path + ": no puzzles";
        return std::nullopt;
    }
    return make_corpus(std::filesystem::path(path).stem().string(), lines);
}

Corpus make_corpus(std::string name, const std::vector<std::string>& lines) {
    Corpus corpus = {.name = std::move(name), .puzzles = {}, .originals = lines.size()};
    corpus.puzzles.reserve(lines.size());
    for (const std::string& line : lines) {
        Text text = {};
        for (std::size_t i = 0; i < kCells; ++i) {
            text[i] = line[i] >= '1' && line[i] <= '9' ? line[i] : '.';
        }
        corpus.puzzles.push_back(text);
    }
    corpus.checksum = checksum(corpus.puzzles);
    return corpus;
}

void permute(Corpus& corpus, std::size_t least, Rng& rng) {
    const std::vector<Text> originals = std::move(corpus.puzzles);
    corpus.puzzles.clear();
    do {
        for (const Text& text : originals) corpus.puzzles.push_back(permuted(text, rng));
    } while (corpus.puzzles.size() < least);
}

}  // namespace sudokit::bench
