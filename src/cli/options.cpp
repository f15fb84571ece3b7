#include "cli/options.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <set>
#include <utility>

#include "sudokit/solve.hpp"

#include "cli/compression.hpp"
#include "cli/kernels.hpp"
#include "cli/messages.hpp"
#include "cli/nearest.hpp"
#include "cli/sizes.hpp"

namespace sudokit::cli {
namespace {

template <class... Parts>
Error usage_error(const MessageText& text, Parts&&... parts) {
    return Error{ErrorCode::syntax, 0, message(text, std::forward<Parts>(parts)...)};
}

std::string joined(const std::vector<std::string_view>& words) {
    std::string out;
    for (const std::string_view word : words) {
        if (!out.empty()) out += ", ";
        out += word;
    }
    return out;
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<double> positive_seconds(std::string_view text) {
    double seconds = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (!std::isfinite(seconds) || seconds <= 0) return std::nullopt;
    return seconds;
}

class Parser {
  public:
    Parser(const Command& command, Language language) {
        out_.command = &command;
        out_.language = language;
    }

    Result<Arguments> parse(std::span<const std::string_view> words) {
        bool options_end = false;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::string_view word = words[i];
            std::optional<Error> error;
            if (options_end || word.size() < 2 || word[0] != '-') {
                out_.operands.emplace_back(word);
            } else if (word == "--") {
                options_end = true;
            } else if (word[1] == '-') {
                error = long_option(word.substr(2), words, i);
            } else {
                error = letters(word.substr(1), words, i);
            }
            if (error) return *std::move(error);
        }
        if (auto error = contradictions()) return *std::move(error);
        return std::move(out_);
    }

  private:
    using Words = std::span<const std::string_view>;

    std::optional<Error> long_option(std::string_view text, Words words, std::size_t& i) {
        const std::size_t equals = text.find('=');
        const std::string_view name = text.substr(0, equals);
        const OptionInfo* option = find(name);
        if (option == nullptr) return unknown(name);
        const std::string shown = "--" + std::string(name);
        if (equals != std::string_view::npos) {
            if (!option->takes_value()) return usage_error(text::kNoValueWanted, shown);
            return take(*option, shown, text.substr(equals + 1));
        }
        return take_next(*option, shown, words, i);
    }

    // "-j4", "-j 4", "-qk", "-qj4".
    std::optional<Error> letters(std::string_view text, Words words, std::size_t& i) {
        for (std::size_t at = 0; at < text.size(); ++at) {
            const OptionInfo* option = find(text[at]);
            const std::string shown = "-" + std::string(1, text[at]);
            if (option == nullptr) return unknown_letters(text, shown);
            if (option->takes_value() && at + 1 < text.size()) {
                std::string_view value = text.substr(at + 1);
                if (value.front() == '=') value.remove_prefix(1);
                return take(*option, shown, value);
            }
            if (auto error = take_next(*option, shown, words, i)) return error;
        }
        return std::nullopt;
    }

    std::optional<Error> take_next(const OptionInfo& option, const std::string& shown, Words words,
                                   std::size_t& i) {
        if (!option.takes_value()) return take(option, shown, {});
        if (i + 1 == words.size()) {
            return usage_error(text::kValueMissing, shown, option.argument);
        }
        return take(option, shown, words[++i]);
    }

    const OptionInfo* find(std::string_view name) const {
        if (name == "color") name = "colour";
        for (const OptionInfo& option : all_options()) {
            if (option.name == name && option.belongs_to(out_.command->id)) return &option;
        }
        return name == "to" ? find("format") : nullptr;
    }

    const OptionInfo* find(char letter) const {
        for (const OptionInfo& option : all_options()) {
            if (option.letter == letter && option.belongs_to(out_.command->id)) return &option;
        }
        return nullptr;
    }

    Error unknown(std::string_view name) const {
        const std::string shown = "--" + std::string(name);
        std::vector<std::string_view> own;
        for (const OptionInfo& option : all_options()) {
            if (option.belongs_to(out_.command->id)) {
                own.push_back(option.name);
            } else if (option.name == name) {
                return usage_error(text::kOtherCommandsOption, shown, out_.command->name);
            }
        }
        const std::string_view meant = nearest(name, own);
        if (!meant.empty()) {
            return usage_error(text::kUnknownOptionNear, shown, "--" + std::string(meant));
        }
        return usage_error(text::kUnknownOption, shown, out_.command->name);
    }

    // A puzzle that begins with a dash is easily taken for options.
    Error unknown_letters(std::string_view text, const std::string& shown) const {
        if (text.size() >= 9) return usage_error(text::kDashedOperand, shown);
        return usage_error(text::kUnknownOption, shown, out_.command->name);
    }

    std::optional<Error> take(const OptionInfo& option, const std::string& shown,
                              std::string_view value) {
        const bool again = !seen_.insert(option.id).second;
        if (again && !may_repeat(option.id)) {
            return usage_error(text::kOptionTwice, shown);
        }
        const std::vector<std::string_view> words = allowed_words(option.values);
        if (!words.empty() && std::find(words.begin(), words.end(), value) == words.end()) {
            return bad_word(option, shown, value, words);
        }
        if (option.takes_value() && value.empty()) {
            return usage_error(text::kValueMissing, shown, option.argument);
        }
        return set(option, shown, value);
    }

    [[nodiscard]] bool may_repeat(OptionId id) const {
        const bool filter = id == OptionId::model || id == OptionId::rules;
        return id == OptionId::extra || (filter && compares());
    }

    [[nodiscard]] bool compares() const { return out_.command->id == CommandId::compare; }

    static Error bad_word(const OptionInfo& option, const std::string& shown,
                          std::string_view value, const std::vector<std::string_view>& words) {
        if (option.values == Values::writable_format && find_format(value)) {
            return usage_error(text::kFormatReadOnly, shown, value);
        }
        if (option.values == Values::engine) {
            for (const EngineInfo& engine : all_engines()) {
                if (engine.name == value) return usage_error(text::kEngineLeftOut, shown, value);
            }
        }
        const std::string_view meant = nearest(value, words);
        if (!meant.empty()) return usage_error(text::kBadWordNear, shown, value, meant);
        return usage_error(text::kBadWord, shown, joined(words), value);
    }

    std::optional<Error> set(const OptionInfo& option, const std::string& shown,
                             std::string_view value) {
        switch (option.id) {
            case OptionId::from: out_.read.format = find_format(value); break;
            case OptionId::format: out_.format = find_format(value); break;
            case OptionId::symbols: out_.read.symbols = find_symbols(value); break;
            case OptionId::to_symbols: out_.write.symbols = find_symbols(value); break;
            case OptionId::box: return set_box(shown, value);
            case OptionId::latin: out_.read.latin = true; break;
            case OptionId::layout: out_.layout = std::string(value); break;
            case OptionId::diagonal: out_.read.diagonals = true; break;
            case OptionId::windows: out_.read.windows = true; break;
            case OptionId::extra: out_.extra.emplace_back(value); break;
            case OptionId::to: out_.export_kind = *find_export(value); break;
            case OptionId::encoding: out_.cnf.encoding = encoding_of(value); break;
            case OptionId::givens:
                out_.cnf.givens = value == "full" ? GivenClauses::full : GivenClauses::units;
                break;
            case OptionId::at_most_one: out_.cnf.at_most_one = at_most_one_of(value); break;
            case OptionId::sizes: out_.sizes = true; break;
            case OptionId::colours: out_.colours = std::string(value); break;
            case OptionId::with: return set_number(shown, value, out_.with, kMostColours);
            case OptionId::heuristic: out_.heuristic = true; break;
            case OptionId::count_colourings: out_.count = true; break;
            case OptionId::all: out_.all = true; break;
            case OptionId::limit: return set_number(shown, value, out_.limit, kNoMost);
            case OptionId::timeout: return set_seconds(shown, value, out_.timeout);
            case OptionId::scale: out_.scale = find_scale(value).value_or(out_.scale); break;
            case OptionId::only: return set_only(shown, value);
            case OptionId::without: return set_without(shown, value);
            case OptionId::until: return set_until(shown, value);
            case OptionId::all_steps: out_.all_steps = true; break;
            case OptionId::summary: out_.summary = true; break;
            case OptionId::pictures: out_.pictures = true; break;
            case OptionId::html: out_.html = true; break;
            case OptionId::svg: out_.svg = std::string(value); break;
            case OptionId::no_uniqueness: out_.uniqueness = false; break;
            case OptionId::verify_steps: out_.verify_steps = true; break;
            case OptionId::strength: return set_strength(shown, value);
            case OptionId::model: return set_model(shown, value);
            case OptionId::order: return set_order(shown, value);
            case OptionId::rules: return set_rules(shown, value);
            case OptionId::consistency:
                out_.consistency = value == "sac" ? Consistency::sac : Consistency::ac;
                break;
            case OptionId::engine: out_.engine = std::string(value); break;
            case OptionId::solver_command: out_.solver_command = std::string(value); break;
            case OptionId::failed_literals: out_.failed_literals = true; break;
            case OptionId::depth: return set_depth(shown, value);
            case OptionId::probe: out_.probe = std::string(value); break;
            case OptionId::why: out_.why = std::string(value); break;
            case OptionId::trace: out_.trace = true; break;
            case OptionId::operations: out_.operations = true; break;
            case OptionId::left: out_.left = std::string(value); break;
            case OptionId::json: json_ = true; break;
            case OptionId::output: out_.output = value == "-" ? "" : std::string(value); break;
            case OptionId::threads: return set_number(shown, value, out_.threads, kMostThreads);
            case OptionId::keep_going: out_.keep_going = true; break;
            case OptionId::stats: out_.stats = true; break;
            case OptionId::signature: out_.signature = true; break;
            case OptionId::kernel: return set_kernel(option, shown, value);
            case OptionId::time: return set_seconds(shown, value, out_.time);
            case OptionId::rounds: return set_number(shown, value, out_.rounds, kMostRounds);
            case OptionId::seed: return set_seed(shown, value);
            case OptionId::colour: out_.colour = colour_of(value); break;
            case OptionId::unicode: out_.unicode = true; break;
            case OptionId::man: out_.man = true; break;
            case OptionId::completion: out_.completion = std::string(value); break;
            case OptionId::quiet: out_.quiet = true; break;
            case OptionId::lang: out_.language = value == "fr" ? Language::fr : Language::en; break;
            case OptionId::help: out_.help = true; break;
        }
        return std::nullopt;
    }

    std::optional<Error> set_model(const std::string& shown, std::string_view value) {
        if (out_.command->id == CommandId::walk) {
            out_.walk_model = find_walk_model(value).value_or(out_.walk_model);
            return std::nullopt;
        }
        if (compares()) return add_filter(shown, read_model_filter(value));
        return set_means(shown, read_model(value), out_.model);
    }

    // Which cells there are depends on the puzzle; here, what could be one on the largest board.
    std::optional<Error> set_order(const std::string& shown, std::string_view value) {
        const auto cells = read_order(Puzzle(Board::standard(kMaxOrder)), value);
        if (!cells) {
            return usage_error(text::kBadMeans, shown, cells.error().message);
        }
        out_.order = std::string(value);
        return std::nullopt;
    }

    std::optional<Error> set_rules(const std::string& shown, std::string_view value) {
        if (compares()) return add_filter(shown, read_rule_filter(value));
        return set_means(shown, read_rules(value), out_.rules);
    }

    std::optional<Error> add_filter(const std::string& shown, Result<Filter> filter) {
        if (!filter) {
            return usage_error(text::kBadMeans, shown, filter.error().message);
        }
        out_.models.push_back(*std::move(filter));
        return std::nullopt;
    }

    std::optional<Error> set_strength(const std::string& shown, std::string_view value) {
        std::optional<std::uint8_t> strength;
        if (auto error = set_number(shown, value, strength, kMostStrength)) return error;
        out_.strength = static_cast<HintStrength>(*strength);
        return std::nullopt;
    }

    // What both options say holds, in whichever order they come.
    std::optional<Error> set_only(const std::string& shown, std::string_view value) {
        TechniqueSet named;
        if (auto error = read_techniques(shown, value, named)) return error;
        out_.techniques &= named;
        return std::nullopt;
    }

    std::optional<Error> set_without(const std::string& shown, std::string_view value) {
        TechniqueSet named;
        if (auto error = read_techniques(shown, value, named)) return error;
        out_.techniques &= ~named;
        return std::nullopt;
    }

    std::optional<Error> set_until(const std::string& shown, std::string_view value) {
        out_.until = find_technique(value);
        return out_.until ? std::nullopt : std::optional(bad_technique(shown, value));
    }

    static std::optional<Error> read_techniques(const std::string& shown, std::string_view value,
                                                TechniqueSet& named) {
        while (!value.empty()) {
            const std::size_t comma = std::min(value.find(','), value.size());
            const auto technique = find_technique(value.substr(0, comma));
            if (!technique) return bad_technique(shown, value.substr(0, comma));
            named.set(static_cast<std::size_t>(*technique));
            value.remove_prefix(std::min(comma + 1, value.size()));
        }
        return std::nullopt;
    }

    static Error bad_technique(const std::string& shown, std::string_view value) {
        std::vector<std::string_view> words;
        for (const TechniqueInfo& info : all_techniques()) {
            words.push_back(info.word);
            if (!info.paper_word.empty()) words.push_back(info.paper_word);
        }
        const std::string_view meant = nearest(value, words);
        if (!meant.empty()) return usage_error(text::kBadWordNear, shown, value, meant);
        return usage_error(text::kBadTechnique, shown, value);
    }

    static Colour colour_of(std::string_view value) {
        if (value == "always") return Colour::always;
        return value == "never" ? Colour::never : Colour::automatic;
    }

    static Encoding encoding_of(std::string_view value) {
        if (value == "minimal") return Encoding::minimal;
        return value == "efficient" ? Encoding::efficient : Encoding::extended;
    }

    static AtMostOne at_most_one_of(std::string_view value) {
        if (value == "product") return AtMostOne::product;
        if (value == "ladder") return AtMostOne::ladder;
        return value == "commander" ? AtMostOne::commander : AtMostOne::pairwise;
    }

    std::optional<Error> set_depth(const std::string& shown, std::string_view value) {
        const auto number = whole_number(value);
        if (!number || *number > kMostDepth) {
            return usage_error(text::kBadDepth, shown, value, kMostDepth);
        }
        out_.depth = static_cast<std::uint32_t>(*number);
        return std::nullopt;
    }

    static std::optional<Error> set_seconds(const std::string& shown, std::string_view value,
                                            double& place) {
        const auto seconds = positive_seconds(value);
        if (!seconds) return usage_error(text::kBadSeconds, shown, value);
        place = *seconds;
        return std::nullopt;
    }

    // A model or rules, or what is wrong with their name.
    template <class Means, class Place>
    std::optional<Error> set_means(const std::string& shown, const Result<Means>& means,
                                   Place& place) const {
        if (!means) {
            return usage_error(text::kBadMeans, shown, means.error().message);
        }
        place = *means;
        return std::nullopt;
    }

    // Not a list of words in the table: completions are made on another machine.
    std::optional<Error> set_kernel(const OptionInfo& option, const std::string& shown,
                                    std::string_view value) {
        std::vector<std::string_view> words = kernel_names();
        words.emplace_back("all");
        if (std::find(words.begin(), words.end(), value) == words.end()) {
            return bad_word(option, shown, value, words);
        }
        out_.kernel = std::string(value);
        return std::nullopt;
    }

    std::optional<Error> set_seed(const std::string& shown, std::string_view value) {
        const auto number = whole_number(value);
        if (!number) return usage_error(text::kBadSeed, shown, value);
        out_.seed = *number;
        return std::nullopt;
    }

    template <class Number>
    static std::optional<Error> set_number(const std::string& shown, std::string_view value,
                                           std::optional<Number>& place, std::uint64_t most) {
        const auto number = whole_number(value);
        if (!number || *number == 0 || *number > most) {
            if (most == kNoMost) return usage_error(text::kBadNumber, shown, value);
            return usage_error(text::kBadNumberUpTo, shown, value, most);
        }
        place = static_cast<Number>(*number);
        return std::nullopt;
    }

    std::optional<Error> set_box(const std::string& shown, std::string_view value) {
        const std::size_t cross = std::min(value.find_first_of("xX"), value.size());
        const std::uint64_t rows = whole_number(value.substr(0, cross)).value_or(0);
        const std::uint64_t columns =
            whole_number(value.substr(std::min(cross + 1, value.size()))).value_or(0);
        if (rows == 0 || columns == 0) {
            return usage_error(text::kBadBox, shown, value);
        }
        if (rows > kMaxOrder || columns > kMaxOrder || rows * columns > kMaxOrder) {
            return usage_error(text::kBoxTooLarge, shown, value, kMaxOrder);
        }
        const auto board = Board::make(
            Shape::boxes(static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns)));
        if (!board) return board.error();
        out_.read.board = *board;
        return std::nullopt;
    }

    std::optional<Error> exclusive(OptionId a, OptionId b) const {
        if (!seen_.contains(a) || !seen_.contains(b)) return std::nullopt;
        return usage_error(text::kNotTogether, shown_name(a), shown_name(b));
    }

    static std::string shown_name(OptionId id) {
        for (const OptionInfo& option : all_options()) {
            if (option.id == id) return "--" + std::string(option.name);
        }
        return {};
    }

    // The one engine that runs a program must be told which; the others must not.
    std::optional<Error> command_fault() const {
        const auto engines = all_engines();
        const auto chosen = std::ranges::find(engines, out_.engine, &EngineInfo::name);
        const bool needed = chosen != engines.end() && chosen->needs_command;
        if (needed == seen_.contains(OptionId::solver_command)) return std::nullopt;
        return usage_error(needed ? text::kCommandMissing : text::kCommandUnused);
    }

    std::optional<Error> contradictions() {
        using enum OptionId;
        for (const auto& [a, b] : {std::pair(box, latin),
                                   std::pair(box, layout),
                                   std::pair(latin, layout),
                                   std::pair(man, completion),
                                   std::pair(signature, time),
                                   std::pair(signature, rounds),
                                   std::pair(signature, seed),
                                   std::pair(signature, threads),
                                   std::pair(operations, failed_literals),
                                   std::pair(operations, depth),
                                   std::pair(operations, probe),
                                   std::pair(why, probe),
                                   std::pair(why, trace),
                                   std::pair(left, probe),
                                   std::pair(rules, consistency),
                                   std::pair(rules, trace),
                                   std::pair(all_steps, summary),
                                   std::pair(all_steps, until),
                                   std::pair(summary, pictures),
                                   std::pair(pictures, json),
                                   std::pair(html, json),
                                   std::pair(html, summary),
                                   std::pair(html, pictures),
                                   std::pair(html, all_steps),
                                   std::pair(count_colourings, heuristic),
                                   std::pair(count_colourings, engine),
                                   std::pair(heuristic, engine)}) {
            if (auto error = exclusive(a, b)) return error;
        }
        if (auto error = command_fault()) return error;
        if (out_.count && !out_.with) {
            return usage_error(text::kOnlyWith, shown_name(count_colourings), shown_name(with));
        }
        if (out_.command->id == CommandId::colour && out_.limit && !out_.count) {
            return usage_error(text::kOnlyWith, shown_name(limit), shown_name(count_colourings));
        }
        if (json_ && out_.format && *out_.format != Format::json) {
            return usage_error(text::kNotTogether, "--json", shown_name(format));
        }
        if (json_) out_.format = Format::json;
        if (auto error = take_extension()) return error;
        if (!compares()) {
            if (auto error = exclusive(model, rules)) return error;
        }
        if (auto error = without_room()) return error;
        if (out_.export_kind == Export::opb && seen_.contains(at_most_one)) {
            return usage_error(text::kOpbAtMostOne, shown_name(at_most_one));
        }
        const auto kind = all_exports()[static_cast<std::size_t>(out_.export_kind)].name;
        for (const OptionId id : {encoding, givens, at_most_one}) {
            if (seen_.contains(id) && !is_formula(out_.export_kind)) {
                return usage_error(text::kOnlyForFormulas, shown_name(id), kind);
            }
        }
        if (out_.sizes && !has_sizes(out_.export_kind)) {
            return usage_error(text::kNoSizes, shown_name(sizes), kind);
        }
        if (out_.command->id == CommandId::encode && json_ && !out_.sizes) {
            return usage_error(text::kOnlyWith, "--json", shown_name(sizes));
        }
        if (answers_in_words() && out_.format && *out_.format != Format::line &&
            *out_.format != Format::json) {
            return usage_error(text::kWordsFormat, out_.command->name,
                               format_info(*out_.format).name);
        }
        if (!out_.write.symbols) out_.write.symbols = out_.read.symbols;
        return std::nullopt;
    }

    // Without a word on the format, the name of the output says it, for commands that write formats
    // and where the answer is not of another kind.
    std::optional<Error> take_extension() {
        using enum OptionId;
        if (out_.format || out_.output.empty() || find("format") == nullptr) return std::nullopt;
        for (const OptionId id : {trace, why, operations, probe}) {
            if (seen_.contains(id)) return std::nullopt;
        }
        std::string_view name = out_.output;
        if (packing_of_name(name) != Packing::none) name = name.substr(0, name.rfind('.'));
        const auto named = format_of_file(name);
        if (!named || (answers_in_words() && *named != Format::json)) return std::nullopt;
        if (!format_info(*named).writable) {
            return usage_error(text::kFormatReadOnly, shown_name(output), format_info(*named).name);
        }
        out_.format = named;
        return std::nullopt;
    }

    [[nodiscard]] bool answers_in_words() const {
        return out_.command->id == CommandId::check || out_.command->id == CommandId::rate;
    }

    // What takes several lines has no place among answers of one line, or of other formats.
    std::optional<Error> without_room() const {
        using enum OptionId;
        if (out_.failed_literals && out_.depth == 0U) return exclusive(failed_literals, depth);
        for (const OptionId id : {trace, why, operations}) {
            if (seen_.contains(id) && out_.format && out_.format != Format::json) {
                return exclusive(id, format);
            }
        }
        return std::nullopt;
    }

    static constexpr std::uint64_t kMostDepth = 16;
    static constexpr std::uint64_t kMostStrength = 4;
    static constexpr std::uint64_t kNoMost = ~std::uint64_t{0};
    static constexpr std::uint64_t kMostColours = 1'000'000'000;
    static constexpr std::uint64_t kMostThreads = 1024;
    static constexpr std::uint64_t kMostRounds = 1000;

    Arguments out_;
    std::set<OptionId> seen_;
    bool json_ = false;
};

Language language_of(std::string_view locale) {
    return locale.substr(0, 2) == "fr" ? Language::fr : Language::en;
}

}  // namespace

Result<Arguments> parse_arguments(const Command& command, std::span<const std::string_view> words,
                                  Language language) {
    return Parser(command, language).parse(words);
}

Language choose_language(std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        if (words[i] == "--lang=fr" || words[i] == "--lang=en")
            return language_of(words[i].substr(7));
        if (words[i] == "--lang" && i + 1 < words.size()) return language_of(words[i + 1]);
    }
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return language_of(value);
    }
    return Language::en;
}

}  // namespace sudokit::cli
