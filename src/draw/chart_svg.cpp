// A chart of times as an SVG document.
#include <algorithm>
#include <cmath>

#include "sudokit/text_width.hpp"

#include "base/xml.hpp"
#include "draw/chart_scale.hpp"

namespace sudokit {
namespace {

constexpr int kChartRow = 30;
constexpr int kChartBar = 18;
constexpr int kChartTop = 62;
constexpr int kChartMargin = 16;
constexpr int kChartWidth = 460;
constexpr int kChartLetter = 9;  // about, of the larger letters

constexpr std::string_view kChartLooks =
    "text{font-family:\"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",sans-serif;"
    "fill:#14171c;font-size:14px}\n"
    ".bg{fill:#fff}\n"
    ".title{font-size:16px;font-weight:700}\n"
    ".label{text-anchor:end}\n"
    ".tick{font-size:11px;fill:#565d69;text-anchor:middle}\n"
    ".said{font-size:12px;fill:#565d69}\n"
    ".line{stroke:#d5d9e0;stroke-width:1}\n"
    ".bar{fill:#2b6cb0}\n"
    ".faded{fill:#c9d6e6;stroke:#2b6cb0;stroke-dasharray:5 3}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    "text{fill:#f4f6f8}\n"
    ".bg{fill:#14161b}\n"
    ".tick,.said{fill:#b6bcc7}\n"
    ".line{stroke:#3a404b}\n"
    ".bar{fill:#6ea8e0}\n"
    ".faded{fill:#26323f;stroke:#6ea8e0}\n"
    "}\n";

class ChartSvg {
  public:
    explicit ChartSvg(const TimeChart& chart)
        : chart_(chart), scale_(chart), left_(kChartMargin), right_(kChartMargin) {
        std::size_t label = 0;
        std::size_t said = 0;
        for (const TimeBar& bar : chart.bars) {
            label = std::max(label, text_width(bar.label));
            said = std::max(said, text_width(bar.said));
        }
        left_ += static_cast<int>(label) * kChartLetter + 8;
        right_ += static_cast<int>(said) * (kChartLetter - 2) + 16;
    }

    std::string document() const {
        const int rows = static_cast<int>(chart_.bars.size());
        const int title =
            2 * kChartMargin + static_cast<int>(text_width(chart_.title)) * kChartLetter;
        const std::string width = std::to_string(std::max(left_ + kChartWidth + right_, title));
        const std::string height = std::to_string(kChartTop + rows * kChartRow + kChartMargin);
        std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sk\" viewBox=\"0 0 " +
                          width + " " + height + "\" width=\"" + width + "\" height=\"" + height +
                          "\" role=\"img\" aria-labelledby=\"t\">\n<title id=\"t\">" +
                          xml_escaped(chart_.title) + "</title>\n<style>\n";
        out += kChartLooks;
        out += "</style>\n<rect class=\"bg\" width=\"100%\" height=\"100%\"/>\n";
        add(out, "title", kChartMargin, 26, chart_.title);
        for (int power = scale_.first(); power <= scale_.last(); ++power) add_tick(out, power);
        for (int row = 0; row < rows; ++row) add_bar(out, row);
        return out + "</svg>\n";
    }

  private:
    void add_tick(std::string& out, int power) const {
        const int x =
            left_ + kChartWidth * (power - scale_.first()) / (scale_.last() - scale_.first());
        const int bottom = kChartTop + static_cast<int>(chart_.bars.size()) * kChartRow;
        out += "<line class=\"line\" x1=\"" + std::to_string(x) + "\" y1=\"" +
               std::to_string(kChartTop - 6) + "\" x2=\"" + std::to_string(x) + "\" y2=\"" +
               std::to_string(bottom) + "\"/>\n";
        std::string text = duration_text(std::pow(10, power), chart_.language);
        // Powers of ten are whole.
        if (const auto zero = text.find_first_of(".,"); zero != std::string::npos) {
            text.erase(zero, 2);
        }
        add(out, "tick", x, kChartTop - 12, text);
    }

    void add_bar(std::string& out, int row) const {
        const TimeBar& bar = chart_.bars[static_cast<std::size_t>(row)];
        const int middle = kChartTop + row * kChartRow + kChartRow / 2;
        add(out, "label", left_ - 8, middle + 5, bar.label);
        int end = left_;
        if (bar.seconds) {
            const int length =
                static_cast<int>(std::lround(kChartWidth * scale_.length(*bar.seconds)));
            out += "<rect class=\"" + std::string(bar.faded ? "faded" : "bar") + "\" x=\"" +
                   std::to_string(left_) + "\" y=\"" + std::to_string(middle - kChartBar / 2) +
                   "\" width=\"" + std::to_string(length) + "\" height=\"" +
                   std::to_string(kChartBar) + "\"/>\n";
            end += length;
        }
        add(out, "said", end + 8, middle + 4, bar.said);
    }

    static void add(std::string& out, std::string_view look, int x, int y,
                    const std::string& text) {
        if (text.empty()) return;
        out += "<text class=\"" + std::string(look) + "\" x=\"" + std::to_string(x) + "\" y=\"" +
               std::to_string(y) + "\">" + xml_escaped(text) + "</text>\n";
    }

    const TimeChart& chart_;
    draw::DecadeScale scale_;
    int left_;   // where bars begin
    int right_;  // room for what is said
};

}  // namespace

std::string draw_svg(const TimeChart& chart) { return ChartSvg(chart).document(); }

}  // namespace sudokit
