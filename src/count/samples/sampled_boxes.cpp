// Estimates of the number of grids with boxes, and of Latin squares: which digits each row has in
// each box is chosen at random, with a known chance; the ways to put them into columns are the
// factorisations of a graph for each stack, which are estimated in turn.
#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>
#include <vector>

#include "sudokit/counting.hpp"

#include "count/graphs/matching_draw.hpp"
#include "count/samples/sample_mean.hpp"

namespace sudokit {
namespace {

// As many rooms (see below) are gone through for each row in some tenths of a millisecond.
constexpr std::size_t kMostRooms = std::size_t{1} << 15;

// How many rooms there are in boxes side by side; `kMostRooms` + 1 if there are more than that.
std::size_t rooms_of(std::uint32_t boxes, std::uint32_t width) {
    std::size_t rooms = 1;
    for (std::uint32_t box = 0; box < boxes && rooms <= kMostRooms; ++box) rooms *= width + 1;
    return std::min(rooms, kMostRooms + 1);
}

double log_factorial(std::uint32_t n) { return std::lgamma(n + 1.0); }

// A band, row by row: each row cuts the digits into sets for the boxes, none in a box where it has
// been before. Given the rows above, all ways to do so are equally likely.
//
// What is left of a row is its room: how many digits each box still takes, as a number in base
// width + 1. Digits come in order, so that the room says which one is next.
class BandDraw {
  public:
    BandDraw(std::uint32_t boxes, std::uint32_t width)
        : boxes_(boxes), width_(width), digits_(boxes * width) {
        std::size_t stride = 1;
        for (std::uint32_t box = 0; box < boxes; ++box, stride *= width + 1) {
            strides_.push_back(stride);
        }
        open_.resize(stride);
        next_.resize(stride);
        ways_.resize(stride);
        for (std::size_t room = 0; room < stride; ++room) {
            std::size_t left = room;
            next_[room] = digits_;
            for (std::uint32_t box = 0; box < boxes; ++box, left /= width + 1) {
                const auto count = static_cast<std::uint32_t>(left % (width + 1));
                next_[room] -= count;
                if (count > 0) open_[room] |= 1U << box;
            }
        }
    }

    // Draws the rows into `box_of[row][digit]`; answers the logarithm of one over the chance.
    double draw(std::vector<std::vector<std::uint32_t>>& box_of, Rng& rng) {
        used_.assign(digits_, 0);
        double log_ways = draw_first(box_of[0], rng);
        for (std::uint32_t row = 1; row + 1 < boxes_; ++row) {
            count_ways();
            log_ways += std::log(ways_.back());
            draw_row(box_of[row], rng);
        }
        if (boxes_ > 1) {
            // All that is left of each digit.
            for (std::uint32_t digit = 0; digit < digits_; ++digit) {
                const std::uint32_t rest = ((1U << boxes_) - 1) & ~used_[digit];
                box_of[boxes_ - 1][digit] = static_cast<std::uint32_t>(std::countr_zero(rest));
            }
        }
        return log_ways;
    }

  private:
    double draw_first(std::vector<std::uint32_t>& box_of, Rng& rng) {
        for (std::uint32_t digit = 0; digit < digits_; ++digit) box_of[digit] = digit / width_;
        rng.shuffle(box_of);
        for (std::uint32_t digit = 0; digit < digits_; ++digit) used_[digit] = 1U << box_of[digit];
        return log_factorial(digits_) - boxes_ * log_factorial(width_);
    }

    // ways_[room]: how the digits that are left can go there. Numbers below 2^53 are exact as
    // doubles, and larger ones near enough.
    void count_ways() {
        ways_[0] = 1;
        for (std::size_t room = 1; room < ways_.size(); ++room) {
            double sum = 0;
            for (std::uint32_t open = open_[room] & ~used_[next_[room]]; open != 0;
                 open &= open - 1) {
                sum += ways_[room - strides_[static_cast<std::size_t>(std::countr_zero(open))]];
            }
            ways_[room] = sum;
        }
    }

    void draw_row(std::vector<std::uint32_t>& box_of, Rng& rng) {
        std::size_t room = ways_.size() - 1;
        for (std::uint32_t digit = 0; digit < digits_; ++digit) {
            double left = static_cast<double>(rng.next() >> 11) * 0x1p-53 * ways_[room];
            std::uint32_t chosen = 0;
            for (std::uint32_t open = open_[room] & ~used_[digit]; open != 0; open &= open - 1) {
                const auto box = static_cast<std::uint32_t>(std::countr_zero(open));
                const double ways = ways_[room - strides_[box]];
                if (ways <= 0) continue;
                chosen = box;
                if (left < ways) break;
                left -= ways;
            }
            used_[digit] |= 1U << chosen;
            box_of[digit] = chosen;
            room -= strides_[chosen];
        }
    }

    std::uint32_t boxes_;
    std::uint32_t width_;
    std::uint32_t digits_;
    std::vector<std::size_t> strides_;
    std::vector<std::uint32_t> open_;  // of a room: the boxes that take more
    std::vector<std::uint32_t> next_;  // and the next digit
    std::vector<double> ways_;
    std::vector<std::uint32_t> used_;  // of a digit: the boxes where it has been
};

// Boards of `boxes` stacks of boxes, each `width` wide and as high as there are stacks.
class BoxesDraw {
  public:
    BoxesDraw(std::uint32_t boxes, std::uint32_t width)
        : boxes_(boxes),
          width_(width),
          order_(boxes * width),
          band_(boxes, width),
          matchings_(order_),
          box_of_(boxes, std::vector<std::uint32_t>(order_)),
          stacks_(boxes) {}

    // The logarithm of a sample.
    double draw(Rng& rng) {
        double log = 0;
        for (count::Rows& rows : stacks_) rows = {};
        for (std::uint32_t band = 0; band < width_; ++band) {
            log += band_.draw(box_of_, rng);
            for (std::uint32_t row = 0; row < boxes_; ++row) {
                for (std::uint32_t digit = 0; digit < order_; ++digit) {
                    stacks_[box_of_[row][digit]][band * boxes_ + row] |= 1U << digit;
                }
            }
        }
        for (const count::Rows& rows : stacks_) {
            log += log_factorial(width_) +
                   count::sampled_factorisations(rows, order_, width_, matchings_, rng);
        }
        return log;
    }

  private:
    std::uint32_t boxes_;
    std::uint32_t width_;
    std::uint32_t order_;
    BandDraw band_;
    count::MatchingDraw matchings_;
    std::vector<std::vector<std::uint32_t>> box_of_;
    std::vector<count::Rows> stacks_;  // the digits of each row in a stack
};

}  // namespace

std::optional<Estimate> sampled_grid_count(const Shape& shape, std::uint64_t samples, Rng& rng,
                                           const Deadline& deadline) {
    const auto board = Board::make(shape);
    if (!board) return std::nullopt;
    const Shape& plain = board->shape();
    if (plain.diagonals || plain.windows || !plain.extra.empty()) return std::nullopt;
    if (plain.order > count::kMostRows) return std::nullopt;
    Boxes boxes{1, plain.order};
    if (const auto* given = std::get_if<Boxes>(&plain.regions)) {
        boxes = *given;
    } else if (!std::holds_alternative<Latin>(plain.regions)) {
        return std::nullopt;
    }
    // Narrow boxes leave few ways to put digits into columns, and so little to estimate; but their
    // bands have many rooms, and stacks that are two columns wide differ too much: a cycle more
    // makes twice as many ways.
    std::uint32_t width = std::min(boxes.rows, boxes.columns);
    std::uint32_t stacks = std::max(boxes.rows, boxes.columns);
    if (width == 2 || rooms_of(stacks, width) > kMostRooms) std::swap(width, stacks);
    BoxesDraw draw(stacks, width);
    count::SampleMean mean;
    for (std::uint64_t sample = 0; sample < samples && !deadline.passed(sample, samples);
         ++sample) {
        mean.add(draw.draw(rng));
    }
    return mean.estimate();
}

}  // namespace sudokit
