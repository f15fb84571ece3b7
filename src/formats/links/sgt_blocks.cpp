#include "formats/links/sgt_blocks.hpp"

#include <algorithm>
#include <numeric>

#include "base/characters.hpp"
#include "base/fault.hpp"

// The text gives, for every two neighbouring cells, whether a line is between them: first for the
// n*(n-1) pairs side by side in reading order, then for those above each other, column by column.
// A letter a..y stands for 1..25 pairs without a line, then one with; `_` for one with a line at
// once; `z` for 25 pairs without, and no line behind. A line that is not there ends the text.

namespace sudokit::formats {
namespace {

constexpr MessageText kBlocks{
    "expected a letter or '_' in the description of the blocks, found '{0}'",
    "lettre ou « _ » attendue dans la description des blocs, trouvé « {0} »"};
constexpr MessageText kBlocksCut{"the description of the blocks ends too early",
                                 "la description des blocs s’arrête trop tôt"};
constexpr MessageText kTooLong{"the description of the blocks is too long for a board of order {0}",
                               "la description des blocs est trop longue pour l’ordre {0}"};

constexpr std::size_t kLongestRun = 25;

struct Pair {
    std::size_t first = 0;
    std::size_t second = 0;
};

std::size_t pair_count(std::size_t order) { return 2 * order * (order - 1); }

Pair pair_at(std::size_t index, std::size_t order) {
    const std::size_t across = order * (order - 1);
    if (index < across) {
        const std::size_t cell = index / (order - 1) * order + index % (order - 1);
        return {cell, cell + 1};
    }
    index -= across;
    const std::size_t cell = index % (order - 1) * order + index / (order - 1);
    return {cell, cell + order};
}

// Cells that are known to be in one region, as trees with the label at the root.
class Union {
  public:
    explicit Union(std::size_t size) : parent_(size) {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    }
    std::size_t root(std::size_t item) {
        while (parent_[item] != item) item = parent_[item] = parent_[parent_[item]];
        return item;
    }
    void join(Pair pair) { parent_[root(pair.second)] = root(pair.first); }

  private:
    std::vector<std::size_t> parent_;
};

void append_run(std::string& out, std::size_t run) {
    for (; run > kLongestRun; run -= kLongestRun) out += 'z';
    out += run == 0 ? '_' : static_cast<char>('a' + static_cast<int>(run) - 1);
}

}  // namespace

Result<std::vector<std::int64_t>> read_sgt_blocks(std::string_view text, std::uint32_t order) {
    const std::size_t pairs = pair_count(order);
    Union cells(std::size_t{order} * order);
    std::size_t pair = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c != '_' && (c < 'a' || c > 'z'))
            return syntax_error(at, kBlocks, shown_character(text, at));
        std::size_t run = c == '_' ? 0 : static_cast<std::size_t>(c - 'a') + 1;
        const bool line = c != 'z';
        if (!line) run = kLongestRun;
        if (pair + run > pairs) return syntax_error(at, kTooLong, order);
        for (; run > 0; --run) cells.join(pair_at(pair++, order));
        if (line) ++pair;
        if (pair > pairs && at + 1 < text.size()) return syntax_error(at + 1, kTooLong, order);
    }
    if (pair != pairs + 1) return syntax_error(text.size(), kBlocksCut);
    std::vector<std::int64_t> labels;
    for (std::size_t cell = 0; cell < std::size_t{order} * order; ++cell) {
        labels.push_back(static_cast<std::int64_t>(cells.root(cell)));
    }
    return labels;
}

std::optional<std::string> write_sgt_blocks(const std::vector<std::uint32_t>& labels,
                                            std::uint32_t order) {
    Union cells(labels.size());
    std::string out;
    std::size_t run = 0;
    for (std::size_t i = 0; i < pair_count(order); ++i) {
        const Pair pair = pair_at(i, order);
        if (labels[pair.first] == labels[pair.second]) {
            cells.join(pair);
            ++run;
        } else {
            append_run(out, run);
            run = 0;
        }
    }
    append_run(out, run);
    for (std::size_t cell = 0; cell < labels.size(); ++cell) {
        const auto first =
            static_cast<std::size_t>(std::ranges::find(labels, labels[cell]) - labels.begin());
        if (cells.root(cell) != cells.root(first)) return std::nullopt;
    }
    return out;
}

}  // namespace sudokit::formats
