// The algorithms of std::ranges and the comparisons that the library uses, for the standard library
// of Emscripten 3.1.6, which has none of them. Included before everything else by the build for
// WebAssembly alone.
#pragma once
#pragma GCC system_header

#include <algorithm>
#include <array>
#include <compare>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

#if !defined(_LIBCPP_VERSION) || _LIBCPP_VERSION >= 15000
#error "this standard library has algorithms of its own"
#endif

// NOLINTBEGIN(cert-dcl58-cpp): what the library is to find there.
_LIBCPP_BEGIN_NAMESPACE_STD

template <class A, class B>
constexpr auto lexicographical_compare_three_way(A a, A a_end, B b, B b_end)
    -> decltype(*a <=> *b) {
    for (; a != a_end && b != b_end; ++a, ++b) {
        if (const auto order = *a <=> *b; order != 0) return order;
    }
    if (a != a_end) return strong_ordering::greater;
    return b != b_end ? strong_ordering::less : strong_ordering::equal;
}

template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
    return __builtin_bit_cast(To, from);
}

template <class T, size_t N>
requires requires(const T& t) { t <=> t; }
constexpr auto operator<=>(const array<T, N>& a, const array<T, N>& b) {
    return lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}
template <class T, class A>
requires requires(const T& t) { t <=> t; }
constexpr auto operator<=>(const vector<T, A>& a, const vector<T, A>& b) {
    return lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}

namespace ranges {

template <class R>
concept SudokitRange = requires(R& range) {
    std::begin(range);
    std::end(range);
};

template <class I>
concept SudokitIterator = requires(I it) {
    *it;
    ++it;
};

// Two iterators as a range.
template <class I>
struct Stretch {
    I first;
    I last;
    constexpr I begin() const { return first; }
    constexpr I end() const { return last; }
};

// Compares what the projection makes of two values.
template <class C, class P>
constexpr auto projected(C& compare, P& project) {
    return [&](const auto& a, const auto& b) {
        return static_cast<bool>(
            std::invoke(compare, std::invoke(project, a), std::invoke(project, b)));
    };
}

template <SudokitRange R, class F, class P = std::identity>
constexpr auto find_if(R&& range, F test, P project = {}) {
    auto it = std::begin(range);
    while (it != std::end(range) && !std::invoke(test, std::invoke(project, *it))) ++it;
    return it;
}
template <SudokitIterator I, class F, class P = std::identity>
constexpr I find_if(I first, I last, F test, P project = {}) {
    return find_if(Stretch<I>{first, last}, test, project);
}
template <SudokitRange R, class F, class P = std::identity>
constexpr auto find_if_not(R&& range, F test, P project = {}) {
    return find_if(
        range, [&](auto&& value) { return !std::invoke(test, value); }, project);
}
template <SudokitRange R, class T, class P = std::identity>
constexpr auto find(R&& range, const T& wanted, P project = {}) {
    return find_if(
        range, [&](const auto& value) { return value == wanted; }, project);
}
template <SudokitIterator I, class T, class P = std::identity>
constexpr I find(I first, I last, const T& wanted, P project = {}) {
    return find(Stretch<I>{first, last}, wanted, project);
}
template <SudokitRange R, SudokitRange Q>
constexpr auto find_first_of(R&& range, Q&& wanted) {
    return std::find_first_of(std::begin(range), std::end(range), std::begin(wanted),
                              std::end(wanted));
}
template <SudokitRange R, class F, class P = std::identity>
constexpr bool any_of(R&& range, F test, P project = {}) {
    return find_if(range, std::ref(test), project) != std::end(range);
}
template <SudokitIterator I, class F, class P = std::identity>
constexpr bool any_of(I first, I last, F test, P project = {}) {
    return find_if(first, last, std::ref(test), project) != last;
}
template <SudokitRange R, class F, class P = std::identity>
constexpr bool none_of(R&& range, F test, P project = {}) {
    return !any_of(range, std::ref(test), project);
}
template <SudokitRange R, class F, class P = std::identity>
constexpr bool all_of(R&& range, F test, P project = {}) {
    return find_if_not(range, std::ref(test), project) == std::end(range);
}
template <SudokitIterator I, class F, class P = std::identity>
constexpr bool all_of(I first, I last, F test, P project = {}) {
    return all_of(Stretch<I>{first, last}, std::ref(test), project);
}
template <SudokitRange R, class F, class P = std::identity>
constexpr ptrdiff_t count_if(R&& range, F test, P project = {}) {
    ptrdiff_t out = 0;
    for (auto&& value : range) {
        if (std::invoke(test, std::invoke(project, value))) ++out;
    }
    return out;
}
template <SudokitRange R, class T, class P = std::identity>
constexpr ptrdiff_t count(R&& range, const T& wanted, P project = {}) {
    return count_if(
        range, [&](const auto& value) { return value == wanted; }, project);
}
template <SudokitRange R, class C = std::equal_to<>, class P = std::identity>
constexpr auto adjacent_find(R&& range, C compare = {}, P project = {}) {
    auto it = std::begin(range);
    if (it == std::end(range)) return it;
    for (auto after = std::next(it); after != std::end(range); ++it, ++after) {
        if (std::invoke(compare, std::invoke(project, *it), std::invoke(project, *after)))
            return it;
    }
    return std::end(range);
}
template <SudokitRange R, SudokitRange Q, class C = std::equal_to<>, class P = std::identity,
          class S = std::identity>
constexpr auto mismatch(R&& a, Q&& b, C compare = {}, P project_a = {}, S project_b = {}) {
    struct Result {
        decltype(std::begin(a)) in1;
        decltype(std::begin(b)) in2;
    } at{std::begin(a), std::begin(b)};
    while (at.in1 != std::end(a) && at.in2 != std::end(b) &&
           std::invoke(compare, std::invoke(project_a, *at.in1), std::invoke(project_b, *at.in2))) {
        ++at.in1;
        ++at.in2;
    }
    return at;
}
template <SudokitRange R, SudokitRange Q, class C = std::equal_to<>, class P = std::identity,
          class S = std::identity>
constexpr bool equal(R&& a, Q&& b, C compare = {}, P project_a = {}, S project_b = {}) {
    const auto at = ranges::mismatch(a, b, compare, project_a, project_b);
    return at.in1 == std::end(a) && at.in2 == std::end(b);
}
template <SudokitRange R, SudokitRange Q, class C = std::equal_to<>, class P = std::identity,
          class S = std::identity>
constexpr bool is_permutation(R&& a, Q&& b, C compare = {}, P project_a = {}, S project_b = {}) {
    if (std::distance(std::begin(a), std::end(a)) != std::distance(std::begin(b), std::end(b))) {
        return false;
    }
    for (const auto& value : a) {
        const auto is_same = [&](const auto& other) {
            return std::invoke(compare, std::invoke(project_a, value), other);
        };
        const auto is_same_in_a = [&](const auto& other) {
            return std::invoke(compare, std::invoke(project_a, value), other);
        };
        if (ranges::count_if(a, is_same_in_a, project_a) !=
            ranges::count_if(b, is_same, project_b)) {
            return false;
        }
    }
    return true;
}
template <SudokitRange R, SudokitRange Q>
constexpr bool includes(R&& a, Q&& b) {
    return std::includes(std::begin(a), std::end(a), std::begin(b), std::end(b));
}

template <SudokitRange R, class O>
constexpr O copy(R&& range, O out) {
    return std::copy(std::begin(range), std::end(range), out);
}
template <SudokitRange R, class O, class F, class P = std::identity>
constexpr O copy_if(R&& range, O out, F test, P project = {}) {
    for (auto&& value : range) {
        if (std::invoke(test, std::invoke(project, value))) *out++ = value;
    }
    return out;
}
template <SudokitRange R, class O, class T>
constexpr O remove_copy(R&& range, O out, const T& value) {
    return std::remove_copy(std::begin(range), std::end(range), out, value);
}
template <SudokitRange R, class O>
constexpr O move(R&& range, O out) {
    return std::move(std::begin(range), std::end(range), out);
}
template <SudokitRange R, class O, class F>
constexpr O transform(R&& range, O out, F make) {
    return std::transform(std::begin(range), std::end(range), out, make);
}
template <SudokitRange R, SudokitRange Q, class O>
constexpr O set_intersection(R&& a, Q&& b, O out) {
    return std::set_intersection(std::begin(a), std::end(a), std::begin(b), std::end(b), out);
}
template <SudokitRange R, class T>
constexpr void fill(R&& range, const T& value) {
    std::fill(std::begin(range), std::end(range), value);
}
template <SudokitRange R, class T, class U>
constexpr void replace(R&& range, const T& from, const U& to) {
    for (auto& value : range) {
        if (value == from) value = to;
    }
}
template <SudokitRange R>
constexpr void reverse(R&& range) {
    std::reverse(std::begin(range), std::end(range));
}
template <SudokitRange R>
constexpr auto next_permutation(R&& range) {
    struct Result {
        bool found;
    };
    return Result{std::next_permutation(std::begin(range), std::end(range))};
}

template <SudokitRange R, class C = std::less<>, class P = std::identity>
constexpr void sort(R&& range, C compare = {}, P project = {}) {
    std::sort(std::begin(range), std::end(range), projected(compare, project));
}
template <SudokitIterator I, class C = std::less<>, class P = std::identity>
constexpr void sort(I first, I last, C compare = {}, P project = {}) {
    std::sort(first, last, projected(compare, project));
}
template <SudokitRange R, class C = std::less<>, class P = std::identity>
constexpr void stable_sort(R&& range, C compare = {}, P project = {}) {
    std::stable_sort(std::begin(range), std::end(range), projected(compare, project));
}
template <SudokitRange R, class I, class C = std::less<>, class P = std::identity>
constexpr void partial_sort(R&& range, I middle, C compare = {}, P project = {}) {
    std::partial_sort(std::begin(range), middle, std::end(range), projected(compare, project));
}
template <SudokitRange R, class C = std::less<>, class P = std::identity>
constexpr bool is_sorted(R&& range, C compare = {}, P project = {}) {
    return std::is_sorted(std::begin(range), std::end(range), projected(compare, project));
}
template <SudokitRange R, class T, class C = std::less<>, class P = std::identity>
constexpr auto lower_bound(R&& range, const T& wanted, C compare = {}, P project = {}) {
    return std::lower_bound(std::begin(range), std::end(range), wanted,
                            [&](const auto& value, const T& other) {
                                return std::invoke(compare, std::invoke(project, value), other);
                            });
}
template <SudokitRange R, class T, class C = std::less<>, class P = std::identity>
constexpr auto upper_bound(R&& range, const T& wanted, C compare = {}, P project = {}) {
    return std::upper_bound(std::begin(range), std::end(range), wanted,
                            [&](const T& other, const auto& value) {
                                return std::invoke(compare, other, std::invoke(project, value));
                            });
}
template <SudokitRange R, class T, class C = std::less<>, class P = std::identity>
constexpr bool binary_search(R&& range, const T& wanted, C compare = {}, P project = {}) {
    const auto at = ranges::lower_bound(range, wanted, compare, project);
    return at != std::end(range) && !std::invoke(compare, wanted, std::invoke(project, *at));
}
template <SudokitRange R, class C = std::less<>, class P = std::identity>
constexpr auto min_element(R&& range, C compare = {}, P project = {}) {
    return std::min_element(std::begin(range), std::end(range), projected(compare, project));
}
template <SudokitIterator I, class C = std::less<>, class P = std::identity>
constexpr I min_element(I first, I last, C compare = {}, P project = {}) {
    return std::min_element(first, last, projected(compare, project));
}
template <SudokitRange R, class C = std::less<>, class P = std::identity>
constexpr auto max_element(R&& range, C compare = {}, P project = {}) {
    return std::max_element(std::begin(range), std::end(range), projected(compare, project));
}
template <SudokitRange R, class C = std::less<>, class P = std::identity>
constexpr auto min(R&& range, C compare = {}, P project = {}) {
    return *ranges::min_element(range, compare, project);
}
template <SudokitRange R, class C = std::less<>, class P = std::identity>
constexpr auto max(R&& range, C compare = {}, P project = {}) {
    return *ranges::max_element(range, compare, project);
}
template <SudokitRange R, class C = std::less<>, class P = std::identity>
constexpr auto minmax(R&& range, C compare = {}, P project = {}) {
    const auto found =
        std::minmax_element(std::begin(range), std::end(range), projected(compare, project));
    struct Result {
        typename iterator_traits<decltype(std::begin(range))>::value_type min;
        typename iterator_traits<decltype(std::begin(range))>::value_type max;
    };
    return Result{*found.first, *found.second};
}
template <SudokitRange R, class C = std::less<>>
constexpr void make_heap(R&& range, C compare = {}) {
    std::make_heap(std::begin(range), std::end(range), compare);
}
template <SudokitRange R, class C = std::less<>>
constexpr void push_heap(R&& range, C compare = {}) {
    std::push_heap(std::begin(range), std::end(range), compare);
}
template <SudokitRange R, class C = std::less<>>
constexpr void pop_heap(R&& range, C compare = {}) {
    std::pop_heap(std::begin(range), std::end(range), compare);
}

}  // namespace ranges
_LIBCPP_END_NAMESPACE_STD
// NOLINTEND(cert-dcl58-cpp)
