// What `sudokit library` says of itself, and its options.
#include <algorithm>
#include <array>

#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/generate/messages.hpp"
#include "cli/io/compression.hpp"
#include "cli/library/arguments.hpp"
#include "cli/library/messages.hpp"
#include "cli/library/selection.hpp"

namespace sudokit::cli {
namespace {

// What may be done, and which options say more of it; those of every task are not listed.
struct TaskInfo {
    LibraryTask task;
    std::string_view word;
    bool takes_puzzles;
    bool selects;  // puzzles of the library
    std::vector<std::string_view> options;
};

const std::vector<TaskInfo>& tasks() {
    static const std::vector<TaskInfo> kTasks = {
        {LibraryTask::import,
         "import",
         true,
         false,
         {"source", "tag", "batch", "timeout", "threads", "keep-going"}},
        {LibraryTask::query,
         "query",
         false,
         true,
         {"with", "count", "to", "to-symbols", "timeout", "keep-going"}},
        {LibraryTask::rate, "rate", false, false, {"scale", "limit", "timeout", "threads"}},
        {LibraryTask::tag,
         "tag",
         true,
         true,
         {"add", "remove", "all", "with", "to", "to-symbols", "timeout", "keep-going"}},
        {LibraryTask::use,
         "use",
         true,
         true,
         {"in", "undo", "all", "with", "to", "to-symbols", "timeout", "keep-going"}},
        {LibraryTask::history, "history", false, false, {"id", "limit", "timeout"}},
        {LibraryTask::stats, "stats", false, false, {"svg", "html", "timeout"}},
        {LibraryTask::check, "check", false, false, {"timeout"}},
    };
    return kTasks;
}

// The options that say which puzzles of the library, and in which order.
constexpr std::array<std::string_view, 15> kSelecting = {
    "level",   "clues", "score",    "symmetry",    "rating", "tag", "without-tag", "source",
    "used-in", "used",  "not-used", "badly-posed", "order",  "id",  "limit"};
constexpr std::array<std::string_view, 2> kOrdering = {"order-by", "descending"};
constexpr std::array<std::string_view, 3> kAlways = {"library", "json", "output"};

std::string task_words() {
    std::string out;
    for (const TaskInfo& info : tasks()) {
        out += (out.empty() ? "" : ", ") + std::string(info.word);
    }
    return out;
}

bool takes(const TaskInfo& task, const Option& option) {
    const auto is = [&](std::string_view name) { return name == option.name; };
    if (option.group == OptionGroup::general || std::ranges::any_of(kAlways, is)) return true;
    if (std::ranges::any_of(task.options, is)) return true;
    if (option.group == OptionGroup::reading) return task.takes_puzzles;
    return task.selects &&
           (std::ranges::any_of(kSelecting, is) || std::ranges::any_of(kOrdering, is));
}

// The first operand says what to do.
UsageFault take_task(const Options& options, LibraryArguments& arguments) {
    if (arguments.operands.empty()) return usage_error(text::kNoAction, own_words(task_words()));
    const std::string word = arguments.operands.front();
    const auto found = std::ranges::find(tasks(), word, &TaskInfo::word);
    if (found == tasks().end()) {
        return usage_error(text::kBadAction, word, own_words(task_words()));
    }
    arguments.task = found->task;
    arguments.operands.erase(arguments.operands.begin());
    if (!found->takes_puzzles && !arguments.operands.empty()) {
        return usage_error(text::kOperandsOfAction, word, arguments.operands.front());
    }
    if (arguments.library.empty()) return usage_error(text::kNoLibraryNamed);
    for (const Option& option : options.rows()) {
        if (options.given(option.name) && !takes(*found, option)) {
            return usage_error(text::kNotForAction, "--" + std::string(option.name), word);
        }
    }
    return std::nullopt;
}

UsageFault task_fault(const LibraryArguments& arguments) {
    switch (arguments.task) {
        case LibraryTask::import:
            if (arguments.sources.size() > 1) return usage_error(text::kOneSource);
            break;
        case LibraryTask::tag:
            if (arguments.add.empty() == arguments.remove.empty()) {
                return usage_error(text::kAddOrRemove);
            }
            break;
        case LibraryTask::use:
            if (arguments.publication.empty())
                return usage_error(text::kNeedsOption, "use", "--in");
            break;
        case LibraryTask::query:
        case LibraryTask::rate:
        case LibraryTask::history:
        case LibraryTask::stats:
        case LibraryTask::check: break;
    }
    return std::nullopt;
}

// What would mark the whole library is to be said.
UsageFault which_fault(const Options& options, const LibraryArguments& arguments) {
    if (arguments.task != LibraryTask::tag && arguments.task != LibraryTask::use) {
        return std::nullopt;
    }
    const bool has_operands = !arguments.operands.empty();
    if (options.given("all")) {
        if (!has_operands) return std::nullopt;
        return usage_error(text::kOperandsOfAction, "--all", arguments.operands.front());
    }
    const auto given = [&](std::string_view name) { return options.given(name); };
    if (has_operands || std::ranges::any_of(kSelecting, given)) return std::nullopt;
    return usage_error(text::kWhichPuzzles, arguments.task == LibraryTask::tag ? "tag" : "use");
}

// What is written is puzzles, and not words about them.
bool writes_puzzles(const LibraryArguments& arguments) {
    return (arguments.task == LibraryTask::query && !arguments.count) ||
           arguments.task == LibraryTask::tag || arguments.task == LibraryTask::use;
}

// Without a word on it, the name of the output says that a page is wanted.
UsageFault take_page(const Options& options, LibraryArguments& arguments) {
    if (writes_puzzles(arguments) || arguments.json || !names_page(arguments.output)) {
        return std::nullopt;
    }
    const std::string_view name = name_unpacked(arguments.output);
    const bool is_html = name.ends_with(".html") || name.ends_with(".htm");
    if (arguments.task != LibraryTask::stats || (!is_html && !options.given("html"))) {
        return usage_error(text::kNoSuchPage, arguments.output);
    }
    arguments.html = true;
    return std::nullopt;
}

// Calls `take` for each word between commas until it says no, and answers whether it never did.
bool each_word(std::string_view list, FunctionRef<bool(std::string_view)> take) {
    do {
        const std::string_view word = list.substr(0, list.find(','));
        list.remove_prefix(std::min(word.size() + 1, list.size()));
        if (!take(word)) return false;
    } while (!list.empty());
    return true;
}

UsageFault take_scales(const OptionUse& use, std::vector<Scale>& scales) {
    scales.clear();
    const auto take = [&](std::string_view word) {
        const auto scale = find_scale(word);
        if (scale) scales.push_back(*scale);
        return scale.has_value();
    };
    if (each_word(use.value, take)) return std::nullopt;
    return usage_error(text::kBadScales, use.shown, use.value, own_words(scale_words()));
}

constexpr std::pair<std::string_view, LibraryColumn::What> kColumns[] = {
    {"id", LibraryColumn::What::id},
    {"clues", LibraryColumn::What::clues},
    {"symmetry", LibraryColumn::What::symmetry},
    {"tags", LibraryColumn::What::tags},
    {"sources", LibraryColumn::What::sources},
    {"used-in", LibraryColumn::What::used_in}};

UsageFault take_columns(const OptionUse& use, std::vector<LibraryColumn>& columns) {
    const auto take = [&](std::string_view word) {
        for (const auto& [name, what] : kColumns) {
            if (name != word) continue;
            columns.push_back({what, Scale::level, name});
            return true;
        }
        const auto scale = find_scale(word);
        if (!scale) return false;
        columns.push_back({LibraryColumn::What::rating, *scale, scale_info(*scale).name});
        return true;
    };
    if (each_word(use.value, take)) return std::nullopt;
    std::string known = scale_words();
    for (const auto& [name, what] : kColumns) known += ", " + std::string(name);
    return usage_error(text::kBadScales, use.shown, use.value, own_words(known));
}

void add_task_options(Options& options, LibraryArguments& arguments) {
    options.add({"count",
                 0,
                 {"with 'query': only how many there are", "avec « query » : leur nombre seul"},
                 flag(arguments.count)});
    options.add(
        {"with",
         0,
         {"tell more of each puzzle: id, clues, symmetry, tags, sources, used-in, or scales",
          "en dire plus sur chaque grille : id (numéro), clues (données), symmetry, tags "
          "(étiquettes), sources, used-in (publications), ou des échelles"},
         taken_by(text::kToldArgument, [&arguments](const OptionUse& use) {
             return take_columns(use, arguments.with);
         })});
    arguments.scales = {Scale::level, Scale::score};
    options.add({"scale",
                 0,
                 {"with 'rate': on these scales (default: level,score)",
                  "avec « rate » : selon ces échelles (par défaut : level,score)"},
                 taken_by(text::kScalesArgument, [&arguments](const OptionUse& use) {
                     return take_scales(use, arguments.scales);
                 })});
    options.add({"add",
                 0,
                 {"with 'tag': the tag to give", "avec « tag » : l’étiquette à donner"},
                 words(text::kNameArgument, arguments.add)});
    options.add({"remove",
                 0,
                 {"with 'tag': the tag to take away", "avec « tag » : l’étiquette à retirer"},
                 words(text::kNameArgument, arguments.remove)});
    options.add({"in",
                 0,
                 {"with 'use': the publication", "avec « use » : la publication"},
                 words(text::kNameArgument, arguments.publication)});
    options.add({"undo",
                 0,
                 {"with 'use': they are not used there after all",
                  "avec « use » : elles n’y sont finalement pas utilisées"},
                 flag(arguments.undo)});
    options.add({"all",
                 0,
                 {"with 'tag' and 'use': all puzzles of the library",
                  "avec « tag » et « use » : toutes les grilles de la bibliothèque"},
                 flag(arguments.all)});
    for (const std::string_view name : kSelecting) options.exclude("all", name);
    options.add({"svg",
                 0,
                 {"with 'stats': also draw charts into DIR, as SVG files",
                  "avec « stats » : dessiner aussi des graphiques dans RÉP, en fichiers SVG"},
                 file(text::kFolderArgument, arguments.svg)});
    options.add(
        {"html",
         0,
         {"with 'stats': a page with all charts, for a browser; an output named .html means it, "
          "too",
          "avec « stats » : une page de tous les graphiques, pour un navigateur ; une sortie "
          "nommée .html le dit aussi"},
         flag(arguments.html)});
    options.exclude("html", "json");
    options.add({"batch",
                 0,
                 {"with 'import': put so many in at once (default: 524288)",
                  "avec « import » : en mettre autant d’un coup (par défaut : 524288)"},
                 number(arguments.batch, 4'194'304)});
}

void declare_library(Options& options, LibraryArguments& arguments) {
    options.add({"library",
                 0,
                 {"the library: a file, or a database such as postgresql://host/name",
                  "la bibliothèque : un fichier, ou une base comme postgresql://hôte/nom"},
                 library_value(arguments.library)});
    options.check([&] { return take_task(options, arguments); });
    add_selection(options, arguments);
    add_task_options(options, arguments);
    options.add(
        {"timeout",
         't',
         {"give up after this time; with 'import' and 'rate': on a puzzle, or on waiting for "
          "others who write",
          "abandonner au bout de ce temps ; avec « import » et « rate » : une grille, ou "
          "l’attente d’autres qui écrivent"},
         seconds(arguments.timeout),
         OptionGroup::solving});
    add_rewriting_options(options, arguments, [&arguments] { return writes_puzzles(arguments); });
    options.check([&arguments]() -> UsageFault {
        if (arguments.task != LibraryTask::import) {
            for (const std::string& name : arguments.tags) {
                arguments.query.labels.push_back({LabelKind::tag, name});
            }
            for (const std::string& name : arguments.sources) {
                arguments.query.labels.push_back({LabelKind::source, name});
            }
        }
        return task_fault(arguments);
    });
    options.check([&] { return which_fault(options, arguments); });
    options.check([&] { return take_page(options, arguments); });
}

constexpr Example kLibraryExamples[] = {
    {"library import --library my.library --source magazine puzzles.txt",
     {"puzzles that are not there yet", "les grilles qui n’y sont pas encore"}},
    {"library rate --library my.library", {"their levels and scores", "leurs niveaux et scores"}},
    {"library query --library my.library --not-used --order-by score -n 5",
     {"the easiest of these", "les plus faciles de celles-là"}},
    {"library use --library my.library --in 'Book 1' --not-used -n 2",
     {"takes two that nobody gets again", "en prend deux que personne n’aura plus"}},
    {"library stats --library my.library", {"how many of each kind", "combien de chaque sorte"}},
    {"library history --library my.library", {"what was done when", "ce qui a été fait, quand"}},
    {"library check --library my.library", {"whether it is whole", "si elle est intacte"}},
};

}  // namespace

extern const Command kLibraryCommand{
    "library",
    Chapter::make,
    {"ACTION --library LIBRARY [FILE | - | PUZZLE]...",
     "ACTION --library BIBLIO [FICHIER | - | GRILLE]..."},
    {"keep puzzles, no two of them equivalent, with all that is known of them",
     "garder des grilles, jamais deux équivalentes, avec tout ce qu’on en sait"},
    {"A library is an SQLite file, or a PostgreSQL database, of puzzles no two of which are "
     "equivalent (see 'canon'). The first word says what to do:\n"
     "import puts puzzles in, as they are; those that are equivalent to one that is there are "
     "known, and only get the tags and the source of this import. What is said to be safe stays, "
     "whatever "
     "happens to the program; several programs may write at once.\n"
     "query writes the puzzles that are as the options say, in any format; --count their number.\n"
     "rate finds ratings for all that have none yet on a scale; it may be stopped, and goes on "
     "from there.\n"
     "tag gives a tag to puzzles, or takes it away. use notes that puzzles are used in a "
     "publication, and writes them, so that nobody's --not-used finds them again. Both "
     "are about the puzzles that the options say, about those that are given, or, with --all, "
     "about "
     "all.\n"
     "history lists what was done, to all puzzles or to those of --id, with -n the last changes; "
     "stats counts what there is; check reads everything and compares it with what was written.\n"
     "'generate --library' makes puzzles that are equivalent to none in the library, and puts them "
     "in.\n"
     "The exit status is 1 if no puzzle is as asked for.",
     "Une bibliothèque est un fichier (SQLite), ou une base PostgreSQL, de grilles dont deux ne "
     "sont jamais équivalentes (voir « canon »). Le premier mot dit quoi faire :\n"
     "import ajoute des grilles, telles quelles ; celles qui équivalent à une grille présente sont "
     "connues, et ne reçoivent que les étiquettes et la source. Ce qui est dit en sûreté le reste, "
     "quoi qu’il arrive au programme ; plusieurs programmes peuvent écrire en même temps.\n"
     "query écrit les grilles conformes aux options, dans tout format ; --count leur nombre.\n"
     "rate évalue toutes celles qui ne le sont pas encore selon une échelle ; on peut l’arrêter, "
     "il reprend où il en était.\n"
     "tag donne une étiquette à des grilles, ou la retire. use note que des grilles sont utilisées "
     "dans une publication, et les écrit, pour que --not-used ne les trouve plus, pour personne. "
     "Les deux portent sur les grilles conformes aux options, sur celles qu’on donne ou, avec "
     "--all, "
     "sur toutes.\n"
     "history énumère ce qui a été fait, à toutes les grilles ou à celles de --id, avec -n les "
     "derniers changements ; stats compte ce qu’il y a ; check lit tout et le compare à ce qui a "
     "été écrit.\n"
     "« generate --library » fait des grilles qui n’équivalent à aucune de la bibliothèque, et les "
     "y ajoute.\n"
     "Le code de retour est 1 si aucune grille n’est conforme."},
    kLibraryExamples,
    make_call<LibraryArguments, declare_library, run_library>};

}  // namespace sudokit::cli
