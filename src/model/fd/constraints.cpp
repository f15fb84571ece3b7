#include "model/fd/constraints.hpp"

#include <algorithm>

namespace sudokit::fd {
namespace {

std::span<const Variable> only(const Variable& variable) { return {&variable, 1}; }

}  // namespace

std::optional<DigitSet> NotEqual::partners(std::size_t /*which*/, Digit value) const {
    return ~DigitSet::of(value);
}

std::optional<DigitSet> Equivalent::partners(std::size_t which, Digit value) const {
    const DigitSet image = DigitSet::of(values_[1 - which]);
    return value == values_[which] ? image : ~image;
}

std::optional<DigitSet> Image::partners(std::size_t which, Digit value) const {
    DigitSet out;
    for (std::size_t i = 0; i < image_.size(); ++i) {
        const auto from = static_cast<Digit>(i + 1);
        const Digit to = image_[i];
        if (to != 0 && (which == 0 ? from : to) == value) out.insert(which == 0 ? to : from);
    }
    return out;
}

void NotEqual::filter(Store& store) const {
    const auto& [a, b] = variables_;
    if (store.is_assigned(a)) store.remove(b, store.domain(a), only(a));
    if (!store.failed() && store.is_assigned(b)) store.remove(a, store.domain(b), only(b));
}

void Equivalent::filter(Store& store) const {
    // Each direction may give the other one something to do, once.
    for (const std::size_t from : {0U, 1U, 0U}) {
        if (store.failed()) return;
        const std::size_t to = 1 - from;
        const DigitSet domain = store.domain(variables_[from]);
        const DigitSet image = DigitSet::of(values_[to]);
        if (!domain.contains(values_[from])) {
            store.remove(variables_[to], image, only(variables_[from]));
        } else if (domain.size() == 1) {
            store.keep(variables_[to], image, only(variables_[from]));
        }
    }
}

void Image::filter(Store& store) const {
    const auto& [a, b] = variables_;
    DigitSet possible;
    DigitSet images;
    for (const Digit value : store.domain(a)) {
        const Digit image = value <= image_.size() ? image_[value - 1] : 0;
        if (image == 0 || !store.domain(b).contains(image)) continue;
        possible.insert(value);
        images.insert(image);
    }
    store.keep(a, possible, only(b));
    if (!store.failed()) store.keep(b, images, only(a));
}

void OfPuzzle::filter(Store& store) const {
    std::vector<DigitSet> own;
    own.reserve(variables_.size());
    for (const Variable variable : variables_) own.push_back(store.domain(variable));
    if (!constraint_->filter(own)) own.assign(own.size(), DigitSet());
    for (std::size_t i = 0; i < variables_.size() && !store.failed(); ++i) {
        if (own[i] != store.domain(variables_[i])) store.keep(variables_[i], own[i], variables_);
    }
}

void Table::filter(Store& store) const {
    std::vector<DigitSet> supported(variables_.size());
    for (const auto& row : rows_) {
        bool possible = true;
        for (std::size_t i = 0; i < row.size() && possible; ++i) {
            possible = store.domain(variables_[i]).contains(row[i]);
        }
        if (!possible) continue;
        for (std::size_t i = 0; i < row.size(); ++i) supported[i].insert(row[i]);
    }
    for (std::size_t i = 0; i < variables_.size() && !store.failed(); ++i) {
        store.keep(variables_[i], supported[i], variables_);
    }
}

}  // namespace sudokit::fd
