// Makes a tree of what a search tells.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/search_tree.hpp"

namespace sudokit::engine {

/// Keeps the top of the tree, as far as the options allow, and counts the rest. Beyond the depth
/// that is kept, nodes only add to those above.
class TreeRecorder final : public SearchProbe {
  public:
    /// `options` must outlive it.
    explicit TreeRecorder(const SearchTreeOptions& options);

    void enter(TreeEntry entry, Candidate tried) override;
    bool settle(const TreeOutcome& outcome, std::uint32_t ways,
                std::span<const Candidate> forced) override;
    void leave() override;
    void begin_anew() override;

    /// The tree of a search that has ended, by itself or because it was told to.
    [[nodiscard]] SearchTree finish();

  private:
    // A node on the way from the root to where the search is.
    struct Level {
        std::optional<std::size_t> node;  // where it is kept
        std::uint32_t ways = 0;           // that lead on from it and were not gone
        std::uint64_t size = 1;
        std::uint64_t solutions = 0;
        bool open = false;      // something below it was left out
        bool given_up = false;  // and will be searched from the root on
    };

    void add(TreeEntry entry, Candidate tried);
    [[nodiscard]] bool is_over();
    void close();
    void fold();

    const SearchTreeOptions& options_;
    SearchTree tree_;
    std::vector<Level> levels_;
    std::uint64_t visited_ = 0;
    std::uint64_t found_ = 0;
    TreeLimit over_ = TreeLimit::none;
};

}  // namespace sudokit::engine
