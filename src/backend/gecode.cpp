#include "backend/gecode.hpp"

namespace sudokit::backend {
namespace {

class GecodeEngine final : public engine::Engine {
  public:
    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override {
        const auto& module = loaded<GecodeModule>();
        if (!module) return {.error = module.error()};
        const Board& board = puzzle.board();
        GecodePuzzle told{.order = board.order(), .allowed = {}, .houses = board.houses()};
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            told.allowed.push_back(puzzle.allowed(cell));
        }
        return module->call(told, limits, sink);
    }
};

}  // namespace

std::unique_ptr<engine::Engine> make_gecode() { return std::make_unique<GecodeEngine>(); }

}  // namespace sudokit::backend
