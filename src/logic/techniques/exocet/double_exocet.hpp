// Double exocets: two exocets with the same cross lines that share out four digits.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Two exocets of a band (see `JuniorExocet`) with the same three cross lines, the bases in
/// different boxes and different lines, and with four candidates between them:
///
///     B B t | . . . | . . t      B and its targets T, b and its targets t, c companions, s what
///     . . . | b b T | . . T      the cross lines have outside the band
///     . . c | . . c | . . c
///     ------+-------+------
///     . . s | . . s | . . s
///
/// No digit is in both bases. A target of each would hold it; not the one in the box of the other
/// base, which has the digit already; so both targets in the third box would, and these are two
/// cells of a house. So each of the four digits is in one base, and in one target of that base, not
/// in both, as these hold two digits: two of the three cross lines have it outside the band, and if
/// all its places there lie in two lines across, it is in both of them. Hence each digit leaves
///
/// - the rest of these two lines;
/// - what sees all its places in both bases, or in all targets;
/// - what sees all its places in one base and in the targets of the other: the first base has it,
///   or the other, and then a target of the other.
///
/// And targets hold nothing but the four digits.
class DoubleExocet final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

}  // namespace sudokit::logic
