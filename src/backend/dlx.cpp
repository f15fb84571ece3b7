#include "backend/dlx.hpp"

#include <vector>

#include "sudokit/candidate.hpp"

namespace sudokit::backend {
namespace {

using Index = std::uint32_t;

// Nodes 1 .. items head the vertical lists of their items; 0 heads the horizontal list of the items
// that are still to be covered. The nodes of an option lie side by side between two spacers, whose
// `up` is the first node of the option before and `down` the last one of the option behind:
//
//     spacer | r1c1 row1_1 col1_1 box1_1 | spacer | r1c1 row1_2 ... | spacer
class Links {
  public:
    explicit Links(const Puzzle& puzzle) {
        const Board& board = puzzle.board();
        const Index n = board.order();
        const Index items = board.cell_count() + static_cast<Index>(board.houses().size()) * n;
        for (Index item = 0; item <= items; ++item) {
            left_.push_back(item == 0 ? items : item - 1);
            right_.push_back(item == items ? 0 : item + 1);
            nodes_.push_back({.item = item, .up = item, .down = item});
        }
        length_.resize(items + 1);
        for (Index house = 0; house < board.houses().size(); ++house) {
            if (board.houses()[house].full) continue;
            for (Digit digit = 1; digit <= n; ++digit) {
                make_secondary(board.cell_count() + house * n + digit);
            }
        }
        nodes_.push_back({});
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            for (const Digit digit : puzzle.allowed(cell)) add_option(board, {cell, digit});
        }
    }

    // The item with the fewest options left, the first of them; 0 if all are covered.
    [[nodiscard]] Index choose() const {
        Index best = right_[0];
        for (Index item = best; item != 0 && length_[best] > 1; item = right_[item]) {
            if (length_[item] < length_[best]) best = item;
        }
        return best;
    }

    [[nodiscard]] Index length(Index item) const { return length_[item]; }
    [[nodiscard]] Index below(Index node) const { return nodes_[node].down; }
    [[nodiscard]] Index item_of(Index node) const { return nodes_[node].item; }

    // The item leaves the list, and its options those of their other items.
    void cover(Index item) {
        for (Index node = below(item); node != item; node = below(node)) hide(node);
        right_[left_[item]] = right_[item];
        left_[right_[item]] = left_[item];
    }

    // Undoes the last `cover` that is not undone yet.
    void uncover(Index item) {
        right_[left_[item]] = item;
        left_[right_[item]] = item;
        for (Index node = nodes_[item].up; node != item; node = nodes_[node].up) unhide(node);
    }

    // Covers the items of an option but that of the node it was chosen by.
    void cover_others(Index node) {
        for (Index other = node + 1; other != node;) {
            if (is_spacer(other)) {
                other = nodes_[other].up;
            } else {
                cover(item_of(other++));
            }
        }
    }

    void uncover_others(Index node) {
        for (Index other = node - 1; other != node;) {
            if (is_spacer(other)) {
                other = nodes_[other].down;
            } else {
                uncover(item_of(other--));
            }
        }
    }

    // What an option stands for.
    [[nodiscard]] Candidate candidate(Index node) const {
        while (!is_spacer(node)) ++node;
        return candidates_[nodes_[node].option];
    }

  private:
    struct Node {
        Index item = 0;  // 0: a spacer
        Index up = 0;
        Index down = 0;
        Index option = 0;  // of a spacer: the number of the option before it
    };

    [[nodiscard]] bool is_spacer(Index node) const { return nodes_[node].item == 0; }

    // The item need not be covered, but only once if at all: it leaves the list for good.
    void make_secondary(Index item) {
        right_[left_[item]] = right_[item];
        left_[right_[item]] = left_[item];
        left_[item] = item;
        right_[item] = item;
    }

    void add_option(const Board& board, Candidate candidate) {
        const Index spacer = static_cast<Index>(nodes_.size()) - 1;
        add_node(candidate.cell + 1);
        for (const std::uint32_t house : board.houses_of(candidate.cell)) {
            add_node(board.cell_count() + house * board.order() + candidate.digit);
        }
        nodes_[spacer].down = static_cast<Index>(nodes_.size()) - 1;
        nodes_.push_back({.item = 0,
                          .up = spacer + 1,
                          .down = 0,
                          .option = static_cast<Index>(candidates_.size())});
        candidates_.push_back(candidate);
    }

    void add_node(Index item) {
        const auto node = static_cast<Index>(nodes_.size());
        const Index last = nodes_[item].up;
        nodes_.push_back({.item = item, .up = last, .down = item});
        nodes_[last].down = node;
        nodes_[item].up = node;
        ++length_[item];
    }

    void hide(Index node) {
        for (Index other = node + 1; other != node;) {
            const Node& at = nodes_[other];
            if (at.item == 0) {
                other = at.up;
                continue;
            }
            nodes_[at.up].down = at.down;
            nodes_[at.down].up = at.up;
            --length_[at.item];
            ++other;
        }
    }

    void unhide(Index node) {
        for (Index other = node - 1; other != node;) {
            const Node& at = nodes_[other];
            if (at.item == 0) {
                other = at.down;
                continue;
            }
            nodes_[at.up].down = other;
            nodes_[at.down].up = other;
            ++length_[at.item];
            --other;
        }
    }

    std::vector<Index> left_;    // by item
    std::vector<Index> right_;   // by item
    std::vector<Index> length_;  // by item: how many options are left
    std::vector<Node> nodes_;
    std::vector<Candidate> candidates_;  // by option
};

class DlxSearch {
  public:
    DlxSearch(const Puzzle& puzzle, const SearchLimits& limits, SolutionSink sink)
        : links_(puzzle), limits_(limits), sink_(sink), digits_(puzzle.board().cell_count()) {}

    SearchOutcome run() {
        for (;;) {
            if (limits_.deadline.passed(outcome_.count, outcome_.nodes)) {
                return ended(Stop::deadline);
            }
            const Index item = links_.choose();
            if (item == 0) {
                if (!hand_on()) return ended(Stop::limit);
            } else {
                links_.cover(item);
                path_.push_back({links_.below(item), links_.length(item) > 1});
                if (enter()) continue;
            }
            if (!next()) return ended(Stop::exhausted);
        }
    }

  private:
    struct Level {
        Index node = 0;      // of the option chosen; the item itself when all have been tried
        bool guess = false;  // there was more than one
    };

    SearchOutcome ended(Stop stop) {
        outcome_.stop = stop;
        return outcome_;
    }

    // Takes the option of the last level; false, and the level is gone, if there is none left.
    bool enter() {
        const Level level = path_.back();
        const Index item = links_.item_of(level.node);
        if (level.node == item) {
            links_.uncover(item);
            path_.pop_back();
            return false;
        }
        if (level.guess) ++outcome_.nodes;
        links_.cover_others(level.node);
        return true;
    }

    // On to the next option of the last level that has one; false if none has.
    bool next() {
        while (!path_.empty()) {
            links_.uncover_others(path_.back().node);
            path_.back().node = links_.below(path_.back().node);
            if (enter()) return true;
        }
        return false;
    }

    // False if no more solutions are wanted.
    bool hand_on() {
        for (const Level& level : path_) {
            const Candidate candidate = links_.candidate(level.node);
            digits_[candidate.cell] = static_cast<std::uint8_t>(candidate.digit);
        }
        ++outcome_.count;
        return sink_(digits_) && outcome_.count != limits_.limit;
    }

    Links links_;
    SearchLimits limits_;
    SolutionSink sink_;
    std::vector<std::uint8_t> digits_;
    std::vector<Level> path_;
    SearchOutcome outcome_;
};

}  // namespace

SearchOutcome DancingLinks::search(const Puzzle& puzzle, const SearchLimits& limits,
                                   SolutionSink sink) {
    return DlxSearch(puzzle, limits, sink).run();
}

}  // namespace sudokit::backend
