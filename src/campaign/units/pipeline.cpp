#include "campaign/units/pipeline.hpp"

#include <algorithm>
#include <array>

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

}  // namespace

// A loop that compilers make vector code of.
void append_digits(const nine::Digits& digits, std::string& out) {
    std::array<char, nine::kCells> text;
    for (std::size_t cell = 0; cell < text.size(); ++cell) {
        const std::uint8_t digit = digits[cell];
        text[cell] = static_cast<char>(digit == 0 ? '.' : '0' + digit);
    }
    out.append(text.data(), text.size());
}

void append_lines(const Batch& batch, std::string& out) {
    for (std::size_t i = 0; i < batch.puzzles.size(); ++i) {
        append_digits(batch.puzzles[i], out);
        out += batch.columns[i];
        out += '\n';
    }
}

void Batch::clear() {
    puzzles.clear();
    ratings.clear();
}

void Batch::begin(std::size_t count) {
    puzzles.resize(count);
    ratings.clear();
    if (columns.size() < count) columns.resize(count);
    for (std::string& column : columns) column.clear();
}

void Batch::add(const nine::Digits& puzzle) {
    puzzles.push_back(puzzle);
    if (columns.size() < puzzles.size()) {
        columns.emplace_back();
    } else {
        columns[puzzles.size() - 1].clear();
    }
}

void Batch::keep(const std::vector<bool>& kept) {
    const std::size_t left = to_the_front(puzzles, kept);
    puzzles.resize(left);
    to_the_front(columns, kept);
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
