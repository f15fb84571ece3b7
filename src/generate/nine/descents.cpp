#include "generate/nine/descents.hpp"

#include <algorithm>

namespace sudokit::generate {
namespace {

// How many cells had been emptied when `cell` became the last given of the set; more than there are
// if it is not.
std::uint8_t last_of(NineCells set, std::size_t cell, const NineDescent& descent) {
    const auto& emptied = descent.emptied;
    const auto never = static_cast<std::uint8_t>(emptied.size() + 1);
    if (!(set & (descent.givens - NineCells::of(cell))).empty()) return never;
    std::uint8_t last = never;
    do {
        --last;
    } while (last > 0 && !set.contains(emptied[last - 1U]));
    return last;
}

// The givens when so many cells were empty.
NineCells givens_after(std::size_t steps, const NineDescent& descent) {
    NineCells givens = descent.givens;
    for (std::size_t i = steps; i < descent.emptied.size(); ++i) givens.insert(descent.emptied[i]);
    return givens;
}

}  // namespace

void NineDescents::descend(std::span<NineDescent> descents, Rng& rng, Deadline deadline) {
    dig(descents, rng, deadline);
    needs_.clear();
    for (NineDescent& descent : descents) {
        if (!descent.stopped) list_needs(descent);
    }
    find_needs(deadline);
    weigh();
}

// In a random order, of those that are redundant each is as likely to be the next one: the ones
// tried before stay needed.
void NineDescents::dig(std::span<NineDescent> descents, Rng& rng, Deadline deadline) {
    digs_.assign(descents.size(), {});
    orders_.resize(descents.size());
    for (std::size_t i = 0; i < descents.size(); ++i) {
        for (std::size_t cell = 0; cell < nine::kCells; ++cell) {
            orders_[i][cell] = NineCells::of(cell);
        }
        rng.shuffle(orders_[i]);
        digs_[i].solution = descents[i].solution;
        digs_[i].givens = NineCells::of_givens(descents[i].solution);
        digs_[i].order = orders_[i];
        digs_[i].least = kLeast;
    }
    digger_.dig(digs_, deadline);
    for (std::size_t i = 0; i < descents.size(); ++i) {
        descents[i].givens = digs_[i].givens;
        descents[i].stopped = digs_[i].stopped;
        descents[i].emptied.clear();
        for (const NineCells cell : orders_[i]) {
            (cell - digs_[i].givens).for_each([&](std::size_t emptied) {
                descents[i].emptied.push_back(static_cast<std::uint8_t>(emptied));
            });
        }
    }
}

// From when on the swap sets show each given to be needed.
void NineDescents::list_needs(NineDescent& descent) {
    swaps_.read(descent.solution);
    descent.givens.for_each([&](std::size_t cell) {
        auto from = static_cast<std::uint8_t>(descent.emptied.size() + 1);
        for (const std::uint8_t index : swaps_.of_cell(cell)) {
            from = std::min(from, last_of(swaps_.set(index), cell, descent));
        }
        needs_.push_back({&descent, static_cast<std::uint8_t>(cell), from});
    });
}

// A given that is not needed any earlier can be taken out one step before; otherwise that shows
// another unavoidable set, and it is needed earlier.
void NineDescents::find_needs(Deadline deadline) {
    std::vector<Need*> open;
    open.reserve(needs_.size());
    for (Need& need : needs_) open.push_back(&need);
    while (!open.empty()) {
        if (deadline.passed()) {
            for (const Need* need : open) need->descent->stopped = true;
            return;
        }
        for (const Need* need : open) {
            const NineDescent& descent = *need->descent;
            trials_.add(descent.solution,
                        givens_after(need->from - 1U, descent) - NineCells::of(need->cell));
        }
        const auto findings = trials_.test(deadline);
        for (std::size_t i = 0; i < open.size(); ++i) {
            Need& need = *open[i];
            switch (findings[i].kind) {
                case NineFinding::Kind::only: need.settled = true; break;
                case NineFinding::Kind::another:
                    need.from = last_of(findings[i].difference, need.cell, *need.descent);
                    break;
                case NineFinding::Kind::stopped: need.descent->stopped = true; break;
            }
        }
        std::erase_if(open,
                      [](const Need* need) { return need->settled || need->descent->stopped; });
    }
}

// At each step could have gone: what went later, and what is left and was not needed yet.
void NineDescents::weigh() {
    for (std::span<const Need> rest = needs_; !rest.empty();) {
        NineDescent& descent = *rest.front().descent;
        const auto needs = rest.first(descent.givens.size());
        rest = rest.subspan(needs.size());
        const std::size_t steps = descent.emptied.size();
        descent.ways = 1;
        for (std::size_t step = 0; step < steps; ++step) {
            const auto left =
                std::ranges::count_if(needs, [step](const Need& need) { return need.from > step; });
            descent.ways *= static_cast<double>(steps - step + static_cast<std::size_t>(left));
        }
        descent.redundant = {};
        for (const Need& need : needs) {
            if (need.from > steps) descent.redundant.insert(need.cell);
        }
    }
}

}  // namespace sudokit::generate
