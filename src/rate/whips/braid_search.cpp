#include "rate/whips/braid_search.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::rate::whips {

bool BraidSearch::find(Position& position, Candidate target, unsigned length,
                       const Deadline& deadline) {
    position_ = &position;
    deadline_ = &deadline;
    stopped_ = false;
    chain_.kind = Kind::braid;
    chain_.target = target;
    chain_.links.clear();
    if (nodes_.size() < length) nodes_.resize(length);
    Node start;
    start.left = position.left();
    if (enter(start, {0, 0, target}, nodes_[0])) return true;
    return search(0, length - 1) && !stopped_;
}

// True if that is a contradiction.
bool BraidSearch::enter(const Node& from, Link link, Node& to) {
    place(from.left, link.right, to.left);
    to.next.clear();
    for (const Link other : from.next) {
        if (other.right != link.right) to.next.push_back(other);
    }
    for (const std::uint16_t variable : position_->touched(link.right)) {
        const Mask values = to.left.of[variable];
        if (values == 0) return finish(variable);
        const Right right = right_of<false>(all_, variable, values);
        if (right == kRights) continue;
        const auto same = [right](const Link& known) { return known.right == right; };
        if (std::none_of(to.next.begin(), to.next.end(), same)) {
            to.next.push_back({variable, 0, right});
        }
    }
    return false;
}

// A value of the variable that is linked to the target or to one of the first links.
Candidate BraidSearch::find_left(unsigned variable, std::size_t before) const {
    for (Mask rest = position_->left().of[variable]; rest != 0;
         rest &= static_cast<Mask>(rest - 1U)) {
        const Candidate left =
            all_.candidates[variable][static_cast<unsigned>(std::countr_zero(rest))];
        if (all_.linked(left, chain_.target)) return left;
        for (std::size_t i = 0; i < before; ++i) {
            if (all_.linked(left, chain_.links[i].right)) return left;
        }
    }
    return chain_.target;
}

bool BraidSearch::finish(std::uint16_t variable) {
    chain_.last = variable;
    chain_.last_left = find_left(variable, chain_.links.size());
    for (std::size_t i = 0; i < chain_.links.size(); ++i) {
        chain_.links[i].left = find_left(chain_.links[i].variable, i);
    }
    return true;
}

bool BraidSearch::finish_with_one(const Node& node) {
    for (const Link link : node.next) {
        if (propagation_.excluded(link.right)) continue;
        if (const auto dead = position_->death(node.left, link.right)) {
            chain_.links.push_back(link);
            return finish(*dead);
        }
    }
    return false;
}

// `rest` more may be on the right.
bool BraidSearch::search(std::size_t depth, unsigned rest) {
    if (rest == 1) return finish_with_one(nodes_[depth]);
    std::vector<Right> excluded;
    const bool found = choose(depth, rest, excluded);
    for (const Right right : excluded) propagation_.exclude(right, false);
    return found;
}

bool BraidSearch::choose(std::size_t depth, unsigned rest, std::vector<Right>& excluded) {
    for (;;) {
        const Node& node = nodes_[depth];
        const auto dead = propagation_.run<false>(*position_, node.left, node.next, rest);
        if (!dead) return false;
        stopped_ = stopped_ || deadline_->passed();
        if (stopped_) return true;
        explain(*dead);
        if (used_.size() <= rest) {
            std::sort(used_.begin(), used_.end());
            for (const std::size_t i : used_) {
                chain_.links.push_back(propagation_.events()[i].link);
            }
            return finish(*dead);
        }
        const std::size_t first = *std::min_element(used_.begin(), used_.end());
        const Link link = propagation_.events()[first].link;
        chain_.links.push_back(link);
        if (enter(node, link, nodes_[depth + 1]) || search(depth + 1, rest - 1)) return true;
        chain_.links.pop_back();
        propagation_.exclude(link.right, true);
        excluded.push_back(link.right);
    }
}

// What excludes the values of the variable: the target, what is on the right already, or some of
// the events, preferably such as are used anyway.
void BraidSearch::explain(std::uint16_t variable) {
    used_.clear();
    explain_values(variable, propagation_.events().size(), kRights);
    std::size_t done = 0;
    while (done < used_.size()) {  // they grow meanwhile
        const auto& event = propagation_.events()[used_[done++]];
        explain_values(event.link.variable, event.known, event.link.right);
    }
}

void BraidSearch::explain_values(std::uint16_t variable, std::size_t known, Right right) {
    const auto events = propagation_.events();
    for (Mask values = position_->left().of[variable]; values != 0;
         values &= static_cast<Mask>(values - 1U)) {
        const Candidate value =
            all_.candidates[variable][static_cast<unsigned>(std::countr_zero(values))];
        if (value == right || all_.linked(value, chain_.target)) continue;
        const auto links = [&](const Link& link) { return all_.linked(value, link.right); };
        if (std::any_of(chain_.links.begin(), chain_.links.end(), links)) continue;
        const auto excludes = [&](std::size_t i) { return i < known && links(events[i].link); };
        if (std::any_of(used_.begin(), used_.end(), excludes)) continue;
        for (std::size_t i = 0; i < known; ++i) {
            if (!links(events[i].link)) continue;
            used_.push_back(i);
            break;
        }
    }
}

}  // namespace sudokit::rate::whips
