// A chart of counts as an SVG document.
#include <algorithm>
#include <cmath>

#include "sudokit/draw_chart.hpp"
#include "sudokit/text_width.hpp"

#include "draw/chart_looks.hpp"

namespace sudokit {
namespace {

// Counts have no marks of their own: each says what it is.
constexpr int kCountTop = 44;

int letters(const std::string& text) {
    return static_cast<int>(text_width(text)) * draw::chart::kChartLetter;
}

}  // namespace

std::string draw_svg(const CountChart& chart) {
    namespace look = draw::chart;
    double most = 1;
    int left = 0;
    int right = 0;
    for (const CountBar& bar : chart.bars) {
        most = std::max(most, static_cast<double>(bar.count));
        left = std::max(left, letters(bar.label));
        right = std::max(right, letters(bar.said));
    }
    left += look::kChartMargin + 8;
    right += look::kChartMargin + 16;
    const int rows = static_cast<int>(chart.bars.size());
    draw::PlainSvg out(
        std::max(left + look::kChartWidth + right, 2 * look::kChartMargin + letters(chart.title)),
        kCountTop + rows * look::kChartRow + look::kChartMargin, chart.title, look::kChartLooks);
    out.add_text("title", look::kChartMargin, 26, chart.title);
    for (int row = 0; row < rows; ++row) {
        const CountBar& bar = chart.bars[static_cast<std::size_t>(row)];
        const int middle = kCountTop + row * look::kChartRow + look::kChartRow / 2;
        const double share = static_cast<double>(bar.count) / most;
        int length = static_cast<int>(std::lround(look::kChartWidth * share));
        // The shortest bar is seen too.
        if (bar.count > 0) length = std::max(length, 1);
        out.add_text("label", left - 8, middle + 5, bar.label);
        if (length > 0) {
            out.add_box("bar", left, middle - look::kChartBar / 2, length, look::kChartBar);
        }
        out.add_text("said", left + length + 8, middle + 4, bar.said);
    }
    return out.document();
}

}  // namespace sudokit
