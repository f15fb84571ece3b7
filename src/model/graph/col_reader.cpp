// DIMACS `.col`, as the second DIMACS challenge (1993) has it: node lines give colours.
#include <optional>

#include "sudokit/graph.hpp"
#include "sudokit/whole_number.hpp"

#include "model/graph/messages.hpp"
#include "model/place_in_text.hpp"
#include "model/words.hpp"

namespace sudokit {
namespace {

using model::fault_at;
namespace text = model::text;

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::uint64_t kMostVertices = 1'000'000;
constexpr std::uint64_t kMostEdges = 1'000'000'000;
constexpr std::uint64_t kMostColours = 1'000'000'000;

// The words of one line, with their places in the whole text.
class LineScanner {
  public:
    LineScanner(std::string_view whole, std::size_t begin, std::size_t end)
        : whole_(whole), at_(begin), end_(end) {
        skip_blanks();
    }

    [[nodiscard]] bool at_end() const { return at_ == end_; }
    [[nodiscard]] std::size_t place() const { return at_; }

    std::string_view word() {
        const std::size_t begin = at_;
        while (at_ < end_ && !is_blank(whole_[at_])) ++at_;
        const std::string_view found = whole_.substr(begin, at_ - begin);
        skip_blanks();
        return found;
    }

    // A number from `least` to `most`; if there is none, the place stays.
    std::optional<std::uint64_t> number(std::uint64_t least, std::uint64_t most) {
        const std::size_t begin = at_;
        const std::string_view digits = word();
        const auto value = whole_number<std::uint64_t>(digits);
        if (value && *value >= least && *value <= most) return value;
        at_ = begin;
        return std::nullopt;
    }

  private:
    static bool is_blank(char letter) { return model::is_blank(letter) || letter == '\f'; }
    void skip_blanks() {
        while (at_ < end_ && is_blank(whole_[at_])) ++at_;
    }

    std::string_view whole_;
    std::size_t at_;
    std::size_t end_;
};

using Fault = std::optional<Error>;

class ColReader {
  public:
    ColReader(std::string_view whole, ColouredGraph start) : whole_(whole), out_(std::move(start)) {
        if (!whole_.starts_with(kByteOrderMark)) return;
        mark_ = kByteOrderMark.size();
        whole_.remove_prefix(mark_);
    }

    Result<ColouredGraph> graph() {
        if (Fault fault = each_line([&](LineScanner& line) { return graph_line(line); })) {
            return *fault;
        }
        if (!promised_) return fault(whole_.size(), message(text::kColProblemMissing));
        out_.graph = Graph(out_.graph.vertex_count(), edges_);
        const std::size_t distinct = out_.graph.edge_count();
        const std::size_t lines = edges_.size();
        if (lines != *promised_ && 2 * lines != *promised_ && distinct != *promised_) {
            return fault(whole_.size(), message(text::kEdgeCount, *promised_, lines));
        }
        return std::move(out_);
    }

    Result<ColouredGraph> colours() {
        if (Fault fault = each_line([&](LineScanner& line) { return colour_line(line); })) {
            return *fault;
        }
        return std::move(out_);
    }

  private:
    template <class Take>
    Fault each_line(Take take) {
        for (std::size_t begin = 0; begin < whole_.size();) {
            const std::size_t end = std::min(whole_.find('\n', begin), whole_.size());
            LineScanner line(whole_, begin, end);
            if (!line.at_end()) {
                if (Fault fault = take(line)) return fault;
            }
            begin = end + 1;
        }
        return std::nullopt;
    }

    // The byte order mark counts for the offset, but takes no column.
    [[nodiscard]] Error fault(std::size_t place, Message message) const {
        Error error = fault_at(whole_, place, std::move(message));
        error.offset += mark_;
        return error;
    }
    [[nodiscard]] Error fault(const LineScanner& line, Message message) const {
        return fault(line.place(), std::move(message));
    }

    Fault graph_line(LineScanner& line) {
        const LineScanner begin = line;
        const std::string_view kind = line.word();
        if (kind.front() == 'c') return std::nullopt;
        if (kind == "p")
            return promised_ ? fault(begin, message(text::kColProblemTwice)) : problem(line);
        if (kind != "e" && kind != "n") return fault(begin, message(text::kColLine));
        if (!promised_) return fault(begin, message(text::kColProblemFirst));
        return kind == "e" ? edge(line) : colour(line);
    }

    Fault colour_line(LineScanner& line) {
        const LineScanner begin = line;
        const std::string_view kind = line.word();
        if (kind.front() == 'c' || kind.front() == '#') return std::nullopt;
        if (kind != "n") line = begin;
        return colour(line);
    }

    Fault problem(LineScanner& line) {
        const LineScanner begin = line;
        const std::string_view kind = line.word();
        if (kind != "edge" && kind != "edges" && kind != "col") {
            return fault(begin, message(text::kColProblem));
        }
        const LineScanner before = line;
        const auto vertices = line.number(0, kMostEdges);
        if (!vertices) return fault(line, message(text::kColProblem));
        if (*vertices > kMostVertices) {
            Error error = fault(before, message(text::kTooManyVertices, kMostVertices, *vertices));
            error.code = ErrorCode::too_large;
            return error;
        }
        promised_ = line.number(0, kMostEdges);
        if (!promised_) return fault(line, message(text::kColProblem));
        out_.graph = Graph(static_cast<std::uint32_t>(*vertices));
        out_.colours.assign(*vertices, 0);
        return end_of(line);
    }

    Fault edge(LineScanner& line) {
        const std::uint32_t count = out_.graph.vertex_count();
        const auto first = line.number(1, count);
        if (!first) return fault(line, message(text::kVertex, count));
        const LineScanner before = line;
        const auto second = line.number(1, count);
        if (!second) return fault(line, message(text::kVertex, count));
        if (*first == *second) return fault(before, message(text::kLoop, *first));
        edges_.emplace_back(static_cast<Vertex>(*first - 1), static_cast<Vertex>(*second - 1));
        return end_of(line);
    }

    Fault colour(LineScanner& line) {
        const std::uint32_t count = out_.graph.vertex_count();
        const LineScanner begin = line;
        const auto vertex = line.number(1, count);
        if (!vertex) return fault(line, message(text::kVertex, count));
        const auto value = line.number(1, kMostColours);
        if (!value) return fault(line, message(text::kColour, kMostColours));
        std::uint32_t& colour = out_.colours[*vertex - 1];
        if (colour != 0 && colour != *value) {
            return fault(begin, message(text::kTwoColours, *vertex, colour, *value));
        }
        colour = static_cast<std::uint32_t>(*value);
        return end_of(line);
    }

    [[nodiscard]] Fault end_of(const LineScanner& line) const {
        if (line.at_end()) return std::nullopt;
        return fault(line, message(text::kLineEnd));
    }

    std::string_view whole_;  // behind a byte order mark
    std::size_t mark_ = 0;    // the bytes of that
    ColouredGraph out_;
    std::optional<std::uint64_t> promised_;         // edges
    std::vector<std::pair<Vertex, Vertex>> edges_;  // line by line
};

}  // namespace

Result<ColouredGraph> read_col(std::string_view text) { return ColReader(text, {}).graph(); }

Result<ColouredGraph> read_colours(ColouredGraph graph, std::string_view text) {
    graph.colours.resize(graph.graph.vertex_count());
    return ColReader(text, std::move(graph)).colours();
}

}  // namespace sudokit
