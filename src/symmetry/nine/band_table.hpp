// The 416 classes of bands, and a table that tells the class of any band and the way to its least
// member.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "symmetry/nine/band_maps.hpp"

namespace sudokit::nine {

/// A class of bands that are the same but for their symmetries.
struct BandClass {
    BandMaps least;  ///< its first member in the order of texts; the digits are these plus one
    std::uint32_t first_automorphism = 0;
    std::uint32_t automorphisms = 0;
};

/// Where a band is found in the table, and how it was arranged for that.
struct BandPlace {
    std::uint32_t entry = 0;
    bool swapped = false;  ///< second and third row
    Nine columns = {};
};

/// Felgenhauer and Jarvis (2005) counted grids by these classes.
class BandTable {
  public:
    static constexpr std::size_t kClasses = 416;

    /// Takes some milliseconds.
    BandTable();

    /// Where a band is found. Each of its rows and boxes has each digit 1..9 once.
    static BandPlace place(const std::uint8_t* first, const std::uint8_t* second,
                           const std::uint8_t* third);

    static BandPlace place(BandMaps maps);

    /// The number of the class, in the order of their least members.
    [[nodiscard]] std::uint16_t class_at(std::uint32_t entry) const { return classes_of_[entry]; }

    [[nodiscard]] const BandClass& band_class(std::size_t number) const { return classes_[number]; }

    /// What takes the band there to the least of its class.
    [[nodiscard]] BandSymmetry way(const BandPlace& place) const;

    /// What leaves the least band of the class as it is; 935 in all, with one for each class that
    /// changes nothing.
    [[nodiscard]] std::span<const BandSymmetry> automorphisms(const BandClass& band_class) const {
        return std::span(automorphisms_)
            .subspan(band_class.first_automorphism, band_class.automorphisms);
    }

  private:
    void add_class(std::uint32_t entry);
    void enter(const BandMaps& least, const BandSymmetry& symmetry);
    void sort_classes();

    std::vector<std::uint16_t> classes_of_;
    std::vector<std::uint16_t> ways_;  ///< packed
    std::vector<BandClass> classes_;
    std::vector<BandSymmetry> automorphisms_;
};

}  // namespace sudokit::nine
