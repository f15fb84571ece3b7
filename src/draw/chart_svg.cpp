// A chart of times as an SVG document.
#include <algorithm>
#include <cmath>

#include "sudokit/text_width.hpp"

#include "draw/chart_looks.hpp"
#include "draw/chart_scale.hpp"
#include "draw/plain_svg.hpp"

namespace sudokit {
namespace {

using namespace draw::chart;

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
        draw::PlainSvg out(std::max(left_ + kChartWidth + right_, title),
                           kChartTop + rows * kChartRow + kChartMargin, chart_.title, kChartLooks);
        out.add_text("title", kChartMargin, 26, chart_.title);
        for (int power = scale_.first(); power <= scale_.last(); ++power) add_tick(out, power);
        for (int row = 0; row < rows; ++row) add_bar(out, row);
        return out.document();
    }

  private:
    void add_tick(draw::PlainSvg& out, int power) const {
        const int x =
            left_ + kChartWidth * (power - scale_.first()) / (scale_.last() - scale_.first());
        const int bottom = kChartTop + static_cast<int>(chart_.bars.size()) * kChartRow;
        out.add_path("line", "M" + std::to_string(x) + " " + std::to_string(kChartTop - 6) + "V" +
                                 std::to_string(bottom));
        std::string text = duration_text(std::pow(10, power), chart_.language);
        // Powers of ten are whole.
        if (const auto zero = text.find_first_of(".,"); zero != std::string::npos) {
            text.erase(zero, 2);
        }
        out.add_text("tick", x, kChartTop - 12, text);
    }

    void add_bar(draw::PlainSvg& out, int row) const {
        const TimeBar& bar = chart_.bars[static_cast<std::size_t>(row)];
        const int middle = kChartTop + row * kChartRow + kChartRow / 2;
        out.add_text("label", left_ - 8, middle + 5, bar.label);
        int end = left_;
        if (bar.seconds) {
            const int length =
                static_cast<int>(std::lround(kChartWidth * scale_.length(*bar.seconds)));
            out.add_box(bar.faded ? "faded" : "bar", left_, middle - kChartBar / 2, length,
                        kChartBar);
            end += length;
        }
        out.add_text("said", end + 8, middle + 4, bar.said);
    }

    const TimeChart& chart_;
    draw::DecadeScale scale_;
    int left_;   // where bars begin
    int right_;  // room for what is said
};

}  // namespace

std::string draw_svg(const TimeChart& chart) { return ChartSvg(chart).document(); }

}  // namespace sudokit
