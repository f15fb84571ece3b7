// What `sudokit book` says of itself, and its options.
#include "sudokit/nearest.hpp"

#include "cli/book/arguments.hpp"
#include "cli/book/messages.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/io/compression.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kPartsArgument{"PARTS", "PARTIES"};
constexpr MessageText kTextArgument{"TEXT", "TEXTE"};

Meanings<BookPart> parts_by_name() {
    return {{"title", BookPart::title},
            {"puzzles", BookPart::puzzles},
            {"hints", BookPart::hints},
            {"solutions", BookPart::solutions}};
}

UsageFault take_parts(const OptionUse& use, BookParts& parts) {
    parts.reset();
    for (std::string_view rest = use.value; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        bool known = false;
        std::string names;
        for (const auto& [name, part] : parts_by_name()) {
            if (name == word) {
                parts.set(static_cast<std::size_t>(part));
                known = true;
            }
            names += (names.empty() ? "" : ", ") + std::string(name);
        }
        if (!known) return usage_error(text::kBadWord, use.shown, names, word);
    }
    if (parts.any()) return std::nullopt;
    return usage_error(text::kNothingInBook, use.shown);
}

UsageFault take_count(const OptionUse& use, std::optional<std::uint32_t>& count) {
    const auto number = whole_number<std::uint32_t>(use.value);
    if (!number || !is_per_page(*number)) {
        return usage_error(text::kBadWord, use.shown, "1, 2, 4, 6, 9", use.value);
    }
    count = *number;
    return std::nullopt;
}

std::optional<BookFormat> format_of_name(std::string_view name) {
    name = name_unpacked(name);
    if (name.ends_with(".pdf")) return BookFormat::pdf;
    if (name.ends_with(".html") || name.ends_with(".htm")) return BookFormat::html;
    if (name.ends_with(".svg")) return BookFormat::svg;
    return std::nullopt;
}

bool has_extension(std::string_view name) {
    name.remove_prefix(name.rfind('/') + 1);  // none: from the beginning
    return name.find('.', 1) != std::string_view::npos;
}

// Without a word on the format, the name of the output says it; where it has no extension, it is
// PDF.
UsageFault settle_format(BookArguments& arguments) {
    if (!arguments.to) {
        arguments.to = format_of_name(arguments.output);
        if (!arguments.to && has_extension(name_unpacked(arguments.output))) {
            return usage_error(text::kBookExtension, arguments.output);
        }
    }
    if (!arguments.to) arguments.to = BookFormat::pdf;
    if (arguments.to == BookFormat::pdf) {
        if (const auto fault = pdf_fault()) return usage_error(text::kNoPdf, fault->message);
    }
    if (arguments.to == BookFormat::svg && arguments.output.empty()) {
        return usage_error(text::kPagesNeedFolder);
    }
    return std::nullopt;
}

void add_look_options(Options& options, BookArguments& arguments) {
    options.add({"per-page",
                 0,
                 {"puzzles on a page: 1, 2, 4 (default), 6 or 9; large boards get pages with fewer",
                  "grilles par page : 1, 2, 4 (par défaut), 6 ou 9 ; les grandes grilles en ont "
                  "moins"},
                 taken_by(text::kNumberArgument, [&arguments](const OptionUse& use) {
                     return take_count(use, arguments.style.per_page);
                 })});
    options.add(
        {"paper",
         0,
         {"the paper: a4 (default), letter, a5", "le papier : a4 (par défaut), letter, a5"},
         choice(text::kNameArgument,
                Meanings<Paper>{{"a4", Paper::a4}, {"letter", Paper::letter}, {"a5", Paper::a5}},
                arguments.style.paper)});
    options.add({"title",
                 0,
                 {"the title of the book", "le titre du livret"},
                 words(kTextArgument, arguments.style.title)});
    options.add({"subtitle",
                 0,
                 {"a line below the title", "une ligne sous le titre"},
                 words(kTextArgument, arguments.style.subtitle)});
    options.add({"parts",
                 0,
                 {"what the book holds (default: title,puzzles,hints,solutions)",
                  "ce que contient le livret (par défaut : title,puzzles,hints,solutions)"},
                 taken_by(kPartsArgument, [&arguments](const OptionUse& use) {
                     return take_parts(use, arguments.style.parts);
                 })});
    options.add({"no-levels",
                 0,
                 {"do not find out how hard puzzles are", "ne pas chercher le niveau des grilles"},
                 flag(arguments.no_levels)});
    options.add({"ill-posed",
                 0,
                 {"also take puzzles without exactly one solution",
                  "prendre aussi les grilles qui n’ont pas une solution unique"},
                 flag(arguments.ill_posed)});
}

void declare_book(Options& options, BookArguments& arguments) {
    add_look_options(options, arguments);
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    options.add(
        {"to",
         'f',
         {"write PDF, HTML or SVG pages: pdf (default), html, svg",
          "écrire du PDF, du HTML ou des pages SVG : pdf (par défaut), html, svg"},
         choice(text::kFormatArgument,
                Meanings<BookFormat>{
                    {"pdf", BookFormat::pdf}, {"html", BookFormat::html}, {"svg", BookFormat::svg}},
                arguments.to),
         OptionGroup::writing,
         "format"});
    add_output_option(options, arguments,
                      {"write to FILE, complete or not at all; .pdf, .html and .svg name the "
                       "format. SVG pages go into a directory of that name",
                       "écrire dans FICHIER, en entier ou pas du tout ; .pdf, .html et .svg disent "
                       "le format. Les pages SVG vont dans un répertoire de ce nom"});
    add_symbols_option(options, arguments);
    options.check([&arguments] { return settle_format(arguments); });
}

constexpr Example kBookExamples[] = {
    {"book puzzles.txt -o book.pdf", {"four puzzles on a page", "quatre grilles par page"}},
    {"book --per-page 1 --paper a5 --parts puzzles puzzles.txt -o a5.pdf",
     {"a small book with large puzzles", "un petit livret à grandes grilles"}},
    {"book --lang fr --title 'Mes grilles' puzzles.txt -o book.html",
     {"in French, for a browser", "en français, pour un navigateur"}},
};

}  // namespace

extern const Command kBookCommand{
    "book",
    Chapter::make,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"print puzzles with hints and solutions, as PDF",
     "imprimer des grilles avec aides et solutions, en PDF"},
    {"Makes a book of all puzzles of the input: a title page, the puzzles with number, title and "
     "level, hints, and the solutions. The hint of a puzzle is the first step that is no single, "
     "or, if none is needed or found, the first single of the hardest kind. What a player has "
     "placed is not printed. Puzzles with cages or the anti-knight rule have no level; "
     "jigsaws and boards with diagonals, windows or extra houses have one.\n"
     "A puzzle without exactly one solution is left out, with a note, and the exit status is 1; "
     "with --ill-posed it is printed all the same.\n"
     "--to html gives a page for browsers that is printed page by page, --to svg a directory with "
     "a file for each page.",
     "Fait un livret de toutes les grilles de l’entrée : une page de titre, les grilles avec "
     "numéro, titre et niveau, des aides, et les solutions. L’aide d’une grille est la première "
     "étape qui n’est pas un singleton ou, si aucune telle étape n’est nécessaire ou trouvée, le "
     "premier singleton du genre le plus difficile. Ce qu’un joueur a placé n’est pas imprimé. Les "
     "grilles à cages ou à règle anti-cavalier n’ont pas de niveau ; celles à régions "
     "irrégulières, à diagonales, à fenêtres ou à zones supplémentaires en ont un.\n"
     "Une grille qui n’a pas une solution unique est laissée de côté, avec une remarque, et le "
     "code de retour est 1 ; avec --ill-posed, elle est imprimée quand même.\n"
     "--to html donne une page pour navigateurs qui s’imprime page par page, --to svg un "
     "répertoire avec un fichier par page."},
    kBookExamples,
    make_call<BookArguments, declare_book, run_book>,
    true};

}  // namespace sudokit::cli
