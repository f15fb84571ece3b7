#include "model/ilp/reduced.hpp"

namespace sudokit::model {
namespace {

class Reduction {
  public:
    explicit Reduction(const Puzzle& puzzle)
        : board_(puzzle.board()),
          left_(board_.cell_count(), board_.digits()),
          decided_(board_.cell_count()) {
        for (const House& house : board_.houses()) {
            places_.insert(places_.end(), board_.order(),
                           static_cast<std::uint32_t>(house.cells.size()));
        }
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
            if (left_[cell].size() == 1) queue_.push_back({cell, 1});  // of order 1
            for (const Digit digit : board_.digits() & ~puzzle.allowed(cell)) remove(cell, digit);
        }
    }

    // False if an equation has no variable left.
    bool run() {
        while (!contradiction_ && !queue_.empty()) {
            const Candidate next = queue_.back();
            queue_.pop_back();
            place(next);
        }
        return !contradiction_;
    }

    [[nodiscard]] ReducedProgramme result() const {
        ReducedProgramme out;
        out.decided = decided_;
        std::vector<std::uint32_t> number(left_.size() * board_.order());
        for (Cell cell = 0; cell < left_.size(); ++cell) {
            if (decided_[cell] != 0) continue;
            ReducedProgramme::Row row;
            for (const Digit digit : left_[cell]) {
                const auto column = static_cast<std::uint32_t>(out.columns.size());
                number[index(cell, digit)] = column;
                row.columns.push_back(column);
                out.columns.push_back({cell, digit});
            }
            out.rows.push_back(std::move(row));
        }
        for (const House& house : board_.houses()) {
            for (const Digit digit : board_.digits()) {
                ReducedProgramme::Row row{.columns = {}, .equal = house.full};
                for (const Cell cell : house.cells) {
                    if (decided_[cell] != 0 || !left_[cell].contains(digit)) continue;
                    row.columns.push_back(number[index(cell, digit)]);
                }
                if (row.columns.size() > 1) out.rows.push_back(std::move(row));
            }
        }
        return out;
    }

  private:
    [[nodiscard]] std::size_t index(std::size_t major, Digit digit) const {
        return major * board_.order() + digit - 1;
    }

    // The variable is 1, and the others of its equations 0.
    void place(Candidate candidate) {
        if (decided_[candidate.cell] != 0) return;
        if (!left_[candidate.cell].contains(candidate.digit)) {
            contradiction_ = true;
            return;
        }
        decided_[candidate.cell] = static_cast<std::uint8_t>(candidate.digit);
        for (const Digit digit : left_[candidate.cell]) {
            if (digit != candidate.digit) remove(candidate.cell, digit);
        }
        for (const Cell peer : board_.peers(candidate.cell)) remove(peer, candidate.digit);
    }

    void remove(Cell cell, Digit digit) {
        if (!left_[cell].contains(digit)) return;
        left_[cell].erase(digit);
        if (left_[cell].empty()) contradiction_ = true;
        if (left_[cell].size() == 1) queue_.push_back({cell, left_[cell].first()});
        for (const std::uint32_t number : board_.houses_of(cell)) {
            const House& house = board_.houses()[number];
            std::uint32_t& places = places_[index(number, digit)];
            --places;
            if (!house.full) continue;
            if (places == 0) contradiction_ = true;
            if (places == 1) queue_last_place(house, digit);
        }
    }

    void queue_last_place(const House& house, Digit digit) {
        for (const Cell cell : house.cells) {
            if (left_[cell].contains(digit)) queue_.push_back({cell, digit});
        }
    }

    const Board& board_;
    std::vector<DigitSet> left_;         // by cell: the digits whose variables are not 0
    std::vector<std::uint8_t> decided_;  // by cell
    std::vector<std::uint32_t> places_;  // by house and digit: the cells that have it left
    std::vector<Candidate> queue_;       // variables that are 1
    bool contradiction_ = false;
};

}  // namespace

ReducedProgramme reduced_programme(const Puzzle& puzzle) {
    Reduction reduction(puzzle);
    if (reduction.run()) return reduction.result();
    ReducedProgramme out;
    out.contradiction = true;
    return out;
}

}  // namespace sudokit::model
