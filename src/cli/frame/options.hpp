// The options of a command: rows that know how to take their value, and what goes with what.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/message.hpp"
#include "sudokit/result.hpp"

#include "cli/frame/arguments.hpp"

namespace sudokit::cli {

/// What is wrong with a command line, if anything is.
using UsageFault = std::optional<Error>;

/// An option as it stands on the command line.
struct OptionUse {
    std::string shown;       ///< "-j" or "--threads", as it was typed in
    std::string_view value;  ///< empty if it takes none
};

/// How an option takes its value. The functions of option_values.hpp make the usual ones.
struct OptionValue {
    MessageText argument = {};                 ///< how help names the value; empty: it takes none
    std::vector<std::string_view> words = {};  ///< that the value may be; none: any text
    bool is_list = false;                      ///< it may be several of them, with commas between
    bool is_file = false;                      ///< completions offer files
    std::function<UsageFault(const OptionUse&)> take = {};
    /// What there is to say of a value that is not among `words`, where that is more than that.
    std::function<UsageFault(const OptionUse&)> refuse = {};
};

/// What options are about; help lists them under these headings.
enum class OptionGroup : std::uint8_t { own, clauses, solving, reading, writing, general };

/// One option of a command.
struct Option {
    std::string_view name;  ///< without the dashes
    char letter = 0;        ///< short name; 0: none
    MessageText summary;
    OptionValue value;
    OptionGroup group = OptionGroup::own;
    std::string_view also = {};  ///< another name
    bool repeats = false;        ///< it may be given again

    [[nodiscard]] bool takes_value() const { return !value.argument.en.empty(); }
};

/// The options of a command, with what was said of them on the command line.
class Options {
  public:
    Options() = default;
    // Rules refer to the options that they are about.
    Options(const Options&) = delete;
    Options& operator=(const Options&) = delete;

    void add(Option option) { rows_.push_back(std::move(option)); }

    /// Both at once are a contradiction.
    void exclude(std::string_view a, std::string_view b);

    /// `a` makes no sense without `b`.
    void require(std::string_view a, std::string_view b);

    /// Called once all options were taken: what is wrong with them, or the last touch to them.
    void check(std::function<UsageFault()> rule) { rules_.push_back(std::move(rule)); }

    /// In the order in which help lists them.
    [[nodiscard]] std::span<const Option> rows() const { return rows_; }

    /// Those of a group.
    [[nodiscard]] std::vector<const Option*> of(OptionGroup group) const;

    [[nodiscard]] const Option* find(std::string_view name) const;
    [[nodiscard]] const Option* find(char letter) const;

    /// Whether the option was on the command line.
    [[nodiscard]] bool given(std::string_view name) const { return given_.contains(name); }

    /// Takes the use of an option, or says why not.
    [[nodiscard]] UsageFault take(const Option& option, const OptionUse& use);

    /// What is wrong with all of them together.
    [[nodiscard]] UsageFault finish() const;

  private:
    std::vector<Option> rows_;
    std::vector<std::function<UsageFault()>> rules_;
    std::set<std::string_view> given_;
};

/// Understands the words after the command's name, or says what is wrong with them.
[[nodiscard]] UsageFault parse_words(Options& options, Arguments& arguments,
                                     std::span<const std::string_view> words);

/// The language that `--lang` asks for somewhere in `words`, else that of the environment. Needed
/// before parsing, to complain in the right language.
[[nodiscard]] Language choose_language(std::span<const std::string_view> words);

}  // namespace sudokit::cli
