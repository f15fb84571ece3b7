// The options of a call: a JSON object whose members are asked for one by one, and what is wrong
// with it.
//
//     Options options(text);
//     const auto limit = options.number("limit", 2);
//     const bool why = options.flag("why");
//     if (auto fault = options.fault()) return *std::move(fault);
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudokit/cnf.hpp"
#include "sudokit/explanation_walk.hpp"
#include "sudokit/formats.hpp"
#include "sudokit/generate.hpp"

#include "base/json.hpp"

namespace sudokit::capi {

/// Members that were not asked for are unknown ones, so `fault` comes last. Until then, members at
/// fault read as if they were not there.
class Options {
  public:
    /// A null pointer stands for no options.
    explicit Options(const char* text);

    [[nodiscard]] bool has(std::string_view name) { return find(name) != nullptr; }

    [[nodiscard]] bool flag(std::string_view name, bool otherwise = false);
    [[nodiscard]] std::uint64_t number(std::string_view name, std::uint64_t otherwise,
                                       std::uint64_t least = 0, std::uint64_t most = kMost);
    /// The string of that name; nothing if there is none.
    [[nodiscard]] std::optional<std::string> text(std::string_view name);
    /// An array of strings, or one string with commas between them.
    [[nodiscard]] std::vector<std::string> words(std::string_view name);
    /// An array of whole numbers.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> numbers(std::string_view name);

    /// A word that stands for something.
    template <class Meaning>
    [[nodiscard]] Meaning choice(
        std::string_view name, Meaning otherwise,
        std::initializer_list<std::pair<std::string_view, Meaning>> meanings) {
        const auto word = text(name);
        if (!word) return otherwise;
        for (const auto& [known, meaning] : meanings) {
            if (known == *word) return meaning;
        }
        refuse(name, *word);
        return otherwise;
    }

    /// What `read` makes of the word: a `Result`, an optional, or a pointer. Nothing if there is no
    /// such member, or the word means nothing.
    template <class Read>
    [[nodiscard]] auto meaning(std::string_view name, Read&& read)
        -> std::optional<std::remove_cvref_t<decltype(*read(std::string_view()))>> {
        const auto word = text(name);
        if (!word) return std::nullopt;
        auto found = read(std::string_view(*word));
        if (found) return *std::move(found);
        refuse(name, *word);
        return std::nullopt;
    }

    /// "least..most", or one value for both.
    template <class Read>
    [[nodiscard]] auto range(std::string_view name, Read&& read)
        -> std::optional<Range<std::remove_cvref_t<decltype(*read(std::string_view()))>>> {
        const auto word = text(name);
        if (!word) return std::nullopt;
        const std::string_view whole = *word;
        const std::size_t dots = whole.find("..");
        const auto least = read(whole.substr(0, dots));
        const auto most = dots == std::string_view::npos ? least : read(whole.substr(dots + 2));
        if (least && most && *least <= *most) return {{*least, *most}};
        refuse(name, whole);
        return std::nullopt;
    }

    /// The alphabet of what is written: `to_symbols`.
    [[nodiscard]] std::optional<Symbols> symbols() { return meaning("to_symbols", find_symbols); }

    /// Says that this word is none that the option has.
    void refuse(std::string_view name, std::string_view word);
    void refuse(Error error);

    /// What is wrong so far, unknown members not looked at.
    [[nodiscard]] const std::optional<Error>& first_fault() const { return fault_; }

    /// The first thing that is wrong, if anything is.
    [[nodiscard]] std::optional<Error> fault();

    static constexpr std::uint64_t kMost = std::uint64_t{1} << 62;

  private:
    [[nodiscard]] const json::Value* find(std::string_view name);
    void refuse_kind(std::string_view name, const json::Value& value, const MessageText& expected);

    json::Value root_;
    std::optional<Error> fault_;
    std::vector<std::string> asked_;
};

/// The board and the rest of how to read: `from`, `symbols`, `box`, `latin`, `layout`, `diagonal`,
/// `windows`, `extra`, and the constraints that are about the whole board by their names.
[[nodiscard]] ReadOptions reading_options(Options& options);

/// The techniques that `only`, `without` and `no_uniqueness` leave.
[[nodiscard]] ExplanationWalkOptions step_options(Options& options);

/// How puzzles are put into clauses: `encoding`, `givens` and `at_most_one`.
[[nodiscard]] CnfOptions clause_options(Options& options);

/// The techniques that a list names.
[[nodiscard]] TechniqueSet technique_options(Options& options, std::string_view name);

}  // namespace sudokit::capi
