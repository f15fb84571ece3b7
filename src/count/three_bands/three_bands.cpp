#include "count/three_bands/three_bands.hpp"

#include <algorithm>

#include "count/few_sets.hpp"
#include "count/three_bands/columns_classes.hpp"

namespace sudokit::count {
namespace {

// Numbers are laid out so many choices below the last stack at a time, for all partitions of the
// moving one: so that either band's stay in a cache while they are multiplied.
constexpr std::size_t kStripe = 32;

// Rows of a stripe that are written together, for the same reason.
constexpr std::size_t kBlock = 128;

// Products in a part: a minute or so. To lay out the numbers of a frame takes as long as to
// multiply those of so many classes.
constexpr double kPartWork = 2.5e11;
constexpr double kLayOutWork = 130;

// The fillings of one band for all partitions of the moving stack and some choices below the last.
class Stripe {
  public:
    explicit Stripe(std::size_t partitions) : moving_(partitions), rows_(partitions * kStripe) {}

    // The next numbers are those beside outer stacks of this place.
    void set_place(const BandTables& tables, const OuterPlace& place) {
        place_ = place;
        fillings_ = tables.forms()[place.form].fillings.data();
        for (std::size_t i = 0; i < moving_.size(); ++i) moving_[i] = place.renamed(i);
    }

    // `columns` are the partitions of the last stack in this band, from `begin` on. The last stack
    // and the moving one may be exchanged: so all that is looked up is in few rows of the table.
    void lay_out(const std::vector<std::uint16_t>& columns, std::size_t begin) {
        const std::size_t count = std::min(kStripe, columns.size() - begin);
        if (count < kStripe) std::ranges::fill(rows_, 0U);
        for (std::size_t first = 0; first < moving_.size(); first += kBlock) {
            const std::size_t end = std::min(moving_.size(), first + kBlock);
            for (std::size_t i = 0; i < count; ++i) {
                const std::uint32_t* from =
                    fillings_ + place_.renamed(columns[begin + i]) * moving_.size();
                for (std::size_t m = first; m < end; ++m) {
                    rows_[m * kStripe + i] = from[moving_[m]];
                }
            }
        }
    }

    [[nodiscard]] const std::uint32_t* row(std::size_t moving) const {
        return &rows_[moving * kStripe];
    }

  private:
    OuterPlace place_;
    const std::uint32_t* fillings_ = nullptr;
    std::vector<std::uint16_t> moving_;  // by partition: where it is in the table
    std::vector<std::uint32_t> rows_;
};

std::uint64_t dot(const std::uint32_t* a, const std::uint32_t* b) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < kStripe; ++i) sum += std::uint64_t{a[i]} * b[i];
    return sum;
}

// A sum of words that may be larger than one.
struct WideSum {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    void add(std::uint64_t value) {
        low += value;
        high += low < value ? 1U : 0U;
    }
    [[nodiscard]] Natural natural() const {
        return Natural(high) * Natural(std::uint64_t{1} << 32) * Natural(std::uint64_t{1} << 32) +
               Natural(low);
    }
};

}  // namespace

ThreeBands::ThreeBands(unsigned rows, const Deadline& deadline) : tables_(rows, deadline) {
    if (!tables_.complete()) return;
    make_frames(deadline);
    make_parts();
}

// Every class is counted with one frame; few frames are used, since laying out the numbers takes
// the same time for many classes as for one.
void ThreeBands::make_frames(const Deadline& deadline) {
    const ColumnsKinds all = columns_kinds(tables_, deadline);
    std::vector<std::vector<std::uint32_t>> classes_in(all.frames.size());
    std::vector<std::vector<std::uint16_t>> moving_in(all.frames.size());
    for (const ColumnsKinds::Kind& kind : all.kinds) {
        classes_in[kind.frame].push_back(kind.columns_class);
        moving_in[kind.frame].push_back(kind.moving);
    }
    const auto chosen = few_sets(classes_in, std::vector<double>(classes_in.size(), 1),
                                 std::vector<bool>(all.class_sizes.size(), true));
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (chosen[i].empty()) continue;
        Frame frame{all.frames[i].form, all.frames[i].last, {}};
        std::size_t at = 0;
        for (const std::uint32_t number : chosen[i]) {
            while (classes_in[i][at] != number) ++at;
            frame.classes.push_back({all.class_sizes[number], moving_in[i][at]});
        }
        frames_.push_back(std::move(frame));
    }
}

void ThreeBands::make_parts() {
    const auto ways = static_cast<double>(tables_.partitions().below(0).size());
    for (std::size_t i = 0; i < frames_.size(); ++i) {
        // For one way below the first outer stack: those below all other stacks.
        double work = static_cast<double>(frames_[i].classes.size()) + kLayOutWork;
        for (unsigned stack = 1; stack < tables_.partitions().rows(); ++stack) work *= ways;
        const auto step = static_cast<std::uint32_t>(std::clamp(kPartWork / work, 1.0, ways));
        const auto half = static_cast<std::uint32_t>(ways / 2);
        for (std::uint32_t begin = 0; begin < half; begin += step) {
            parts_.push_back({static_cast<std::uint32_t>(i), begin, std::min(half, begin + step)});
        }
    }
}

Natural ThreeBands::grids(std::size_t part, const Deadline& deadline) const {
    const ColumnPartitions& partitions = tables_.partitions();
    const Frame& frame = frames_[parts_[part].frame];
    const OuterForm& form = tables_.forms()[frame.form];

    // The bands below the first can be exchanged: of the ways below the first stack, half are
    // enough.
    std::vector<Below> first = partitions.below(form.stacks[0]);
    std::erase_if(first, [](const Below& below) { return !below.is_half; });
    first = {first.begin() + parts_[part].begin, first.begin() + parts_[part].end};
    std::vector<Below> second(1);  // where there is no second outer stack
    if (form.stacks.size() > 1) second = partitions.below(form.stacks[1]);
    std::vector<std::uint16_t> middle_last;
    std::vector<std::uint16_t> bottom_last;
    for (const Below& below : partitions.below(frame.last)) {
        middle_last.push_back(below.middle);
        bottom_last.push_back(below.bottom);
    }
    std::vector<std::vector<Below>> moving;
    moving.reserve(frame.classes.size());
    for (const ColumnsClass& one : frame.classes) moving.push_back(partitions.below(one.moving));

    std::vector<WideSum> sums(frame.classes.size());
    Stripe middle(partitions.size());
    Stripe bottom(partitions.size());
    for (const Below& a : first) {
        for (const Below& b : second) {
            middle.set_place(tables_, tables_.place(a.middle, b.middle));
            bottom.set_place(tables_, tables_.place(a.bottom, b.bottom));
            for (std::size_t begin = 0; begin < middle_last.size(); begin += kStripe) {
                if (deadline.passed()) return {};
                middle.lay_out(middle_last, begin);
                bottom.lay_out(bottom_last, begin);
                for (std::size_t i = 0; i < moving.size(); ++i) {
                    std::uint64_t sum = 0;  // at most 346 * 32 * (576^3 / 24)^2: below 2^63
                    for (const Below& below : moving[i]) {
                        sum += dot(middle.row(below.middle), bottom.row(below.bottom));
                    }
                    sums[i].add(sum);
                }
            }
        }
    }

    Natural sum;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const ColumnsClass& one = frame.classes[i];
        const std::uint32_t top = tables_.fillings(frame.form, frame.last, one.moving);
        sum += Natural(one.size) * top * sums[i].natural();
    }
    // Both orders of the lower bands, the rows of the three bands and the columns of the stacks in
    // all orders, and all partitions in the first stack.
    const Natural row_orders = power(factorial(partitions.rows()), 3);
    const Natural column_orders = power(Natural(6), partitions.rows());
    return sum * 2 * row_orders * column_orders * partitions.size();
}

}  // namespace sudokit::count
