// Remembers numbers by keys, in little memory and not for ever.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace sudokit::count {

/// Numbers by keys of 60 bits. It grows up to a size, and then forgets one key in favour of
/// another; what is too large for it, it does not keep at all.
///
/// An entry is 8 bytes. Keys are mixed up in a way that can be undone; the upper bits of the result
/// say where the entry is, and the others are in it, so that a key is never taken for another:
///
///     bit 63                                     0
///     | other bits of the key | number + 1, or 0 |
class ForgetfulTable {
  public:
    /// Grows to 2^`most_bits` entries.
    explicit ForgetfulTable(unsigned most_bits = 0) : most_bits_(most_bits) {}

    /// Whether the key is known; then `number` is its number.
    [[nodiscard]] bool find(std::uint64_t key, std::uint64_t& number) const {
        if (entries_.empty()) return false;
        const std::uint64_t mixed = mix(key);
        const std::uint64_t* bucket = &entries_[bucket_of(mixed)];
        const std::uint64_t tag = tag_of(mixed);
        for (std::size_t i = 0; i < kBucket; ++i) {
            if (bucket[i] >> number_bits() != tag || (bucket[i] & number_mask()) == 0) continue;
            number = (bucket[i] & number_mask()) - 1;
            return true;
        }
        return false;
    }

    /// That this key is asked for soon.
    void expect(std::uint64_t key) const {
        if (!entries_.empty()) __builtin_prefetch(&entries_[bucket_of(mix(key))]);
    }

    /// Keeps the number of a key that was not found.
    void keep(std::uint64_t key, std::uint64_t number) {
        if (4 * kept_ >= 3 * entries_.size() && bits_ < most_bits_) grow();
        if (!entries_.empty()) put(mix(key), number);
    }

    void clear() {
        entries_ = {};
        bits_ = 0;
        kept_ = 0;
    }

  private:
    static constexpr unsigned kKeyBits = 60;
    static constexpr unsigned kBucketBits = 2;
    static constexpr std::size_t kBucket = std::size_t{1} << kBucketBits;
    static constexpr unsigned kFirstBits = 16;

    static constexpr std::uint64_t kKeyMask = (std::uint64_t{1} << kKeyBits) - 1;
    static constexpr std::uint64_t kFactor = 0x9e3779b97f4a7c15;

    // Each step has an inverse among the numbers of 60 bits.
    [[nodiscard]] static std::uint64_t mix(std::uint64_t key) {
        key = (key * kFactor) & kKeyMask;
        key ^= key >> 31;
        return (key * kFactor) & kKeyMask;
    }
    [[nodiscard]] unsigned bucket_bits() const { return bits_ - kBucketBits; }
    [[nodiscard]] unsigned number_bits() const { return 64 - kKeyBits + bucket_bits(); }
    [[nodiscard]] std::uint64_t number_mask() const {
        return (std::uint64_t{1} << number_bits()) - 1;
    }
    [[nodiscard]] std::size_t bucket_of(std::uint64_t mixed) const {
        return static_cast<std::size_t>(mixed >> (kKeyBits - bucket_bits())) << kBucketBits;
    }
    [[nodiscard]] std::uint64_t tag_of(std::uint64_t mixed) const {
        return mixed & ((std::uint64_t{1} << (kKeyBits - bucket_bits())) - 1);
    }

    void put(std::uint64_t mixed, std::uint64_t number) {
        if (number >= number_mask()) return;
        const std::uint64_t entry = tag_of(mixed) << number_bits() | (number + 1);
        std::uint64_t* bucket = &entries_[bucket_of(mixed)];
        for (std::size_t i = 0; i < kBucket; ++i) {
            if (bucket[i] != 0) continue;
            bucket[i] = entry;
            ++kept_;
            return;
        }
        // The oldest goes.
        std::shift_left(bucket, bucket + kBucket, 1);
        bucket[kBucket - 1] = entry;
    }

    void grow() {
        ForgetfulTable old(most_bits_);
        std::swap(*this, old);
        bits_ = std::min(most_bits_, old.bits_ == 0 ? kFirstBits : old.bits_ + 1);
        entries_.assign(std::size_t{1} << bits_, 0);
        for (std::size_t i = 0; i < old.entries_.size(); ++i) {
            const std::uint64_t entry = old.entries_[i];
            if (entry == 0) continue;
            const std::uint64_t bucket = i >> kBucketBits;
            const std::uint64_t mixed =
                bucket << (kKeyBits - old.bucket_bits()) | entry >> old.number_bits();
            put(mixed, (entry & old.number_mask()) - 1);
        }
    }

    unsigned most_bits_;
    unsigned bits_ = 0;
    std::size_t kept_ = 0;
    std::vector<std::uint64_t> entries_;
};

}  // namespace sudokit::count
