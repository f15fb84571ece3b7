#include "rate/whips/propagation.hpp"

namespace sudokit::rate::whips {

void Propagation::add(Link link, unsigned round, std::size_t known) {
    if (met_[link.right] == age_ || excluded_[link.right]) return;
    met_[link.right] = age_;
    events_[count_++] = {link, static_cast<std::uint16_t>(round),
                         static_cast<std::uint16_t>(known)};
}

template <bool kGroups>
std::optional<std::uint16_t> Propagation::run(Position& position, const Masks& left,
                                              std::span<const Link> first, unsigned rounds) {
    ++age_;
    count_ = 0;
    complete_ = false;
    left_ = left;
    for (const Link link : first) add(link, 1, 0);
    for (std::size_t i = 0; i < count_; ++i) {
        const Event event = events_[i];
        if (event.round > rounds) return std::nullopt;
        place(left_, event.link.right, left_);
        for (const std::uint16_t variable : position.touched(event.link.right)) {
            const Mask values = left_.of[variable];
            if (values == 0) return variable;
            const Right right = right_of<kGroups>(all_, variable, values);
            if (right != kRights) add({variable, 0, right}, event.round + 1U, i + 1);
        }
    }
    complete_ = true;
    return std::nullopt;
}

template <bool kGroups>
bool Propagation::refutes(Position& position, Candidate target, unsigned rounds) {
    const Link first{0, 0, target};
    return run<kGroups>(position, position.left(), std::span(&first, 1), rounds + 1).has_value();
}

template std::optional<std::uint16_t> Propagation::run<false>(Position&, const Masks&,
                                                              std::span<const Link>, unsigned);
template bool Propagation::refutes<false>(Position&, Candidate, unsigned);
template bool Propagation::refutes<true>(Position&, Candidate, unsigned);

}  // namespace sudokit::rate::whips
