#include "backend/module.hpp"

#include <gtest/gtest.h>

#include "backend/z3.hpp"

namespace sudokit::backend {
namespace {

struct NoModule {
    static constexpr const char* kName = "steam";
    using Entry = void();
};

TEST(Module, ThatIsNotInstalledSaysWhatToDo) {
    const auto fault = module_fault<NoModule>();

    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, ErrorCode::not_found);
    EXPECT_EQ(fault->message.in(Language::en),
              "the module 'steam' is not installed: sudokit-steam.so was not found; install it, "
              "or name its folder in SUDOKIT_MODULES");
    EXPECT_EQ(fault->message.in(Language::fr),
              "le module « steam » n’est pas installé : sudokit-steam.so est introuvable ; "
              "installez-le, ou indiquez son dossier dans SUDOKIT_MODULES");
}

TEST(Module, IsLoadedOnce) {
    const auto& first = loaded<Z3Module>();
    const auto& second = loaded<Z3Module>();

    EXPECT_EQ(&first, &second);
    EXPECT_EQ(first.has_value(), make_z3().has_value());
}

}  // namespace
}  // namespace sudokit::backend
