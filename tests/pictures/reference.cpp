#include "pictures/reference.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace sudokit::pictures {
namespace {

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace

void expect_picture(const std::string& name, const std::string& text) {
    const std::string path = SUDOKIT_PICTURES_DIR "/" + name;
    if (std::getenv("SUDOKIT_UPDATE_PICTURES") != nullptr) {
        std::ofstream(path, std::ios::binary) << text;
    }
    EXPECT_TRUE(read_file(path) == text)
        << path << " is not what is drawn now. Look at the new picture: run this test with "
        << "SUDOKIT_UPDATE_PICTURES=1 in the environment, and commit it if it is right.";
}

}  // namespace sudokit::pictures
