// For tests: a folder of their own, since others may run beside them.
#pragma once

#include <filesystem>
#include <string>

#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): mkdtemp is not in <cstdlib>

namespace sudokit::tests {

/// An empty folder with a name that no other has. It goes with all that is in it.
class TestFolder {
  public:
    TestFolder() {
        std::string name =
            (std::filesystem::temp_directory_path() / "sudokit-test-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    ~TestFolder() { std::filesystem::remove_all(path_); }

    [[nodiscard]] const std::string& path() const { return path_; }

    /// Where a file of that name is, or would be.
    [[nodiscard]] std::string path(const std::string& name) const { return path_ + "/" + name; }

  private:
    std::string path_;
};

}  // namespace sudokit::tests
