// Estimates of the number of grids with boxes: which digits each row has in each box is chosen at
// random, with a known chance; the ways to put them into columns are counted exactly, stack by
// stack.
#include <algorithm>
#include <array>
#include <vector>

#include "sudokit/counting.hpp"

#include "count/factorisations.hpp"
#include "count/sample_mean.hpp"

namespace sudokit {
namespace {

// A band, row by row: each row cuts the digits into sets for the boxes, none in a box where it has
// been before.
class BandDraw {
  public:
    BandDraw(std::uint32_t boxes, std::uint32_t width)
        : boxes_(boxes), width_(width), digits_(boxes * width) {
        for (std::uint32_t box = 0; box <= boxes; ++box)
            strides_.push_back(power_of(width + 1, box));
    }

    // Draws the rows into `box_of[row][digit]`; answers the logarithm of one over the chance.
    double draw(std::vector<std::vector<std::uint32_t>>& box_of, Rng& rng) {
        std::vector<std::uint32_t> used(digits_);
        double log_ways = 0;
        for (std::uint32_t row = 0; row < boxes_; ++row) {
            count_ways(used);
            log_ways += std::log(ways_[0][strides_[boxes_] - 1]);
            draw_row(used, box_of[row], rng);
        }
        return log_ways;
    }

  private:
    static std::size_t power_of(std::size_t base, std::uint32_t exponent) {
        std::size_t out = 1;
        while (exponent-- > 0) out *= base;
        return out;
    }

    // ways_[d][room]: how the digits from d on can go where the boxes have `room` left, a number
    // in base width + 1. Numbers below 2^53 are exact as doubles, and larger ones near enough.
    void count_ways(const std::vector<std::uint32_t>& used) {
        const std::size_t rooms = strides_[boxes_];
        ways_.assign(digits_ + 1, std::vector<double>(rooms));
        ways_[digits_][0] = 1;
        for (std::uint32_t digit = digits_; digit-- > 0;) {
            for (std::size_t room = 0; room < rooms; ++room) {
                double sum = 0;
                for (std::uint32_t box = 0; box < boxes_; ++box) {
                    if ((used[digit] >> box & 1U) != 0 ||
                        room / strides_[box] % (width_ + 1) == 0) {
                        continue;
                    }
                    sum += ways_[digit + 1][room - strides_[box]];
                }
                ways_[digit][room] = sum;
            }
        }
    }

    void draw_row(std::vector<std::uint32_t>& used, std::vector<std::uint32_t>& box_of, Rng& rng) {
        std::size_t room = strides_[boxes_] - 1;
        for (std::uint32_t digit = 0; digit < digits_; ++digit) {
            const double unit = static_cast<double>(rng.next() >> 11) * 0x1p-53;
            double left = unit * ways_[digit][room];
            std::uint32_t chosen = boxes_;
            for (std::uint32_t box = 0; box < boxes_; ++box) {
                if ((used[digit] >> box & 1U) != 0 || room / strides_[box] % (width_ + 1) == 0) {
                    continue;
                }
                const double ways = ways_[digit + 1][room - strides_[box]];
                if (ways <= 0) continue;
                chosen = box;
                if (left < ways) break;
                left -= ways;
            }
            used[digit] |= 1U << chosen;
            box_of[digit] = chosen;
            room -= strides_[chosen];
        }
    }

    std::uint32_t boxes_;
    std::uint32_t width_;
    std::uint32_t digits_;
    std::vector<std::size_t> strides_;
    std::vector<std::vector<double>> ways_;
};

}  // namespace

std::optional<Estimate> sampled_grid_count(const Boxes& boxes, std::uint64_t samples, Rng& rng,
                                           const Deadline& deadline) {
    constexpr std::uint32_t kTallest = 6;
    constexpr std::uint32_t kWidest = 4;
    // Narrow boxes leave few ways to put digits into columns, which are quickly counted.
    const auto [width, height] = std::minmax(boxes.rows, boxes.columns);
    if (height > kTallest || width > kWidest) return std::nullopt;
    const std::uint32_t order = height * width;
    double log_orders = 0;
    for (std::uint32_t i = 2; i <= width; ++i) log_orders += std::log(i);
    BandDraw band(height, width);
    std::vector<std::vector<std::uint32_t>> box_of(height, std::vector<std::uint32_t>(order));
    count::SampleMean mean;
    Lookout lookout(deadline, 1U << 10);
    for (std::uint64_t sample = 0; sample < samples && !deadline.passed(sample, samples);
         ++sample) {
        double log = 0;
        std::vector<count::Rows> stacks(height);
        for (std::uint32_t number = 0; number < width; ++number) {
            log += band.draw(box_of, rng);
            for (std::uint32_t row = 0; row < height; ++row) {
                for (std::uint32_t digit = 0; digit < order; ++digit) {
                    stacks[box_of[row][digit]][number * height + row] |= 1U << digit;
                }
            }
        }
        for (const count::Rows& rows : stacks) {
            const auto ways =
                static_cast<double>(count::factorisations(rows, order, width, &lookout));
            if (lookout.seen()) return mean.estimate();
            log += std::log(ways) + log_orders;
        }
        mean.add(log);
    }
    return mean.estimate();
}

}  // namespace sudokit
