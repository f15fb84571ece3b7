#include "campaign/units/pipeline.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace sudokit::campaign {
namespace {

template <class Things>
std::size_t to_the_front(Things& things, const std::vector<bool>& kept) {
    std::size_t to = 0;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (!kept[i]) continue;
        if (to != i) std::swap(things[to], things[i]);
        ++to;
    }
    return to;
}

// Sixteen cells at a time, by the vector type that g++ and clang have for every machine.
using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

inline void write_digits(const nine::Digits& digits, char* out) {
    // The last step overlaps the one before.
    for (const std::size_t at : {0U, 16U, 32U, 48U, 64U, 65U}) {
        Bytes cells{};
        std::memcpy(&cells, digits.data() + at, sizeof cells);
        // 255 for cells that are empty; a dot is the second before a zero.
        const auto is_empty = reinterpret_cast<Bytes>(cells == 0);
        const Bytes text = cells + '0' + is_empty + is_empty;
        std::memcpy(out + at, &text, sizeof text);
    }
}

// Appends lines to a text, which hears of them some at a time.
class LineWriter {
  public:
    explicit LineWriter(std::string& out) : out_(out) {}

    void begin_line(const nine::Digits& puzzle) {
        make_room(nine::kCells + kEnd);
        add(puzzle);
    }
    void add_column(const Said& said) {
        make_room(1 + nine::kCells + kEnd);
        piece_[held_++] = '\t';
        if (said.grid != nullptr) {
            add(*said.grid);
        } else {
            add(said.words);
        }
    }
    // For which there is always room.
    void end_line() { piece_[held_++] = '\n'; }

    // To be called at the end.
    void flush() {
        out_.append(piece_.data(), held_);
        held_ = 0;
    }

  private:
    static constexpr std::size_t kEnd = 1;  // byte of a line end

    void add(const nine::Digits& digits) {
        write_digits(digits, piece_.data() + held_);
        held_ += nine::kCells;
    }
    void add(std::string_view words) {
        make_room(words.size() + kEnd);
        if (words.size() + kEnd > piece_.size()) {
            out_ += words;
            return;
        }
        std::ranges::copy(words, piece_.data() + held_);
        held_ += words.size();
    }

    void make_room(std::size_t bytes) {
        if (bytes > piece_.size() - held_) flush();
    }

    std::string& out_;
    std::size_t held_ = 0;
    std::array<char, 2048> piece_;
};

}  // namespace

void append_lines(const Batch& batch, std::string& out) {
    LineWriter lines(out);
    for (std::size_t i = 0; i < batch.puzzles.size(); ++i) {
        lines.begin_line(batch.puzzles[i]);
        for (const std::vector<Said>& column : batch.columns) lines.add_column(column[i]);
        lines.end_line();
    }
    lines.flush();
}

void Batch::clear() { begin(0); }

void Batch::begin(std::size_t count) {
    puzzles.resize(count);
    columns.clear();
    ratings.clear();
}

void Batch::keep(const std::vector<bool>& kept) {
    const std::size_t left = to_the_front(puzzles, kept);
    puzzles.resize(left);
    for (std::vector<Said>& column : columns) column.resize(to_the_front(column, kept));
    for (KnownRatings& known : ratings) {
        to_the_front(known.values, kept);
        known.values.resize(left);
    }
}

const KnownRatings* Batch::rating(Scale scale) const {
    const auto found = std::ranges::find(ratings, scale, &KnownRatings::scale);
    return found == ratings.end() ? nullptr : &*found;
}

bool KnownRatings::tell(const Range<unsigned>& range) const {
    if (!most || range.most <= *most) return true;
    return std::ranges::none_of(values, [&](const auto& value) { return value && *value > *most; });
}

Pipeline::Pipeline(std::span<const CampaignStep> steps) {
    for (const CampaignStep& step : steps) steps_.push_back(make_step(step));
}

bool Pipeline::run(Batch& batch, const Deadline& deadline, StepWork::Next out) {
    return run_from(0, batch, deadline, out);
}

bool Pipeline::run_from(std::size_t step, Batch& batch, const Deadline& deadline,
                        StepWork::Next out) {
    if (deadline.passed()) return false;
    if (batch.puzzles.empty()) return true;
    if (step == steps_.size()) return out(batch);
    return steps_[step]->work(batch, deadline,
                              [&](Batch& next) { return run_from(step + 1, next, deadline, out); });
}

}  // namespace sudokit::campaign
