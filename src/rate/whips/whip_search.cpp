#include "rate/whips/whip_search.hpp"

#include <algorithm>
#include <bit>

#include "rate/whips/propagation.hpp"

namespace sudokit::rate::whips {
namespace {

constexpr std::size_t kSmallTable = 256;

// A number for each set, and for each member: those of a set are added up.
constexpr std::uint64_t scatter(std::uint64_t value) {
    value = (value + 1) * 0x9E3779B97F4A7C15U;
    value = (value ^ value >> 29) * 0xBF58476D1CE4E5B9U;
    return value ^ value >> 32;
}

}  // namespace

bool WhipSearch::find(Position& position, Candidate target, unsigned length,
                      const Deadline& deadline) {
    position_ = &position;
    deadline_ = &deadline;
    chain_.kind = kind_;
    chain_.target = target;
    cut_ = stopped_ = with_lefts_ = false;
    if (states_.size() < length) {
        states_.resize(length);
        next_.resize(length);
    }
    place(position.left(), target, states_[0]);
    if (!run(length)) return false;
    if (choose_lefts()) return true;
    with_lefts_ = true;
    return run(length);
}

bool WhipSearch::run(unsigned length) {
    chain_.links.clear();
    if (count_ > 0 || seen_.empty()) seen_.assign(kSmallTable, 0);
    count_ = 0;
    const bool found = kind_ == Kind::g_whip ? extend<true>(0, chain_.target, length - 1, 0)
                                             : extend<false>(0, chain_.target, length - 1, 0);
    return found && !stopped_;
}

bool WhipSearch::remember(std::uint64_t key) {
    if (count_ * 2 >= seen_.size()) {
        std::vector<std::uint64_t> larger(seen_.size() * 4);
        for (const std::uint64_t old : seen_) {
            if (old == 0) continue;
            std::size_t at = old & (larger.size() - 1);
            while (larger[at] != 0) at = (at + 1) & (larger.size() - 1);
            larger[at] = old;
        }
        seen_ = std::move(larger);
    }
    std::size_t at = key & (seen_.size() - 1);
    for (; seen_[at] != 0; at = (at + 1) & (seen_.size() - 1)) {
        if (seen_[at] == key) return false;
    }
    seen_[at] = key;
    if ((++count_ & 1023U) == 0 && deadline_->passed()) stopped_ = true;
    return true;
}

// Takes for each step the first that none before has.
bool WhipSearch::choose_lefts() {
    std::vector<Candidate> taken;
    const auto choose = [&](unsigned variable, Right last, Candidate& left) {
        for (Mask rest = position_->linked(last, variable); rest != 0;
             rest &= static_cast<Mask>(rest - 1U)) {
            left = all_.candidates[variable][static_cast<unsigned>(std::countr_zero(rest))];
            if (std::find(taken.begin(), taken.end(), left) != taken.end()) continue;
            taken.push_back(left);
            return true;
        }
        return false;
    };
    Right last = chain_.target;
    for (Link& link : chain_.links) {
        if (!choose(link.variable, last, link.left)) return false;
        last = link.right;
    }
    return choose(chain_.last, last, chain_.last_left);
}

bool WhipSearch::finish(unsigned variable) {
    chain_.last = static_cast<std::uint16_t>(variable);
    if (!with_lefts_) return true;
    // What was excluded last is not on the left before.
    const Right last = chain_.links.empty() ? chain_.target : chain_.links.back().right;
    std::vector<Link> lefts;
    add(chain_.last, kRights, last, lefts);
    chain_.last_left = lefts.front().left;
    return true;
}

// A step to `right` from `last`; with each possible left, if these are to be chosen.
void WhipSearch::add(std::uint16_t variable, Right right, Right last,
                     std::vector<Link>& out) const {
    Mask rest = position_->linked(last, variable);
    if (!with_lefts_) {
        const auto same = [right](const Link& link) { return link.right == right; };
        if (rest == 0 || std::any_of(out.begin(), out.end(), same)) return;
        out.push_back({variable, 0, right});
        return;
    }
    for (; rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
        const Candidate left =
            all_.candidates[variable][static_cast<unsigned>(std::countr_zero(rest))];
        const auto is_left = [left](const Link& link) { return link.left == left; };
        if (std::none_of(chain_.links.begin(), chain_.links.end(), is_left)) {
            out.push_back({variable, left, right});
        }
    }
}

// What may come next; true if there is a contradiction.
template <bool kGroups>
bool WhipSearch::list(const Masks& left, Right last, std::vector<Link>& out) {
    out.clear();
    for (const std::uint16_t variable : position_->touched(last)) {
        const Mask values = left.of[variable];
        if (values == 0) return finish(variable);
        const Right right = right_of<kGroups>(all_, variable, values);
        if (right == kRights) continue;
        // A candidate on the path settles its variables; a group does not.
        const auto same = [right](const Link& link) { return link.right == right; };
        if (right >= kCandidates && std::any_of(chain_.links.begin(), chain_.links.end(), same)) {
            continue;
        }
        add(variable, right, last, out);
    }
    return false;
}

// `rest` more may be on the right.
template <bool kGroups>
bool WhipSearch::extend(std::size_t depth, Right last, unsigned rest, std::uint64_t set) {
    const Masks& left = states_[depth];
    if (list<kGroups>(left, last, next_[depth])) return true;
    for (const Link link : next_[depth]) {
        chain_.links.push_back(link);
        if (rest > 1) {
            const std::uint64_t lefts = with_lefts_ ? scatter(link.left + 2 * kRights) : 0;
            const std::uint64_t with = set + scatter(link.right) + lefts;
            if (remember((with ^ scatter(link.right + kRights)) | 1U)) {
                place(left, link.right, states_[depth + 1]);
                if (stopped_ || extend<kGroups>(depth + 1, link.right, rest - 1, with)) return true;
            }
        } else if (const auto dead = position_->death(left, link.right)) {
            return finish(*dead);
        } else {
            cut_ = true;
        }
        chain_.links.pop_back();
    }
    return false;
}

}  // namespace sudokit::rate::whips
