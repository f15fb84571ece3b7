// The mean of samples that are too large for doubles, known by their logarithms.
#pragma once

#include <cmath>
#include <cstdint>

#include "sudokit/counting.hpp"

namespace sudokit::count {

/// Takes samples one by one.
class SampleMean {
  public:
    /// The natural logarithm of a sample; minus infinity for one that is 0.
    void add(double log) {
        ++samples_;
        if (!std::isfinite(log)) return;
        if (log > scale_) {
            // What was added so far is scaled to the largest sample.
            const double shrink = std::exp(scale_ - log);
            sum_ *= shrink;
            squares_ *= shrink * shrink;
            cubes_ *= shrink * shrink * shrink;
            scale_ = log;
        }
        const double value = std::exp(log - scale_);
        sum_ += value;
        squares_ += value * value;
        cubes_ += value * value * value;
    }

    [[nodiscard]] Estimate estimate() const {
        Estimate out;
        out.samples = samples_;
        out.log10 = out.low = -HUGE_VAL;
        out.high = HUGE_VAL;
        if (samples_ == 0 || sum_ == 0) return out;
        const auto count = static_cast<double>(samples_);
        const double mean = sum_ / count;
        out.log10 = (scale_ + std::log(mean)) / std::log(10.0);
        if (samples_ == 1) {
            out.relative_error = 1;
            return out;
        }
        const double variance = std::fmax(squares_ / count - mean * mean, 0) * count / (count - 1);
        out.relative_error = std::sqrt(variance / count) / mean;
        const double reach = errors_to_either_side(count - 1) * out.relative_error;
        const double shift = skew_shift(mean, variance, count);
        out.high = out.log10 + std::log10(1 + shift + reach);
        const double least = 1 + shift - reach;
        if (least > 0) out.low = out.log10 + std::log10(least);
        return out;
    }

  private:
    // The 0.975 quantile of Student's t, near enough.
    static double errors_to_either_side(double freedom) {
        return 1.96 + (2.372 + (2.822 + 2.556 / freedom) / freedom) / freedom;
    }

    // Means of samples of which a few are large are too small more often than too large: so far the
    // interval moves up, as a part of the mean (Johnson 1978).
    [[nodiscard]] double skew_shift(double mean, double variance, double count) const {
        constexpr double kQuantile = 1.96;
        // Below that, sums of powers are mere noise.
        constexpr double kNoise = 1e-12;
        if (variance < kNoise * mean * mean) return 0;
        const double third = cubes_ / count - 3 * mean * squares_ / count + 2 * mean * mean * mean;
        return third / (6 * variance * count) * (1 + 2 * kQuantile * kQuantile) / mean;
    }

    std::uint64_t samples_ = 0;
    double scale_ = -HUGE_VAL;  // sums are of samples divided by e to this power
    double sum_ = 0;
    double squares_ = 0;
    double cubes_ = 0;
};

}  // namespace sudokit::count
