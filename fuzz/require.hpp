// What a fuzz target asks of the library: a requirement that is not met ends the run.
#pragma once

#include <cstdlib>

/// Ends the program, which libFuzzer reports with the input at hand, unless `met`.
inline void require(bool met) {
    if (!met) std::abort();
}
