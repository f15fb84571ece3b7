#include <gtest/gtest.h>

#include "cli/library/arguments.hpp"

namespace sudokit::cli {
namespace {

TEST(LibraryName, ShowsNoPassword) {
    const std::pair<const char*, const char*> cases[] = {
        {"puzzles.library", "puzzles.library"},
        {"a@b:c", "a@b:c"},
        {"postgresql://host/db", "postgresql://host/db"},
        {"postgresql://user@host:5432/db", "postgresql://user@host:5432/db"},
        {"postgresql://user:secret@host:5432/db", "postgresql://user:...@host:5432/db"},
        {"postgresql://user:p@ss@host/db", "postgresql://user:...@host/db"},
        {"postgresql://host:5432/db?options=a@b", "postgresql://host:5432/db?options=a@b"},
        {"postgresql://host/db?password=secret", "postgresql://host/db?password=..."},
        {"postgresql://?user=u&password=secret&host=h", "postgresql://?user=u&password=...&host=h"},
        {"postgresql://host/db?sslpassword=secret", "postgresql://host/db?sslpassword=..."},
    };
    for (const auto& [address, shown] : cases) EXPECT_EQ(library_name(address), shown);
}

}  // namespace
}  // namespace sudokit::cli
