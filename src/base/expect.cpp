#include "sudokit/expect.hpp"

#include <cstdio>
#include <cstdlib>

namespace sudokit::detail {

void expectation_failed(const char* expression, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: sudokit: expected %s\n", file, line, expression);
    std::abort();
}

}  // namespace sudokit::detail
