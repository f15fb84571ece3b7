// `sudokit count --empty --table`: the tables of the thesis, with our numbers beside its.
#include <array>

#include "sudokit/json_writer.hpp"

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
constexpr std::uint64_t kTableSamples = 20;

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
    text.resize(std::max(text.size(), width), ' ');
    return text + "  ";
}

std::string line(std::string_view boxes, std::string_view number, std::string_view thesis,
                 std::string_view how) {
    constexpr std::size_t kNumberWidth = 47;
    std::string out = padded(std::string(boxes), 5) + padded(std::string(number), kNumberWidth) +
                      padded(std::string(thesis), kNumberWidth) + std::string(how);
    out.erase(out.find_last_not_of(' ') + 1);
    return out + "\n";
}

class Table {
  public:
    Table(const CountArguments& arguments, bool json)
        : language_(arguments.language), json_(json), writer_(out_) {}

    void heading(const MessageText& title) {
        if (json_) return;
        if (!out_.empty()) out_ += '\n';
        out_ += std::string(title.in(language_)) + "\n";
        out_ += line(text::kBoxColumn.in(language_), text::kOursColumn.in(language_),
                     text::kThesisColumn.in(language_), "");
    }

    void row(const TableRow& row, std::string_view counts, const Known& known) {
        if (!json_) {
            out_ += line(box_text(row.boxes), ours(known, language_), row.thesis,
                         how(known, language_));
            return;
        }
        writer_.begin_object().key("boxes").text(box_text(row.boxes)).key("counts").text(counts);
        write_known(writer_, known);
        writer_.key("thesis").text(row.thesis).end_object().end_line();
    }

    [[nodiscard]] const std::string& text() const { return out_; }

  private:
    Language language_;
    bool json_;
    std::string out_;
    JsonWriter writer_;
};

}  // namespace

Exit run_count_table(const CountArguments& arguments, const Streams& io) {
    if (!arguments.operands.empty()) {
        complain(io, text::kCountOperands.in(arguments.language));
        return Exit::usage;
    }
    if (const Exit tried = try_output(arguments, io); tried != Exit::yes) return tried;
    const CountWatch watch(arguments, io);
    CountArguments quick = arguments;
    quick.samples = arguments.samples.value_or(kTableSamples);
    Table table(arguments, arguments.json || arguments.format == Format::json);
    bool late = false;
    table.heading(text::kTableOfGrids);
    for (const TableRow& row : kGridRows) {
        const auto board = Board::make(Shape::boxes(row.boxes.rows, row.boxes.columns));
        Known known;
        const bool has_scheme = GridCounting::of(board->shape()).has_value();
        if (has_scheme && !arguments.estimate) {
            known.exact = grid_count(board->shape(), watch.deadline());
            late = late || !known.exact;
        }
        if (!known.exact) {
            known.product = product_estimate(row.boxes, watch.deadline());
            Rng rng(arguments.seed.value_or(1));
            known.sampled = sampled_grid_count(row.boxes, *quick.samples, rng, watch.deadline());
            if (known.sampled && known.sampled->samples < 2) known.sampled.reset();
        }
        table.row(row, "grids", known);
    }
    table.heading(text::kTableOfClasses);
    Known classes;
    classes.exact = class_count(kClassRow.boxes, watch.deadline());
    table.row(kClassRow, "classes", classes);
    late = late || !classes.exact;
    const Exit written = write_answer(arguments, io, table.text());
    return worst(written, late || interrupt::came() ? Exit::stopped : Exit::yes);
}

}  // namespace sudokit::cli
