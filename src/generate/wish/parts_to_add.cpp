#include "generate/wish/parts_to_add.hpp"

namespace sudokit::generate {

std::vector<std::vector<Cell>> parts_to_add(const Wish& wish) {
    if (wish.minimal || wish.pattern || wish.near || !wish.symmetry) return {};
    return symmetric_parts(wish.base.board(), *wish.symmetry);
}

}  // namespace sudokit::generate
