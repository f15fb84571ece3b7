// `sudokit book`: puzzles for paper.
#include "sudokit/book.hpp"

#include <map>
#include <mutex>
#include <utility>

#include "sudokit/clock.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/book/arguments.hpp"
#include "cli/book/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/picture_folder.hpp"

namespace sudokit::cli {
namespace {

// Puzzles as threads bring them, kept in the order of the input.
class Collection {
  public:
    void add(std::size_t number, BookPuzzle puzzle) {
        const std::lock_guard lock(mutex_);
        puzzles_.emplace(number, std::move(puzzle));
    }

    std::vector<BookPuzzle> take() {
        std::vector<BookPuzzle> out;
        out.reserve(puzzles_.size());
        for (auto& [number, puzzle] : puzzles_) out.push_back(std::move(puzzle));
        return out;
    }

  private:
    std::mutex mutex_;
    std::map<std::size_t, BookPuzzle> puzzles_;
};

const MessageText& reason_to_warn(Verdict verdict) {
    if (verdict == Verdict::none) return text::kBookNone;
    return verdict == Verdict::several ? text::kBookSeveral : text::kBookUnknown;
}

BookStyle style_of(const BookArguments& arguments) {
    BookStyle style = arguments.style;
    style.language = arguments.language;
    style.symbols = arguments.write.symbols;
    return style;
}

Reply collect(const Job& job, const BookArguments& arguments, const Item& item, const Entry& entry,
              Solver& solver, Collection& collection) {
    const BookStyle style = style_of(arguments);
    if (const auto fault = book_fault(entry.puzzle.board(), style)) {
        return refusal(item, fault->message.in(job.language()));
    }
    const Timer timer(arguments.timeout, &interrupt::flag());
    BookWish wish{.level = !arguments.no_levels, .deadline = timer.deadline()};
    wish.key_step = style.parts.test(static_cast<std::size_t>(BookPart::hints));
    auto puzzle = book_puzzle(entry, wish, solver);
    if (!puzzle) return failure_reply(job, item, puzzle.error());
    Reply reply;
    const Verdict verdict = puzzle->verdict;
    const bool well_posed = verdict == Verdict::one;
    reply.tally.add(verdict, 0);
    reply.cancelled = puzzle->out_of_time && interrupt::flag();
    reply.exit = posed_exit(verdict);
    const auto note = [&](const MessageText& text) {
        reply.notes += note_text(item, text.in(job.language())) + "\n";
    };
    if (!well_posed) note(arguments.ill_posed ? reason_to_warn(verdict) : reason_to_skip(verdict));
    if (well_posed && puzzle->out_of_time) {
        note(text::kBookNoTime);
        reply.exit = Exit::stopped;
    }
    if (well_posed || arguments.ill_posed) collection.add(item.number, *std::move(puzzle));
    return reply;
}

// Nothing is left behind of a book that could not be made.
void fail(Job& job, const std::string& why, Exit exit) {
    if (!interrupt::came()) complain(job.io, why);
    job.exit = worst(job.exit, exit);
    job.ended_early = true;
}

void write_pages(Job& job, const Book& book, PictureFolder& folder) {
    Reply reply;
    reply.items = 0;
    for (std::size_t page = 0; page < book.pages.size() && !reply.fault; ++page) {
        if (interrupt::flag()) return fail(job, {}, Exit::stopped);
        folder.write(reply, page + 1, {}, draw_svg(book, page));
    }
    job.take(reply);
    if (reply.fault) job.ended_early = true;
}

void write_html(Job& job, const Book& book, Deadline deadline) {
    const auto html = draw_html(book, deadline);
    if (!html) return fail(job, html.error().message.in(job.language()), Exit::stopped);
    job.output.write(*html);
}

void write_pdf(Job& job, const Book& book, Deadline deadline) {
    const auto pdf = draw_pdf(book, deadline);
    if (!pdf) return fail(job, pdf.error().message.in(job.language()), Exit::stopped);
    if (!pdf->missing.empty()) {
        complain(job.io, message(text::kBookLetters, pdf->missing).in(job.language()));
    }
    job.output.write(pdf->bytes);
}

void make_book(Job& job, const BookArguments& arguments, const std::string& folder_name) {
    PictureFolder folder(arguments, folder_name);
    Collection collection;
    const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
        return collect(job, arguments, item, entry, solver, collection);
    };
    const NineWork* one_by_one = nullptr;
    run_stream(job, worker, {}, one_by_one);
    if (job.ended_early || interrupt::flag() || job.items == 0) return;
    const std::vector<BookPuzzle> puzzles = collection.take();
    if (puzzles.empty()) {
        return fail(job, std::string(text::kBookEmpty.in(job.language())), Exit::no);
    }
    const Book book = lay_out(puzzles, style_of(arguments));
    const Timer until_interrupted(0, &interrupt::flag());
    const Deadline deadline = until_interrupted.deadline();
    switch (*arguments.to) {
        case BookFormat::pdf: write_pdf(job, book, deadline); break;
        case BookFormat::html: write_html(job, book, deadline); break;
        case BookFormat::svg: write_pages(job, book, folder); break;
    }
    folder.finish(job);
}

}  // namespace

Exit run_book(const BookArguments& arguments, const Streams& io) {
    if (arguments.to == BookFormat::pdf && arguments.output.empty() && is_terminal(io.output)) {
        complain(io, text::kPdfOnTerminal.in(arguments.language));
        return Exit::usage;
    }
    // Pages are files of their own in a directory.
    BookArguments own = arguments;
    std::string folder;
    if (own.to == BookFormat::svg) folder.swap(own.output);
    return run_job(own, io, [&](Job& job) { make_book(job, own, folder); });
}

}  // namespace sudokit::cli
