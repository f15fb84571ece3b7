#include "model/fd/pair_table.hpp"

#include "sudokit/expect.hpp"

namespace sudokit::fd {

PairTable::PairTable(Store& store) : width_(store.domains().size()) {
    numbers_.resize(width_ * kMaxDigits);
    linked_.resize(width_ * width_);
    for (Variable variable = 0; variable < width_; ++variable) {
        for (const Digit digit : store.domain(variable)) {
            numbers_[variable * kMaxDigits + digit - 1] =
                static_cast<std::uint32_t>(variables_.size());
            variables_.push_back(variable);
            digits_.push_back(digit);
        }
    }
    changed_.assign(size(), now);
    rows_.reserve(size() * width_);
    for (std::size_t value = 0; value < size() && !store.should_stop(); ++value) {
        for (Variable other = 0; other < width_; ++other) {
            const bool own = other == variables_[value];
            rows_.push_back(own ? bit(value) : store.domain(other).bits());
        }
    }
    for (ConstraintId id = 0; id < store.constraint_count() && !store.should_stop(); ++id) {
        const auto pair = store.constraint(id).variables();
        SUDOKIT_EXPECT(pair.size() == 2);
        for (const std::size_t which : {0U, 1U}) {
            const Variable from = pair[which];
            const Variable to = pair[1 - which];
            linked_[from * width_ + to] = true;
            for (const Digit digit : store.domain(from)) {
                const auto partners = store.constraint(id).partners(which, digit);
                SUDOKIT_EXPECT(partners.has_value());
                rows_[number(from, digit) * width_ + to] &= partners->bits();
            }
        }
    }
}

void PairTable::clear(std::size_t value, std::size_t gone) {
    std::uint64_t& word = rows_[value * width_ + variables_[gone]];
    if ((word & bit(gone)) == 0) return;
    word &= ~bit(gone);
    changed_[value] = now;
}

void PairTable::forbid(std::size_t a, std::size_t b) {
    clear(a, b);
    clear(b, a);
}

void PairTable::erase(std::size_t value) {
    for (std::size_t other = 0; other < size(); ++other) clear(other, value);
}

std::optional<Variable> PairTable::gap(std::size_t value) const {
    const auto words = row(value);
    for (Variable variable = 0; variable < width_; ++variable) {
        if (words[variable] == 0) return variable;
    }
    return std::nullopt;
}

std::optional<Variable> PairTable::gap(std::size_t a, std::size_t b) const {
    const auto of_a = row(a);
    const auto of_b = row(b);
    for (Variable variable = 0; variable < width_; ++variable) {
        if ((of_a[variable] & of_b[variable]) == 0) return variable;
    }
    return std::nullopt;
}

}  // namespace sudokit::fd
