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
            scale_ = log;
        }
        const double value = std::exp(log - scale_);
        sum_ += value;
        squares_ += value * value;
    }

    [[nodiscard]] Estimate estimate() const {
        Estimate out;
        out.samples = samples_;
        out.log10 = -HUGE_VAL;
        if (samples_ == 0 || sum_ == 0) return out;
        const auto count = static_cast<double>(samples_);
        const double mean = sum_ / count;
        const double variance =
            samples_ > 1 ? (squares_ - count * mean * mean) / (count - 1) : mean * mean;
        out.log10 = (scale_ + std::log(mean)) / std::log(10.0);
        out.relative_error = std::sqrt(std::fmax(variance, 0) / count) / mean;
        return out;
    }

  private:
    std::uint64_t samples_ = 0;
    double scale_ = -HUGE_VAL;  // sums are of samples divided by e to this power
    double sum_ = 0;
    double squares_ = 0;
};

}  // namespace sudokit::count
