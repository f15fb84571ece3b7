#include "logic/bit_rows.hpp"

namespace sudokit::logic {

// Number after number: what is met of the numbers before is known to its end.
BitRows closure_of(const BitRows& next, std::size_t count) {
    BitRows reach = next;
    BitRows done(1, count);
    for (std::size_t number = 0; number < count; ++number) {
        const auto all = reach[number];
        done.clear();
        for (std::size_t word = 0; word < all.size();) {
            const std::uint64_t rest = all[word] & ~done[0][word];
            if (rest == 0) {
                ++word;
                continue;
            }
            const auto met = word * 64 + static_cast<std::size_t>(std::countr_zero(rest));
            set_bit(done[0], met);
            BitRows::unite(all, met < number ? reach[met] : next[met]);
            if (met < number) BitRows::unite(done[0], reach[met]);
            word = 0;
        }
    }
    return reach;
}

}  // namespace sudokit::logic
