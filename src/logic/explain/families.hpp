// The explanation of each kind of pattern; one file for each family, with its texts in all
// languages.
#pragma once

#include <string>

#include "logic/explain/words.hpp"

namespace sudokit::logic {

/// A step with the state that it was found in, and the words to tell it in.
struct Telling {
    const Words& words;
    const Step& step;
    const State& state;
};

[[nodiscard]] std::string tell(const Telling& telling, const SinglePattern& single);
[[nodiscard]] std::string tell(const Telling& telling, const SubsetPattern& subset);
[[nodiscard]] std::string tell(const Telling& telling, const FishPattern& fish);
[[nodiscard]] std::string tell(const Telling& telling, const WingPattern& wing);
[[nodiscard]] std::string tell(const Telling& telling, const ChainPattern& chain);
[[nodiscard]] std::string tell(const Telling& telling, const ColouringPattern& colouring);
[[nodiscard]] std::string tell(const Telling& telling, const RectanglePattern& rectangle);
[[nodiscard]] std::string tell(const Telling& telling, const BugPattern& bug);
[[nodiscard]] std::string tell(const Telling& telling, const MedusaPattern& medusa);
[[nodiscard]] std::string tell(const Telling& telling, const AlignedPattern& aligned);
[[nodiscard]] std::string tell(const Telling& telling, const LeftoverPattern& leftover);
[[nodiscard]] std::string tell(const Telling& telling, const AlsPattern& als);
[[nodiscard]] std::string tell(const Telling& telling, const SueDeCoqPattern& sue);
[[nodiscard]] std::string tell(const Telling& telling, const LockedSetsPattern& locked);
[[nodiscard]] std::string tell(const Telling& telling, const ExocetPattern& exocet);
[[nodiscard]] std::string tell(const Telling& telling, const FireworksPattern& pattern);
[[nodiscard]] std::string tell(const Telling& telling, const GuardianPattern& guarded);
[[nodiscard]] std::string tell(const Telling& telling, const AutomorphismPattern& map);
[[nodiscard]] std::string tell(const Telling& telling, const ForcingPattern& forcing);
[[nodiscard]] std::string tell(const Telling& telling, const ConstraintPattern& pattern);

/// Why one of the guardians holds, in whole sentences.
[[nodiscard]] std::string guardian_words(const Words& words, TechniqueId id,
                                         const GuardianPattern& guarded);

/// That the candidates which the step removes go, unless a fin holds: the start of a list of fins.
[[nodiscard]] std::string kraken_words(const Words& words, const Step& step,
                                       const FishPattern& fish);

/// A dead end as part of a sentence.
[[nodiscard]] std::string dead_end_words(const Words& words, const DeadEnd& dead_end);

}  // namespace sudokit::logic
