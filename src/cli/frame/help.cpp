#include "cli/frame/help.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <sys/ioctl.h>

#include "sudokit/text_width.hpp"

#include "cli/frame/columns.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kPurpose{"sudokit - solve, explain, rate, prove and draw Sudoku",
                               "sudokit - résoudre, expliquer, évaluer, dessiner le Sudoku"};
constexpr MessageText kUsageLine{"sudokit COMMAND [OPTION]... [FILE | - | PUZZLE]...",
                                 "sudokit COMMANDE [OPTION]... [FICHIER | - | GRILLE]..."};
constexpr MessageText kExamplesHeading{"Examples", "Exemples"};
constexpr MessageText kExitStatus{"Exit status", "Code de retour"};
constexpr MessageText kColon{":", " :"};
constexpr MessageText kMore{
    "'sudokit help COMMAND' explains a command, its options and its exit status.",
    "« sudokit help COMMANDE » explique une commande, ses options et son code de retour."};
constexpr MessageText kOptionWord{"[OPTION]...", "[OPTION]..."};

constexpr std::array<ChapterTitle, 6> kChapters{{
    {Chapter::solve, {"Solve and check", "Résoudre et vérifier"}},
    {Chapter::understand, {"Understand", "Comprendre"}},
    {Chapter::make, {"Make", "Fabriquer"}},
    {Chapter::models, {"Models", "Modèles"}},
    {Chapter::files, {"Files", "Fichiers"}},
    {Chapter::about, {"About", "À propos"}},
}};

constexpr std::array<GroupTitle, 6> kGroups{{
    {OptionGroup::own, {"Options", "Options"}},
    {OptionGroup::clauses, {"Clauses", "Clauses"}},
    {OptionGroup::solving, {"Work", "Travail"}},
    {OptionGroup::reading, {"Input", "Entrée"}},
    {OptionGroup::writing, {"Output", "Sortie"}},
    {OptionGroup::general, {"General", "Général"}},
}};

constexpr std::array<ExitText, 5> kExits{{
    {Exit::yes, {"done, as asked", "fait, comme demandé"}},
    {Exit::no, {"the answer is no (see the command)", "la réponse est non (voir la commande)"}},
    {Exit::usage, {"wrong command line", "ligne de commande erronée"}},
    {Exit::bad_input, {"something could not be read or written", "lecture ou écriture impossible"}},
    {Exit::stopped,
     {"out of time, memory or threads; or undecided",
      "temps, mémoire ou fils d’exécution épuisés ; ou indécis"}},
}};

// Where the next word of `text` ends. French sets blanks inside quotes and before some marks, which
// are no places to break a line at.
std::size_t word_end(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') return i;
        if (text[i] != ' ') continue;
        const std::string_view rest = text.substr(i + 1);
        const bool glued = text.substr(0, i).ends_with("«") || rest.starts_with("»") ||
                           rest.starts_with(":") || rest.starts_with(";") || rest.starts_with("?");
        if (!glued) return i;
    }
    return text.size();
}

// Text in lines of a width.
class HelpPage {
  public:
    explicit HelpPage(std::size_t width) : width_(width) {}

    void line(std::string_view text = {}) { out_ += std::string(text) + "\n"; }

    void heading(const MessageText& title, Language language) {
        line();
        line(std::string(title.in(language)) + std::string(kColon.in(language)));
    }

    /// All lines but the first one are indented; that one begins at column `indent` already. A line
    /// end in the text begins a new paragraph.
    void paragraph(std::string_view text, std::size_t indent = 0) {
        std::size_t column = indent;
        const auto break_line = [&] {
            out_ += "\n" + std::string(indent, ' ');
            column = indent;
        };
        while (!text.empty()) {
            const std::size_t end = word_end(text);
            const std::string_view word = text.substr(0, end);
            if (column > indent && column + 1 + text_width(word) > width_) break_line();
            if (column > indent) {
                out_ += ' ';
                ++column;
            }
            out_ += word;
            column += text_width(word);
            const bool ends = end < text.size() && text[end] == '\n';
            text.remove_prefix(std::min(end + 1, text.size()));
            if (ends) break_line();
        }
        line();
    }

    void entry(std::string_view term, std::string_view text, std::size_t column) {
        out_ += "  " + std::string(term);
        const std::size_t used = 2 + text_width(term);
        if (used + 2 > column) {
            out_ += "\n" + std::string(column, ' ');
        } else {
            out_ += std::string(column - used, ' ');
        }
        paragraph(text, column);
    }

    [[nodiscard]] std::string text() && { return std::move(out_); }

  private:
    std::size_t width_;
    std::string out_;
};

void add_chapters(HelpPage& page, Language language) {
    constexpr std::size_t kColumn = 14;
    for (const ChapterTitle& chapter : kChapters) {
        bool first = true;
        for (const Command* command : all_commands()) {
            if (command->chapter != chapter.chapter) continue;
            if (std::exchange(first, false)) page.heading(chapter.title, language);
            page.entry(command->name, command->summary.in(language), kColumn);
        }
    }
}

void add_groups(HelpPage& page, const Options& options, Language language) {
    constexpr std::size_t kColumn = 28;
    for (const GroupTitle& group : kGroups) {
        const auto rows = options.of(group.group);
        if (!rows.empty()) page.heading(group.title, language);
        for (const Option* option : rows) {
            page.entry(option_synopsis(*option, language), option->summary.in(language), kColumn);
        }
    }
}

}  // namespace

std::span<const ChapterTitle> chapter_titles() { return kChapters; }
std::span<const GroupTitle> group_titles() { return kGroups; }
std::span<const ExitText> exit_texts() { return kExits; }

std::size_t help_width(int descriptor) {
    constexpr std::size_t kUsual = 80;
    constexpr std::size_t kLeast = 40;
    constexpr std::size_t kMost = 100;
    winsize size{};
    std::size_t width = 0;
    if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0) width = size.ws_col;
    if (const char* const columns = std::getenv("COLUMNS"); width != 0 && columns != nullptr) {
        width = whole_number<std::size_t>(columns).value_or(width);
    }
    return width == 0 ? kUsual : std::clamp(width, kLeast, kMost);
}

std::string option_synopsis(const Option& option, Language language) {
    std::string out = option.letter == 0 ? "    " : "-" + std::string(1, option.letter) + ", ";
    out += "--" + std::string(option.name);
    if (option.takes_value()) out += " " + std::string(option.value.argument.in(language));
    return out;
}

std::string overview(Language language, std::size_t width) {
    HelpPage page(width);
    page.line(kPurpose.in(language));
    page.line();
    page.paragraph(std::string(text::kUsage.in(language)) + " " +
                   std::string(kUsageLine.in(language)));
    add_chapters(page, language);
    page.heading(kExamplesHeading, language);
    for (const std::string_view line :
         {"solve puzzle.txt", "explain --html -o steps.html puzzle.txt", "rate puzzles.txt",
          "convert --to csv puzzles.sdm -o puzzles.csv"}) {
        page.line("  sudokit " + std::string(line));
    }
    page.heading(kExitStatus, language);
    for (const ExitText& exit : kExits) {
        page.entry(std::to_string(static_cast<int>(exit.exit)), exit.text.in(language), 5);
    }
    page.line();
    page.paragraph(kMore.in(language));
    return std::move(page).text();
}

std::string explanation(const Command& command, Language language, std::size_t width) {
    HelpPage page(width);
    std::string usage(text::kUsage.in(language));
    usage += " sudokit " + std::string(command.name) + " " + std::string(kOptionWord.in(language));
    if (!command.operands.en.empty()) usage += " " + std::string(command.operands.in(language));
    page.paragraph(usage);
    page.line();
    page.paragraph(command.details.in(language));
    if (!command.examples.empty()) page.heading(kExamplesHeading, language);
    for (const Example& example : command.examples) {
        constexpr std::size_t kColumn = 44;
        page.entry("sudokit " + std::string(example.line), example.what.in(language), kColumn);
    }
    add_groups(page, command.call()->options(), language);
    return std::move(page).text();
}

}  // namespace sudokit::cli
