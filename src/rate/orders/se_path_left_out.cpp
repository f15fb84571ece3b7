#include "sudokit/expect.hpp"

#include "rate/orders/se_path.hpp"

namespace sudokit::rate {

struct SePath::Memory {};

SePath::SePath(const TechniqueSet&) { SUDOKIT_EXPECT(false); }
SePath::~SePath() = default;

std::optional<Step> SePath::next(const State&, const Deadline&) { return std::nullopt; }

}  // namespace sudokit::rate
