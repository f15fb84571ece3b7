// What charts have in common: their measures and looks.
#pragma once

#include "draw/plain_svg.hpp"

namespace sudokit::draw::chart {

inline constexpr int kChartRow = 30;
inline constexpr int kChartBar = 18;
inline constexpr int kChartTop = 62;
inline constexpr int kChartMargin = 16;
inline constexpr int kChartWidth = 460;
inline constexpr int kChartLetter = 9;  // about, of the larger letters

inline constexpr PlainLooks kChartLooks = {
    "text{font-size:14px}\n"
    ".title{font-size:16px;font-weight:700}\n"
    ".label{text-anchor:end}\n"
    ".tick{font-size:11px;fill:#565d69;text-anchor:middle}\n"
    ".said{font-size:12px;fill:#565d69}\n"
    ".line{stroke:#d5d9e0;stroke-width:1}\n"
    ".bar{fill:#2b6cb0}\n"
    ".faded{fill:#c9d6e6;stroke:#2b6cb0;stroke-dasharray:5 3}\n",
    ".tick,.said{fill:#b6bcc7}\n"
    ".line{stroke:#3a404b}\n"
    ".bar{fill:#6ea8e0}\n"
    ".faded{fill:#26323f;stroke:#6ea8e0}\n"};

}  // namespace sudokit::draw::chart
