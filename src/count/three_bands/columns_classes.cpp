#include "count/three_bands/columns_classes.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sudokit::count {
namespace {

constexpr std::uint32_t kNoKind = ~std::uint32_t{0};

// The kinds with the outer stacks and the last one of `frame`: orbits of the moving one under the
// names that leave those as they are.
void add_kinds(const ColumnPartitions& partitions, const std::vector<DigitNames>& keeping,
               ColumnsKinds& all) {
    const auto number = static_cast<std::uint32_t>(all.frames.size() - 1);
    ColumnsKinds::Frame& frame = all.frames.back();
    frame.kind_of.assign(partitions.size(), kNoKind);
    for (std::size_t moving = 0; moving < partitions.size(); ++moving) {
        if (frame.kind_of[moving] != kNoKind) continue;
        std::uint64_t orbit = 0;
        for (const DigitNames& names : keeping) {
            std::uint32_t& kind = frame.kind_of[partitions.renamed_number(moving, names)];
            if (kind != kNoKind) continue;
            kind = static_cast<std::uint32_t>(all.kinds.size());
            ++orbit;
        }
        all.kinds.push_back({number, static_cast<std::uint16_t>(moving), frame.size * orbit, 0});
    }
}

// Finds kinds, and joins those that differ by the order of the stacks.
class KindJoiner {
  public:
    KindJoiner(const BandTables& tables, ColumnsKinds& all) : tables_(tables), all_(all) {
        for (const auto& form : tables.forms()) {
            first_frame_.push_back(frames_);
            frames_ += form.beside.size();
        }
        joined_.resize(all.kinds.size());
        std::iota(joined_.begin(), joined_.end(), 0U);
    }

    bool join_all(const Deadline& deadline) {
        for (std::uint32_t kind = 0; kind < all_.kinds.size(); ++kind) {
            if (kind % 1024 == 0 && deadline.passed()) return false;
            std::vector<std::uint16_t> stacks = stacks_of(kind);
            for (std::size_t i = 0; i + 1 < stacks.size(); ++i) {
                std::swap(stacks[i], stacks[i + 1]);
                join(kind, kind_of(stacks));
                std::swap(stacks[i], stacks[i + 1]);
            }
        }
        return true;
    }

    void number_classes() {
        std::vector<std::uint32_t> number(joined_.size());
        for (std::uint32_t kind = 0; kind < joined_.size(); ++kind) {
            const std::uint32_t top = root(kind);
            if (top == kind) {
                number[kind] = static_cast<std::uint32_t>(all_.class_sizes.size());
                all_.class_sizes.push_back(0);
            }
            all_.kinds[kind].columns_class = number[top];
            all_.class_sizes[number[top]] += all_.kinds[kind].size;
        }
    }

  private:
    [[nodiscard]] std::vector<std::uint16_t> stacks_of(std::uint32_t kind) const {
        const ColumnsKinds::Frame& frame = all_.frames[all_.kinds[kind].frame];
        std::vector<std::uint16_t> stacks = tables_.forms()[frame.form].stacks;
        stacks.push_back(frame.last);
        stacks.push_back(all_.kinds[kind].moving);
        return stacks;
    }

    [[nodiscard]] std::uint32_t kind_of(const std::vector<std::uint16_t>& stacks) const {
        const OuterPlace place = tables_.place(stacks[0], stacks[1]);
        const OuterForm& form = tables_.forms()[place.form];
        const std::size_t last = place.renamed(stacks[stacks.size() - 2]);
        const std::size_t moving = place.renamed(stacks.back());
        const std::size_t frame = first_frame_[place.form] + form.place_beside[last];
        return all_.frames[frame]
            .kind_of[tables_.partitions().renamed_number(moving, form.to_beside[last])];
    }

    std::uint32_t root(std::uint32_t kind) {
        while (joined_[kind] != kind) kind = joined_[kind] = joined_[joined_[kind]];
        return kind;
    }

    // The least number stays the root, so that it is met first.
    void join(std::uint32_t a, std::uint32_t b) {
        a = root(a);
        b = root(b);
        joined_[std::max(a, b)] = std::min(a, b);
    }

    const BandTables& tables_;
    ColumnsKinds& all_;
    std::vector<std::size_t> first_frame_;
    std::size_t frames_ = 0;
    std::vector<std::uint32_t> joined_;
};

}  // namespace

ColumnsKinds columns_kinds(const BandTables& tables, const Deadline& deadline) {
    const ColumnPartitions& partitions = tables.partitions();
    ColumnsKinds all;
    for (std::size_t number = 0; number < tables.forms().size(); ++number) {
        const OuterForm& form = tables.forms()[number];
        for (std::size_t i = 0; i < form.beside.size(); ++i) {
            if (deadline.passed()) return {};
            const std::uint16_t last = form.beside[i];
            std::vector<DigitNames> keeping;
            std::ranges::copy_if(form.keeping, std::back_inserter(keeping), [&](const auto& names) {
                return partitions.renamed_number(last, names) == last;
            });
            const auto orbit = static_cast<std::uint64_t>(
                std::ranges::count(form.place_beside, static_cast<std::uint16_t>(i)));
            all.frames.push_back({static_cast<std::uint16_t>(number), last, form.size * orbit, {}});
            add_kinds(partitions, keeping, all);
        }
    }
    KindJoiner joiner(tables, all);
    if (!joiner.join_all(deadline)) return {};
    joiner.number_classes();
    return all;
}

}  // namespace sudokit::count
