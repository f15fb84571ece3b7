// The bands of the usual 9x9 board by the digits of their columns, from which all its grids are
// counted and drawn at random.
//
// A band puts three digits into each column. How the two other bands can be filled depends only on
// these sets; and there are only 44 kinds of them, up to the names of the digits and the order of
// stacks and columns (Felgenhauer and Jarvis 2005).
//
// The columns of a stack in one band are a partition of the digits into three sets of three; there
// are 280 of them. The bands' column sets are three partitions, one for each stack.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudokit/natural.hpp"

namespace sudokit::count {

inline constexpr std::size_t kPartitions = 280;
inline constexpr std::size_t kMiddles = 56;  ///< ways to go on with a stack in the middle band

/// Three sets of three digits, as bits 0..8, in the order of their lowest digits.
using Triples = std::array<std::uint16_t, 3>;

/// How two further bands can go on below the columns of a stack in the first.
struct MiddleColumns {
    Triples middle;  ///< the digits of the columns in the second band
    Triples bottom;  ///< those that are left for the third
    std::uint16_t middle_partition;
    std::uint16_t bottom_partition;
};

/// A kind of column sets: the first stack has partition 0.
struct BandKind {
    std::uint16_t second = 0;    ///< partition of the second stack, of one that stands for all
    std::uint16_t third = 0;     ///< that of the third
    std::uint32_t size = 0;      ///< pairs of partitions, for stacks two and three, of this kind
    std::uint32_t fillings = 0;  ///< bands with given column sets of this kind
};

/// The tables. Making them takes some milliseconds.
class NineBands {
  public:
    NineBands();

    [[nodiscard]] const std::vector<BandKind>& kinds() const { return kinds_; }

    /// The kind, as an index into `kinds()`, of column sets with partition 0 in the first stack.
    [[nodiscard]] std::size_t kind_of(std::size_t second, std::size_t third) const {
        return kind_of_[second * kPartitions + third];
    }

    /// How many bands have these column sets.
    [[nodiscard]] std::uint32_t fillings(std::size_t first, std::size_t second,
                                         std::size_t third) const {
        const auto& named = renamed_[first];
        return fillings_[named[second]][named[third]];
    }

    /// What partition `other` becomes where the digits are renamed so that `first` becomes
    /// partition 0.
    [[nodiscard]] std::size_t beside(std::size_t first, std::size_t other) const {
        return renamed_[first][other];
    }

    [[nodiscard]] const Triples& triples(std::size_t partition) const {
        return partitions_[partition];
    }
    [[nodiscard]] std::size_t partition_of(Triples triples) const;

    /// What can follow below partition `first` of a stack, with columns in that order.
    [[nodiscard]] std::vector<MiddleColumns> middles(std::size_t first) const;

    /// In how many ways the other two bands can be filled below column sets of this kind.
    [[nodiscard]] std::uint64_t completions(const BandKind& kind) const;

    /// Grids of the board.
    [[nodiscard]] Natural grids() const;

    /// How many grids have a first band whose columns are of this kind.
    [[nodiscard]] Natural grids(const BandKind& kind) const;

  private:
    void make_partitions();
    void make_renamings();
    void make_fillings();
    void make_kinds();

    std::vector<Triples> partitions_;
    std::array<std::uint16_t, 512> first_number_ = {};
    // renamed_[a][b]: what partition b becomes where a becomes partition 0.
    std::vector<std::array<std::uint16_t, kPartitions>> renamed_;
    std::vector<std::array<std::uint16_t, kPartitions>> fillings_;
    std::vector<BandKind> kinds_;
    std::vector<std::uint8_t> kind_of_;
};

}  // namespace sudokit::count
