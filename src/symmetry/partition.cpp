#include "symmetry/partition.hpp"

#include <algorithm>
#include <numeric>

namespace sudokit::symmetry {
namespace {

// Mixes a number into a trace; the order of the calls matters.
void mix(std::uint64_t& trace, std::uint64_t value) {
    trace ^= value + 0x9e3779b97f4a7c15 + (trace << 6U) + (trace >> 2U);
    trace *= 0xff51afd7ed558ccd;
    trace ^= trace >> 32U;
}

}  // namespace

Partition::Partition(const ColouredGraph& graph)
    : order(graph.colours.size()),
      place(graph.colours.size()),
      class_of(graph.colours.size()),
      size(graph.colours.size()) {
    std::iota(order.begin(), order.end(), Vertex{0});
    std::ranges::stable_sort(order, {}, [&](Vertex v) { return graph.colours[v]; });
    std::uint32_t begin = 0;
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        if (i == 0 || graph.colours[order[i]] != graph.colours[order[i - 1]]) {
            begin = i;
            ++classes;
        }
        place[order[i]] = i;
        class_of[order[i]] = begin;
        ++size[begin];
    }
}

std::uint32_t Partition::first_open() const {
    std::uint32_t at = 0;
    while (size[at] == 1) ++at;
    return at;
}

Refiner::Refiner(const ColouredGraph& graph)
    : graph_(graph),
      queued_(graph.colours.size()),
      counts_(graph.colours.size()),
      is_touched_(graph.colours.size()) {}

std::uint64_t Refiner::refine(Partition& partition) {
    for (std::uint32_t at = 0; at < partition.order.size(); at += partition.size[at]) note(at);
    return run(partition);
}

std::uint64_t Refiner::individualise(Partition& partition, Vertex vertex) {
    const std::uint32_t at = partition.class_of[vertex];
    const Vertex other = partition.order[at];
    std::swap(partition.order[at], partition.order[partition.place[vertex]]);
    std::swap(partition.place[vertex], partition.place[other]);
    const std::uint32_t rest = partition.size[at] - 1;
    partition.size[at] = 1;
    partition.size[at + 1] = rest;
    for (std::uint32_t i = at + 1; i <= at + rest; ++i)
        partition.class_of[partition.order[i]] = at + 1;
    ++partition.classes;
    note(at);
    std::uint64_t trace = run(partition);
    mix(trace, at);
    return trace;
}

void Refiner::note(std::uint32_t at) {
    if (queued_[at]) return;
    queued_[at] = true;
    queue_.push_back(at);
}

std::uint64_t Refiner::run(Partition& partition) {
    std::uint64_t trace = 0;
    // NOLINTNEXTLINE(modernize-loop-convert): splitting adds to the queue.
    for (std::size_t next = 0; next < queue_.size(); ++next) {
        const std::uint32_t splitter = queue_[next];
        queued_[splitter] = false;
        if (partition.is_discrete()) continue;
        count_neighbours(partition, splitter);
        // By place, so that the names of vertices do not matter.
        std::ranges::sort(touched_);
        mix(trace, splitter);
        for (const std::uint32_t at : touched_) {
            is_touched_[at] = false;
            split(partition, at, trace);
        }
        for (const Vertex vertex : counted_) counts_[vertex] = 0;
    }
    queue_.clear();
    mix(trace, partition.classes);
    return trace;
}

void Refiner::count_neighbours(const Partition& partition, std::uint32_t splitter) {
    counted_.clear();
    touched_.clear();
    for (const Vertex vertex : partition.members(splitter)) {
        for (const Vertex neighbour : graph_.neighbours[vertex]) {
            if (counts_[neighbour]++ > 0) continue;
            counted_.push_back(neighbour);
            const std::uint32_t at = partition.class_of[neighbour];
            if (is_touched_[at]) continue;
            is_touched_[at] = true;
            touched_.push_back(at);
        }
    }
}

// Sorts the class by the counts of its vertices, and makes a class of each count. The largest need
// not be looked at again unless the whole class had to (Hopcroft 1971).
void Refiner::split(Partition& partition, std::uint32_t at, std::uint64_t& trace) {
    const std::uint32_t size = partition.size[at];
    const auto members = std::span(partition.order).subspan(at, size);
    const auto by_count = [&](Vertex v) { return counts_[v]; };
    mix(trace, at);
    if (size == 1) {
        mix(trace, counts_[members[0]]);
        return;
    }
    const auto [least, most] = std::ranges::minmax(members, {}, by_count);
    if (counts_[least] == counts_[most]) {
        mix(trace, counts_[least]);
        return;
    }
    std::ranges::sort(members, {}, by_count);
    const bool whole = queued_[at];
    std::uint32_t largest = at;
    std::uint32_t begin = at;
    for (std::uint32_t i = at; i < at + size; ++i) {
        const Vertex vertex = partition.order[i];
        if (i > at && counts_[vertex] != counts_[partition.order[i - 1]]) {
            begin = i;
            ++partition.classes;
            partition.size[begin] = 0;
        }
        if (i == begin) {
            mix(trace, begin);
            mix(trace, counts_[vertex]);
            partition.size[begin] = 0;
        }
        partition.place[vertex] = i;
        partition.class_of[vertex] = begin;
        ++partition.size[begin];
    }
    for (std::uint32_t i = at; i < at + size; i += partition.size[i]) {
        if (partition.size[i] > partition.size[largest]) largest = i;
    }
    for (std::uint32_t i = at; i < at + size; i += partition.size[i]) {
        if (whole || i != largest) note(i);
    }
}

}  // namespace sudokit::symmetry
