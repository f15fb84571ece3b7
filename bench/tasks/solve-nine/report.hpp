// The comparison as a Markdown page.
#pragma once

#include <string>
#include <vector>

#include "measure.hpp"
#include "options.hpp"

namespace sudokit::bench {

/// Collects what was measured, and writes it as one page.
class Report {
  public:
    explicit Report(const Options& options) : options_(options) {}

    void add_solving(const Corpus& corpus, const std::vector<Sample>& samples);
    void add_counting(const Corpus& corpus, const std::vector<Sample>& samples);
    void add_threads(const Corpus& corpus, const std::vector<Sample>& samples);

    [[nodiscard]] std::string text() const;

  private:
    void add_latency(const Corpus& corpus, const std::vector<Sample>& samples);
    void add_corpus(const Corpus& corpus);

    const Options& options_;
    std::string solving_;
    std::string latency_;
    std::string counting_;
    std::string threads_;
    std::string corpora_;
};

}  // namespace sudokit::bench
