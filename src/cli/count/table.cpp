// `sudokit count --empty --table`: the tables of the thesis, with our numbers beside its.
#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "sudokit/json_writer.hpp"
#include "sudokit/text_width.hpp"

#include "cli/count/empty.hpp"
#include "cli/count/messages.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

struct TableRow {
    Boxes boxes;
    std::string_view thesis;  ///< as the document has it
};

// THESIS, 1.3.2: the number of grids by the shape of the boxes.
constexpr std::array<TableRow, 10> kGridRows = {
    {{{2, 2}, "288"},
     {{2, 3}, "28200960"},
     {{2, 4}, "29136487207403520"},
     {{2, 5}, "1903816047972624930994913280000"},
     {{3, 3}, "6670903752021072936960"},
     {{3, 4}, "81171437193104932746936103027318645818654720000"},
     {{3, 5}, "3.5086e84"},
     {{4, 4}, "5.9584e98"},
     {{4, 5}, "3.1764e175"},
     {{5, 5}, "4.3648e308"}}};

// THESIS, 1.3.3: the number of essentially different ones.
constexpr TableRow kClassRow = {{3, 3}, "5472730538"};

// Samples where there is only an estimate: enough for an error of some percent within seconds.
constexpr std::uint64_t kTableSamples = 500;

std::string box_text(const Boxes& boxes) {
    return std::to_string(boxes.rows) + "x" + std::to_string(boxes.columns);
}

std::string ours(const Known& known, Language language) {
    if (known.exact) return known.exact->text();
    // The same estimator as the document's.
    if (known.product) return "~" + scientific(*known.product, 4, language);
    return std::string(text::kUnfinished.in(language));
}

std::string how(const Known& known, Language language) {
    if (known.exact) return std::string(text::kExact.in(language));
    if (!known.sampled) return {};
    const std::string percent = decimals(100 * known.sampled->relative_error, 1, language);
    return "~" + scientific(known.sampled->log10, 3, language) + " +-" + percent + " %";
}

std::string padded(std::string text, std::size_t width) {
    text.append(width - std::min(text_width(text), width), ' ');
    return text + "  ";
}

// A number of the thesis as the language writes it; the document itself has a point.
std::string thesis_number(std::string_view number, Language language) {
    std::string out(number);
    if (language == Language::fr) std::ranges::replace(out, '.', ',');
    return out;
}

std::string line(std::string_view boxes, std::string_view number, std::string_view thesis,
                 std::string_view how) {
    constexpr std::size_t kNumberWidth = 47;
    std::string out = padded(std::string(boxes), 5) + padded(std::string(number), kNumberWidth) +
                      padded(std::string(thesis), kNumberWidth) + std::string(how);
    out.erase(out.find_last_not_of(' ') + 1);
    return out + "\n";
}

// Prints rows as they come; where they go to a file, that is written at the end.
class Table {
  public:
    Table(const CountArguments& arguments, const Streams& io)
        : arguments_(arguments),
          io_(io),
          language_(arguments.language),
          json_(arguments.json || arguments.format == Format::json),
          printed_(io.output) {}

    void heading(const MessageText& title) {
        if (json_) return;
        std::string out = std::exchange(begun_, true) ? "\n" : "";
        out += std::string(title.in(language_)) + "\n";
        out += line(text::kBoxColumn.in(language_), text::kOursColumn.in(language_),
                    text::kThesisColumn.in(language_), text::kHowColumn.in(language_));
        write(out);
    }

    void row(const TableRow& row, std::string_view counts, const Known& known) {
        if (!json_) {
            write(line(box_text(row.boxes), ours(known, language_),
                       thesis_number(row.thesis, language_), how(known, language_)));
            return;
        }
        std::string out;
        JsonWriter writer(out);
        writer.begin_object().key("boxes").text(box_text(row.boxes)).key("counts").text(counts);
        write_known(writer, known);
        writer.key("thesis").text(row.thesis).end_object().end_line();
        write(out);
    }

    // Which document it is that ours stands beside.
    void source() {
        if (!json_) write("\n" + std::string(text::kWhichThesis.in(language_)) + "\n");
    }

    Exit finish() {
        if (!arguments_.output.empty()) return write_answer(arguments_, io_, for_file_);
        printed_.finish(true);
        if (printed_.fault() == 0) return Exit::yes;
        report_write_fault(arguments_, io_, printed_.fault());
        return Exit::bad_input;
    }

  private:
    void write(const std::string& text) {
        if (!arguments_.output.empty()) {
            for_file_ += text;
            return;
        }
        printed_.write(text);
        printed_.flush();
    }

    const CountArguments& arguments_;
    const Streams& io_;
    Language language_;
    bool json_;
    bool begun_ = false;
    Output printed_;
    std::string for_file_;
};

// The time limit, of which each row has its share of what the rows before have left: so a slow row
// takes nothing from those that follow.
class Shares {
  public:
    Shares(double seconds, std::size_t rows) : limit_(seconds), rows_(rows) {}

    // The seconds for the next row; 0 where there is no limit.
    double next() {
        const auto rows = static_cast<double>(rows_--);
        if (limit_ <= 0) return 0;
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin_;
        return std::max((limit_ - spent.count()) / rows, kLeast);
    }

  private:
    static constexpr double kLeast = 0.001;  // 0 would be no limit
    double limit_;
    std::size_t rows_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

// Exactly within most of the time, else by estimates in what is left of it.
Known row_known(const Boxes& boxes, double seconds, const CountArguments& arguments,
                const Streams& io) {
    constexpr double kForExact = 0.7;
    // There are schemes that take days.
    constexpr double kLongest = 60;
    Known known;
    CountArguments share = arguments;
    const Shape shape = Shape::boxes(boxes.rows, boxes.columns);
    const auto counting = GridCounting::of(shape);
    if (!arguments.estimate && counting && !counting->is_long()) {
        share.timeout = seconds > 0 ? kForExact * seconds : kLongest;
        const CountWatch watch(share, io);
        known.exact = grid_count(shape, watch.deadline());
        known.late = !known.exact && seconds > 0;
    }
    if (known.exact) return known;
    share.timeout = known.late ? (1 - kForExact) * seconds : seconds;
    const CountWatch watch(share, io);
    const Timer half(share.timeout / 2, &interrupt::flag());
    Rng rng(arguments.seed.value_or(1));
    const auto sampled =
        sampled_grid_count(shape, arguments.samples.value_or(kTableSamples), rng, half.deadline());
    if (sampled) known.take(*sampled);
    known.product = product_estimate(boxes, watch.deadline());
    known.late = known.late || !known.product;
    return known;
}

Known classes_known(const Boxes& boxes, double seconds, const CountArguments& arguments,
                    const Streams& io) {
    CountArguments share = arguments;
    share.timeout = seconds;
    const CountWatch watch(share, io);
    Known known;
    known.exact = class_count(boxes, watch.deadline());
    known.late = !known.exact;
    return known;
}

}  // namespace

Exit run_count_table(const CountArguments& arguments, const Streams& io) {
    if (!arguments.operands.empty()) {
        complain(io, text::kCountOperands.in(arguments.language));
        return Exit::usage;
    }
    if (const Exit tried = try_output(arguments, io); tried != Exit::yes) return tried;
    Shares shares(arguments.timeout, kGridRows.size() + 1);
    Table table(arguments, io);
    bool late = false;
    table.heading(text::kTableOfGrids);
    for (const TableRow& row : kGridRows) {
        const Known known = row_known(row.boxes, shares.next(), arguments, io);
        late = late || known.late;
        table.row(row, "grids", known);
    }
    table.heading(text::kTableOfClasses);
    const Known classes = classes_known(kClassRow.boxes, shares.next(), arguments, io);
    late = late || classes.late;
    table.row(kClassRow, "classes", classes);
    table.source();
    return worst(table.finish(), late || interrupt::came() ? Exit::stopped : Exit::yes);
}

}  // namespace sudokit::cli
