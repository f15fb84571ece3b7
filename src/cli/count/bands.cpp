// `sudokit count --empty --bands`: how many bands a board has, and the numbers that lead from there
// to that of its grids.
#include "cli/count/empty.hpp"
#include "cli/count/messages.hpp"
#include "cli/count/solutions.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

// The largest order whose bands fall into classes by a search.
constexpr std::uint32_t kLargestOrder = 9;

struct BandNumber {
    const MessageText& text;
    std::string_view key;
    Natural number;
};

std::string lines_of(const std::vector<BandNumber>& numbers, Language language) {
    std::string out;
    for (const BandNumber& one : numbers) {
        out += message(one.text, number_words(one.number.text())).in(language) + "\n";
    }
    return out;
}

std::string json_of(const std::vector<BandNumber>& numbers, const Boxes& boxes) {
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("board").text(shape_name(Shape::boxes(boxes.rows, boxes.columns)));
    json.key("counts").text("bands");
    for (const BandNumber& one : numbers) {
        json.key(one.key);
        write_count(json, one.number);
    }
    json.end_object().end_line();
    return out;
}

}  // namespace

Exit run_count_bands(const CountArguments& arguments, const Streams& io, const Boxes& boxes) {
    const CountWatch watch(arguments, io);
    std::vector<BandNumber> numbers{
        {text::kColumnPartitions, "column_partitions", column_partition_count(boxes)},
        {text::kNextColumns, "next_columns", next_columns_count(boxes)}};
    if (boxes.rows * boxes.columns <= kLargestOrder) {
        const auto classes = band_class_count(boxes, watch.deadline());
        if (classes) numbers.push_back({text::kBandClasses, "classes", *classes});
    }
    const auto bands = band_count(boxes, watch.deadline());
    if (bands) numbers.push_back({text::kBands, "count", *bands});
    const bool json = arguments.json || arguments.format == Format::json;
    const Exit written = write_answer(
        arguments, io, json ? json_of(numbers, boxes) : lines_of(numbers, arguments.language));
    if (bands) return written;
    const auto& why = interrupt::came() ? text::kInterrupted : text::kNotInTime;
    complain(io, why.in(arguments.language));
    return worst(written, Exit::stopped);
}

}  // namespace sudokit::cli
