// A table of a plan, whose keys are taken one by one; what is wrong with one of them is noted with
// its place, and so are keys that nobody takes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/generate.hpp"

#include "campaign/plan/toml.hpp"

namespace sudokit::campaign {

/// The first fault that was found in a plan.
using PlanFault = std::optional<Error>;

class Section {
  public:
    /// `table` and `fault` must outlive it.
    Section(const TomlTable& table, TomlPlace place, PlanFault& fault)
        : table_(table), place_(place), fault_(fault) {}

    [[nodiscard]] bool has(std::string_view key) const;

    /// Makes the key a known one, though nobody reads it here.
    void know(std::string_view key) { take(key); }

    /// What the key says; nothing if it is not there, or at a fault.
    std::optional<std::string> text(std::string_view key);
    std::optional<bool> truth(std::string_view key);
    std::optional<std::uint64_t> number(std::string_view key, Range<std::uint64_t> allowed);
    std::optional<double> decimal(std::string_view key);
    std::optional<std::string> one_of(std::string_view key,
                                      std::span<const std::string_view> words);

    /// What has no greatest number.
    static constexpr std::uint64_t kNoLimit = 0xFFFF'FFFF;
    /// A number or a range of numbers. With `tenths`, one decimal is allowed, and counts are in
    /// tenths.
    std::optional<Range<std::uint64_t>> numbers(std::string_view key, Range<std::uint64_t> all,
                                                std::uint64_t tenths = 1);

    /// A number up to `most`, in tenths as above.
    std::optional<std::uint64_t> bound(std::string_view key, std::uint64_t most,
                                       std::uint64_t tenths);
    /// A word or a range of words, as their places in the list.
    std::optional<Range<std::uint64_t>> words(std::string_view key,
                                              std::span<const std::string_view> list);

    /// The same as `text`, but there must be one.
    std::string needed_text(std::string_view key);

    /// Says what is wrong where `key` stands, or where the table does.
    void refuse(std::string_view key, Message why);
    template <class... Parts>
    void refuse(std::string_view key, const MessageText& why, Parts&&... parts) {
        refuse(key, message(why, std::forward<Parts>(parts)...));
    }

    /// To be called last: all other keys are unknown.
    void finish();

  private:
    [[nodiscard]] const TomlMember* find(std::string_view key) const;
    /// The same, and it is no unknown key any more.
    const TomlMember* take(std::string_view key);
    void note(Error error);

    const TomlTable& table_;
    TomlPlace place_;
    PlanFault& fault_;
    std::vector<std::string_view> known_;
};

/// "a, b, c".
[[nodiscard]] std::string listed(std::span<const std::string_view> words);

}  // namespace sudokit::campaign
