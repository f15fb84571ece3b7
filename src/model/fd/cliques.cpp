#include "model/fd/cliques.hpp"

#include <algorithm>

namespace sudokit::fd {
namespace {

bool is_plain(const Board& board) {
    const Shape& shape = board.shape();
    return !std::holds_alternative<Jigsaw>(shape.regions) && !shape.diagonals && !shape.windows &&
           shape.extra.empty();
}

using Cells = std::vector<Cell>;  // in increasing order

// Bron and Kerbosch 1973, with the pivot of Tomita 2006.
class CliqueSearch {
  public:
    CliqueSearch(const Board& board, FunctionRef<bool()> should_stop)
        : board_(board), should_stop_(should_stop) {}

    std::vector<Cells> run() {
        // Each clique is found from its least cell, among the peers above it.
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
            Cells above;
            Cells below;
            for (const Cell peer : board_.peers(cell))
                (peer > cell ? above : below).push_back(peer);
            chosen_ = {cell};
            extend(std::move(above), std::move(below));
        }
        return std::move(found_);
    }

  private:
    [[nodiscard]] Cells common(const Cells& cells, Cell with) const {
        const auto peers = board_.peers(with);
        Cells both;
        std::ranges::set_intersection(cells, peers, std::back_inserter(both));
        return both;
    }

    // `open` may still be added to the chosen cells, `done` could be but was tried before.
    void extend(Cells open, Cells done) {
        if (open.empty() && done.empty()) {
            Cells clique = chosen_;
            std::ranges::sort(clique);
            found_.push_back(std::move(clique));
            return;
        }
        if (open.empty() || should_stop_()) return;
        // Every maximal clique has the pivot or a cell that is not its peer.
        Cell pivot = open.front();
        std::size_t most = 0;
        for (const Cells* cells : {&open, &done}) {
            for (const Cell cell : *cells) {
                const std::size_t size = common(open, cell).size();
                if (size >= most) most = size, pivot = cell;
            }
        }
        const auto peers = board_.peers(pivot);
        for (const Cell cell : Cells(open)) {
            if (std::ranges::binary_search(peers, cell)) continue;
            chosen_.push_back(cell);
            extend(common(open, cell), common(done, cell));
            chosen_.pop_back();
            open.erase(std::ranges::find(open, cell));
            done.insert(std::ranges::lower_bound(done, cell), cell);
        }
    }

    const Board& board_;
    FunctionRef<bool()> should_stop_;
    Cells chosen_;
    std::vector<Cells> found_;
};

}  // namespace

std::vector<std::vector<Cell>> cliques_of(const Board& board, FunctionRef<bool()> should_stop) {
    if (board.is_grid() && !is_plain(board)) return CliqueSearch(board, should_stop).run();
    std::vector<std::vector<Cell>> houses;
    for (const House& house : board.houses()) {
        houses.emplace_back(house.cells.begin(), house.cells.end());
    }
    return houses;
}

std::vector<std::vector<Cell>> cliques_of(const Board& board) {
    return cliques_of(board, [] { return false; });
}

}  // namespace sudokit::fd
