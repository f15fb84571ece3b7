#include "campaign/units/unit_work.hpp"

#include <algorithm>
#include <array>

#include "base/assert.hpp"
#include "campaign/messages.hpp"
#include "formats/reading/nine_lines.hpp"

namespace sudokit::campaign {
namespace {

// Distinct lines of a unit are sorted as they come once there are so many bytes of new ones.
constexpr std::size_t kSortAt = std::size_t{32} << 20U;

nine::Digits digits_of(const Puzzle& puzzle) {
    nine::Digits digits{};
    std::ranges::copy(puzzle.givens(), digits.begin());
    return digits;
}

std::string two_columns(std::uint64_t number, const std::string& value) {
    return std::to_string(number) + "\t" + value + "\n";
}

}  // namespace

Result<bool> Material::prepare(const Deadline& deadline) {
    if (const auto* file = std::get_if<FileInput>(&plan.input)) {
        auto opened = open_to_read(file->file);
        if (!opened) return opened.error();
        input = *std::move(opened);
    } else if (const auto* count = std::get_if<CountInput>(&plan.input)) {
        counting = GridCounting::of(Shape::boxes(count->boxes.rows, count->boxes.columns));
        return counting->prepare(deadline);
    } else if (const auto* wanted = std::get_if<CatalogueInput>(&plan.input)) {
        if (catalogue == nullptr) {
            return Error{ErrorCode::unsupported, 0, message(text::kNeedsCatalogue)};
        }
        if (wanted->grids.most > catalogue->size()) {
            return Error{ErrorCode::unsupported, 0,
                         message(text::kCatalogueEnds, catalogue->size())};
        }
    }
    return true;
}

UnitWorker::UnitWorker(const Material& material)
    : material_(material), pipeline_(material.plan.steps) {}

Result<bool> UnitWorker::work(const Unit& unit, const Deadline& deadline) {
    if (unit.stage == Stage::sorting) return sort(unit.number, deadline);
    result_.clear();
    sorted_bytes_ = 0;
    fault_.reset();
    auto done = std::visit([&](const auto& input) { return work_on(input, unit.number, deadline); },
                           material_.plan.input);
    if (fault_) return *fault_;
    if (!done || !*done || !material_.plan.distinct) return done;
    const auto kept = sort_lines(result_.lines, deadline);
    result_.kept = kept.value_or(0);
    return kept.has_value();
}

Result<bool> UnitWorker::sort(std::uint64_t bucket, const Deadline& deadline) {
    SUDOKIT_ASSERT(material_.survey != nullptr);
    auto sorted = sorted_bucket(*material_.survey, material_.buckets, bucket, deadline);
    if (!sorted) return sorted.error();
    if (*sorted) result_ = std::move(**sorted);
    return sorted->has_value();
}

bool UnitWorker::send(const Deadline& deadline) {
    result_.read += batch_.puzzles.size();
    return pipeline_.run(batch_, deadline, [&](const Batch& out) { return take(out, deadline); });
}

bool UnitWorker::take(const Batch& batch, const Deadline& deadline) {
    append_lines(batch, result_.lines);
    result_.kept += batch.puzzles.size();
    const bool crowded =
        result_.lines.size() > std::min(2 * sorted_bytes_ + kSortAt, material_.most_bytes);
    if (material_.plan.distinct && crowded) {
        if (!sort_lines(result_.lines, deadline)) return false;
        sorted_bytes_ = result_.lines.size();
    }
    if (result_.lines.size() <= material_.most_bytes) return true;
    fault_ =
        Error{ErrorCode::unsupported, 0, message(text::kLargeUnit, material_.most_bytes >> 20U)};
    return false;
}

Result<bool> UnitWorker::work_on(const FileInput& input, std::uint64_t unit,
                                 const Deadline& deadline) {
    const Slice& slice = material_.slices.all[unit];
    if (auto fault = read_slice(material_.input, input.file, slice, text_)) {
        return *std::move(fault);
    }
    std::string_view rest = text_;
    while (result_.read < slice.puzzles) {
        batch_.begin(kMostAtOnce);
        const auto taken = formats::take_nine_lines(rest, true, {.digits = batch_.puzzles});
        rest.remove_prefix(taken.bytes);
        batch_.puzzles.resize(taken.puzzles);
        if (!send(deadline)) return false;
    }
    return true;
}

Result<bool> UnitWorker::work_on(const GeneratedInput& input, std::uint64_t unit,
                                 const Deadline& deadline) {
    if (!generator_) generator_.emplace(input.wish);
    const std::uint64_t first = unit * material_.plan.slice;
    const std::uint64_t end = std::min(input.rounds, first + material_.plan.slice);
    for (std::uint64_t number = first; number < end; ++number) {
        Rng rng = rng_of_round(input.seed, number);
        const MadeRound round = generator_->round(rng, deadline);
        if (deadline.passed()) return false;
        batch_.clear();
        for (const MadePuzzle& made : round.puzzles) {
            batch_.puzzles.push_back(digits_of(made.puzzle));
        }
        if (!send(deadline)) return false;
    }
    return true;
}

Result<bool> UnitWorker::work_on(const CatalogueInput& input, std::uint64_t unit,
                                 const Deadline& deadline) {
    const std::uint64_t first = input.grids.least + unit * material_.plan.slice;
    const std::uint64_t last = std::min(input.grids.most, first + material_.plan.slice - 1);
    bool goes_on = true;
    batch_.clear();
    const bool found = material_.catalogue->grids(first, last, [&](const nine::Digits& grid) {
        batch_.puzzles.push_back(grid);
        if (batch_.puzzles.size() == kMostAtOnce) {
            goes_on = send(deadline);
            batch_.clear();
        }
        return goes_on;
    });
    if (goes_on && found) goes_on = send(deadline);
    if (goes_on && !found) {
        return Error{ErrorCode::unsupported, 0,
                     message(text::kCatalogueEnds, material_.catalogue->size())};
    }
    return goes_on;
}

Result<bool> UnitWorker::work_on(const BandsInput& input, std::uint64_t unit,
                                 const Deadline& deadline) {
    const std::uint64_t band = input.bands.least + unit;
    const auto counted = nine::count_band(
        static_cast<std::size_t>(band), [&](std::size_t) { return !deadline.passed(); },
        [](std::uint32_t) {});
    if (deadline.passed()) return false;
    result_ = {two_columns(band, std::to_string(counted.grids)), 1, 1};
    return true;
}

Result<bool> UnitWorker::work_on(const CountInput& /*boxes*/, std::uint64_t unit,
                                 const Deadline& deadline) {
    if (!counting_) counting_ = material_.counting;
    const auto grids = counting_->part(static_cast<std::size_t>(unit), deadline);
    if (!grids) return false;
    result_ = {two_columns(unit, grids->text()), 1, 1};
    return true;
}

}  // namespace sudokit::campaign
