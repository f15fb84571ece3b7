#include "count/two_bands/boxes_table.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <unordered_map>
#include <utility>

#include "count/two_bands/inner_boxes.hpp"

namespace sudokit::count {
namespace {

// Of words of the second half, by row sums: where the numbers with each first word begin.
class KnownBases {
  public:
    explicit KnownBases(const SideWords& words) : words_(words) {}
    const std::vector<std::uint32_t>& of(const RowSums& wanted) {
        auto& found = known_[wanted];
        if (found.empty()) found = words_.bases(wanted);
        return found;
    }

  private:
    const SideWords& words_;
    std::map<RowSums, std::vector<std::uint32_t>> known_;
};

// Forms of the first half, and where the numbers of each begin.
struct FormBlocks {
    std::vector<RowDigits> forms;
    std::vector<std::size_t> begin = {0};
};

// The ways to give each digit of a word one more row, no row twice: by the set of these rows, the
// numbers of the words that come out.
struct Additions {
    std::vector<std::uint16_t> begin;  // by the set
    std::vector<std::uint16_t> numbers;

    Additions(std::uint32_t word, std::size_t digits, unsigned rows, const Words& longer) {
        std::vector<std::vector<std::uint16_t>> by_set(std::size_t{1} << rows);
        const auto add = [&](const auto& self, std::size_t digit, std::uint32_t set,
                             std::uint32_t now) -> void {
            if (digit == digits) {
                by_set[set].push_back(static_cast<std::uint16_t>(longer.number(now)));
                return;
            }
            for (unsigned row = 0; row < rows; ++row) {
                const std::uint32_t bit = 1U << (rows * digit + row);
                if ((set >> row & 1U) != 0 || (word & bit) != 0) continue;
                self(self, digit + 1, set | 1U << row, now | bit);
            }
        };
        add(add, 0, 0, word);
        for (const auto& list : by_set) {
            begin.push_back(static_cast<std::uint16_t>(numbers.size()));
            numbers.insert(numbers.end(), list.begin(), list.end());
        }
        begin.push_back(static_cast<std::uint16_t>(numbers.size()));
    }
};

std::uint64_t packed_rows(const RowDigits& rows) {
    std::uint64_t out = 0;
    for (const std::uint8_t digits : rows) out = out << 8 | digits;
    return out;
}

}  // namespace

/// Fills a table, level by level.
class BoxesTableMaker {
  public:
    BoxesTableMaker(BoxesTable& table, unsigned width, const std::vector<std::uint16_t>& boxes,
                    const Deadline& deadline)
        : table_(table), width_(width), deadline_(deadline), orders_(width) {
        choose_halves(boxes);
        form_.emplace(kinds(0));
        three_.emplace(width, 3, kinds(1));
        two_.emplace(width, 2, kinds(1));
    }

    void make() {
        fill_right();
        if (!deadline_.passed()) fill_left();
        if (!deadline_.passed()) make_codes();
        if (!deadline_.passed()) make_places();
    }

  private:
    void choose_halves(const std::vector<std::uint16_t>& boxes);
    [[nodiscard]] std::vector<std::uint32_t> kinds(std::size_t half) const;
    template <class Iterator>
    [[nodiscard]] std::uint64_t alike_orders(Iterator begin, Iterator end) const;
    std::uint64_t put_alike_together(std::vector<unsigned>& digits) const;
    void fill_right();
    void sum_right(const RowSums& wanted, const std::vector<std::uint32_t>& inner_bases,
                   const std::vector<std::uint32_t>& inner, std::vector<std::uint32_t>& out) const;
    void fill_left();
    void add_longer(const RowDigits& rows, std::size_t longer, std::size_t order,
                    std::uint32_t times, std::uint32_t* out);
    void make_codes();
    void make_places();

    BoxesTable& table_;
    unsigned width_;
    const Deadline& deadline_;
    RowOrders orders_;
    std::vector<std::uint32_t> words_;  // of each digit, in which left columns it is
    std::vector<std::uint16_t> inner_;  // left columns of all boxes but the one cut into halves
    std::optional<RowForms> form_;
    std::optional<SideWords> three_;
    std::optional<SideWords> two_;
    FormBlocks longer_;  // where a digit of the first half has three rows elsewhere
    std::vector<std::uint32_t> longer_ways_;
    FormBlocks forms_;
    std::vector<Additions> first_additions_;
    std::vector<Additions> other_additions_;
    // By order of the rows: what the words of the second half become.
    std::vector<std::vector<std::uint16_t>> moved_first_;
    std::vector<std::vector<std::uint16_t>> moved_other_;
    std::optional<KnownBases> two_bases_;
};

// A box is cut, and its columns become the halves, so that the tables become small: all orders of
// digits that are alike count in the first half, and in the second those within a word.
void BoxesTableMaker::choose_halves(const std::vector<std::uint16_t>& boxes) {
    words_.assign(std::size_t{2} * width_, 0);
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        for (std::size_t digit = 0; digit < words_.size(); ++digit) {
            words_[digit] |= (boxes[box] >> digit & 1U) << box;
        }
    }
    std::uint64_t most = 0;
    for (std::size_t cut = 0; cut < boxes.size(); ++cut) {
        for (const std::uint32_t side : {1U, 0U}) {
            std::array<std::vector<unsigned>, 2> halves;
            for (unsigned digit = 0; digit < words_.size(); ++digit) {
                halves[(boxes[cut] >> digit & 1U) == side ? 0 : 1].push_back(digit);
            }
            const std::uint64_t second = put_alike_together(halves[1]);
            const std::uint64_t orders = alike_orders(halves[0].begin(), halves[0].end()) * second;
            if (orders <= most) continue;
            most = orders;
            table_.halves_ = halves;
            inner_ = boxes;
            inner_.erase(inner_.begin() + static_cast<std::ptrdiff_t>(cut));
        }
    }
}

// How many orders of some digits leave alike those that are alike.
template <class Iterator>
std::uint64_t BoxesTableMaker::alike_orders(Iterator begin, Iterator end) const {
    std::map<std::uint32_t, std::uint64_t> sizes;
    std::uint64_t orders = 1;
    for (; begin != end; ++begin) orders *= ++sizes[words_[*begin]];
    return orders;
}

// Chooses the digits of the first word, so that there are as many orders within the two words as
// can be; answers how many.
std::uint64_t BoxesTableMaker::put_alike_together(std::vector<unsigned>& digits) const {
    std::vector<unsigned> best;
    std::uint64_t most = 0;
    const auto half = static_cast<std::ptrdiff_t>(width_ / 2);
    for (std::uint32_t set = 0; set < 1U << digits.size(); ++set) {
        if (static_cast<unsigned>(std::popcount(set)) != width_ / 2) continue;
        std::vector<unsigned> order;
        for (const std::uint32_t bit : {1U, 0U}) {
            for (std::size_t i = 0; i < digits.size(); ++i) {
                if ((set >> i & 1U) == bit) order.push_back(digits[i]);
            }
        }
        const std::uint64_t orders = alike_orders(order.begin(), order.begin() + half) *
                                     alike_orders(order.begin() + half, order.end());
        if (orders <= most) continue;
        most = orders;
        best = order;
    }
    digits = best;
    return most;
}

std::vector<std::uint32_t> BoxesTableMaker::kinds(std::size_t half) const {
    std::vector<std::uint32_t> out;
    for (const unsigned digit : table_.halves_[half]) out.push_back(words_[digit]);
    return out;
}

// The other boxes and the right column: for each form of the first half with three rows a digit,
// for all that the second half can have with two.
void BoxesTableMaker::fill_right() {
    const std::size_t half = width_ / 2;
    for (std::size_t i = 0; i < two_->first.size(); ++i) {
        first_additions_.emplace_back(two_->first.word(i), half, width_, three_->first);
    }
    for (std::size_t i = 0; i < two_->other.size(); ++i) {
        other_additions_.emplace_back(two_->other.word(i), width_ - half, width_, three_->other);
    }
    InnerBoxes inner(width_, inner_, table_.halves_, kinds(1));
    KnownBases three_bases(*three_);
    std::vector<std::uint32_t> ways;
    longer_.forms = form_->all(3);
    two_bases_.emplace(*two_);
    for (const RowDigits& rows : longer_.forms) {
        const auto& two_bases = two_bases_->of(missing_sums(rows, width_, 5));
        longer_.begin.push_back(longer_.begin.back() + two_bases.back());
    }
    longer_ways_.reserve(longer_.begin.back());
    for (const RowDigits& rows : longer_.forms) {
        if (deadline_.passed()) return;
        const auto& bases = three_bases.of(missing_sums(rows, width_, 6));
        inner.count(rows, *three_, bases, ways);
        sum_right(missing_sums(rows, width_, 5), bases, ways, longer_ways_);
    }
}

void BoxesTableMaker::sum_right(const RowSums& wanted,
                                const std::vector<std::uint32_t>& inner_bases,
                                const std::vector<std::uint32_t>& inner,
                                std::vector<std::uint32_t>& out) const {
    const std::size_t all_rows = (std::size_t{1} << width_) - 1;
    std::vector<std::uint32_t> bases;
    for (std::size_t i = 0; i < two_->first.size(); ++i) {
        const auto& others = two_->other.missing(wanted, two_->first, i);
        if (others.empty()) continue;
        const Additions& first = first_additions_[i];
        bases.clear();
        for (const std::uint16_t number : first.numbers) bases.push_back(inner_bases[number]);
        for (const std::uint16_t number : others) {
            const Additions& other = other_additions_[number];
            std::uint32_t sum = 0;
            for (std::size_t set = 0; set <= all_rows; ++set) {
                for (std::size_t a = first.begin[set]; a < first.begin[set + 1]; ++a) {
                    const std::size_t rest = all_rows ^ set;
                    for (std::size_t b = other.begin[rest]; b < other.begin[rest + 1]; ++b) {
                        sum += inner[bases[a] + three_->other.rank(other.numbers[b])];
                    }
                }
            }
            out.push_back(sum);
        }
    }
}

// And the left column: the digits of the first half get one more row, in all ways.
void BoxesTableMaker::fill_left() {
    std::unordered_map<std::uint64_t, std::size_t> number_of;
    for (std::size_t i = 0; i < longer_.forms.size(); ++i) {
        number_of[packed_rows(longer_.forms[i])] = i;
    }
    moved_first_.resize(orders_.size());
    moved_other_.resize(orders_.size());
    forms_.forms = form_->all(2);
    for (const RowDigits& rows : forms_.forms) {
        const auto& bases = two_bases_->of(missing_sums(rows, width_, 4));
        forms_.begin.push_back(forms_.begin.back() + bases.back());
    }
    table_.ways_.assign(forms_.begin.back(), 0);
    for (std::size_t i = 0; i < forms_.forms.size(); ++i) {
        if (deadline_.passed()) return;
        const RowDigits& rows = forms_.forms[i];
        std::map<std::pair<std::size_t, std::size_t>, std::uint32_t> found;
        RowDigits longer = rows;
        const auto add = [&](const auto& self, std::size_t row, std::uint32_t left) -> void {
            if (row == width_) {
                const RowForms::Form form = form_->form(longer);
                ++found[{number_of[packed_rows(form.rows)], orders_.number(form.places)}];
                return;
            }
            for (std::uint32_t open = left & ~std::uint32_t{rows[row]}; open != 0;
                 open &= open - 1) {
                const std::uint32_t digit = open & (~open + 1);
                longer[row] = static_cast<std::uint8_t>(rows[row] | digit);
                self(self, row + 1, left & ~digit);
            }
            longer[row] = rows[row];
        };
        add(add, 0, (1U << width_) - 1);
        for (const auto& [where, times] : found) {
            add_longer(rows, where.first, where.second, times, &table_.ways_[forms_.begin[i]]);
        }
    }
    table_.begin_ = forms_.begin;
    longer_ways_ = {};
}

void BoxesTableMaker::add_longer(const RowDigits& rows, std::size_t longer, std::size_t order,
                                 std::uint32_t times, std::uint32_t* out) {
    const auto moved = [&](std::uint32_t word, std::size_t digits) {
        std::uint32_t to = 0;
        for (std::size_t i = 0; i < digits; ++i) {
            const std::uint32_t column = word >> (width_ * i) & ((1U << width_) - 1);
            to |= orders_.moved(order, column) << (width_ * i);
        }
        return to;
    };
    auto& first = moved_first_[order];
    auto& other = moved_other_[order];
    if (first.empty()) {
        const std::size_t half = width_ / 2;
        for (std::size_t i = 0; i < two_->first.size(); ++i) {
            const std::uint32_t word = moved(two_->first.word(i), half);
            first.push_back(static_cast<std::uint16_t>(two_->first.number(word)));
        }
        for (std::size_t i = 0; i < two_->other.size(); ++i) {
            const std::uint32_t word = moved(two_->other.word(i), width_ - half);
            const std::uint32_t number = two_->other.number(word);
            other.push_back(static_cast<std::uint16_t>(two_->other.rank(number)));
        }
    }
    const auto& bases = two_bases_->of(missing_sums(longer_.forms[longer], width_, 5));
    const std::uint32_t* from = &longer_ways_[longer_.begin[longer]];
    const RowSums wanted = missing_sums(rows, width_, 4);
    for (std::size_t i = 0; i < two_->first.size(); ++i) {
        const std::uint32_t* here = from + bases[first[i]];
        for (const std::uint16_t number : two_->other.missing(wanted, two_->first, i)) {
            *out++ += times * here[other[number]];
        }
    }
}

// Codes of the second half's words, of those also that are not in order.
void BoxesTableMaker::make_codes() {
    std::vector<std::uint32_t> pair_of;
    for (std::uint32_t set = 0; set < 1U << width_; ++set) {
        if (std::popcount(set) != 2) continue;
        table_.pair_code_[set] = static_cast<std::uint8_t>(pair_of.size());
        pair_of.push_back(set);
    }
    table_.pairs_ = static_cast<std::uint32_t>(pair_of.size());
    table_.moved_codes_.resize(orders_.size());
    for (std::size_t order = 0; order < orders_.size(); ++order) {
        for (const std::uint32_t set : pair_of) {
            table_.moved_codes_[order][set] = table_.pair_code_[orders_.moved(order, set)];
        }
    }
    const auto words = [&](std::size_t digits) {
        std::vector<std::uint32_t> out = {0};
        for (std::size_t i = 0; i < digits; ++i) {
            std::vector<std::uint32_t> longer;
            for (const std::uint32_t pair : pair_of) {
                for (const std::uint32_t word : out) longer.push_back(word | pair << (width_ * i));
            }
            out = std::move(longer);
        }
        return out;
    };
    for (const std::uint32_t word : words(width_ - width_ / 2)) {
        table_.ranks_.push_back(two_->other.rank(two_->other.number(word)));
    }
    const auto first_words = words(width_ / 2);
    for (const RowDigits& rows : forms_.forms) {
        if (deadline_.passed()) return;
        const RowSums wanted = missing_sums(rows, width_, 4);
        auto& bases = table_.bases_[wanted];
        if (bases.empty()) {
            for (const std::uint32_t word : first_words) {
                bases.push_back(two_bases_->of(wanted)[two_->first.number(word)]);
            }
        }
        table_.bases_of_.push_back(bases.data());
    }
}

// Where each of the first half's codes is.
void BoxesTableMaker::make_places() {
    std::size_t codes = 1;
    for (unsigned i = 0; i < width_; ++i) codes *= table_.pairs_;
    table_.places_.assign(codes, 0);
    for (std::size_t i = 0; i < forms_.forms.size(); ++i) {
        if (deadline_.passed()) return;
        form_->images(forms_.forms[i], [&](const RowDigits& rows, const RowDigits& places) {
            std::array<std::uint32_t, kMostBoxRows> columns{};
            for (unsigned row = 0; row < width_; ++row) {
                for (unsigned digit = 0; digit < width_; ++digit) {
                    columns[digit] |= (rows[row] >> digit & 1U) << row;
                }
            }
            std::size_t code = 0;
            for (unsigned digit = width_; digit-- > 0;) {
                code = code * table_.pairs_ + table_.pair_code_[columns[digit]];
            }
            table_.places_[code] =
                static_cast<std::uint32_t>(i << BoxesTable::kOrderBits | orders_.number(places));
        });
    }
}

BoxesTable::BoxesTable(unsigned width, const std::vector<std::uint16_t>& left_columns,
                       const Deadline& deadline) {
    BoxesTableMaker(*this, width, left_columns, deadline).make();
}

}  // namespace sudokit::count
