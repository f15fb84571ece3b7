// Books for paper.
#include "sudokit/book.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"

namespace sudokit::capi {
namespace {

constexpr MessageText kEmptyBook{"there are no puzzles to make a book of",
                                 "il n’y a pas de grilles dont faire un livre"};

BookStyle book_style(Options& options, Language language) {
    BookStyle style;
    style.paper = options.choice<Paper>(
        "paper", style.paper, {{"a4", Paper::a4}, {"letter", Paper::letter}, {"a5", Paper::a5}});
    if (options.has("per_page")) {
        const auto count = static_cast<std::uint32_t>(options.number("per_page", 0));
        if (is_per_page(count)) {
            style.per_page = count;
        } else {
            options.refuse("per_page", std::to_string(count));
        }
    }
    if (options.has("parts")) style.parts.reset();
    for (const std::string& word : options.words("parts")) {
        constexpr std::string_view kParts[] = {"title", "puzzles", "hints", "solutions"};
        const auto* const part = std::ranges::find(kParts, word);
        if (part == std::end(kParts)) {
            options.refuse("parts", word);
        } else {
            style.parts.set(static_cast<std::size_t>(part - std::begin(kParts)));
        }
    }
    style.language = language;
    style.symbols = options.symbols();
    style.title = options.text("title").value_or("");
    style.subtitle = options.text("subtitle").value_or("");
    return style;
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_book(sudokit_session* session, const sudokit_puzzles* puzzles,
                            const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const BookStyle style = book_style(given, session->language);
        // What is told is how many puzzles of all are done, not each search.
        BookWish wish{.level = given.flag("levels", true), .deadline = session->stop_only()};
        wish.key_step = style.parts.test(static_cast<std::size_t>(BookPart::hints));
        if (auto fault = given.fault()) return *std::move(fault);
        if (puzzles->entries.empty()) {
            return Error{ErrorCode::unsupported, 0, message(kEmptyBook)};
        }
        std::vector<BookPuzzle> contents;
        contents.reserve(puzzles->entries.size());
        for (const Entry& entry : puzzles->entries) {
            if (auto fault = book_fault(entry.puzzle.board(), style)) return *std::move(fault);
            auto puzzle = book_puzzle(entry, wish, session->solver);
            if (!puzzle) return std::move(puzzle).error();
            if (wish.deadline.passed()) return Stopped();
            contents.push_back(*std::move(puzzle));
            session->tell(contents.size(), puzzles->entries.size());
        }
        auto html = draw_html(lay_out(contents, style), wish.deadline);
        if (!html) return Stopped();
        return *std::move(html);
    };
    return give_text(session, out, work, puzzles);
}
