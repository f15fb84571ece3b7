// Makes the table of the catalogue of 9x9 grids: hours of work on one core, which can be stopped
// and resumed.
//   make_catalogue WORK [--threads N] [--bands FIRST-LAST] [--table FILE]
// WORK has a line for each band that is done: its number, its grids, these by their number of
// automorphisms, seconds of CPU time, and its counts, packed, in hexadecimal digits. Bands that it
// has are not counted again; a line that is cut off is. With --table, the bands from the first one
// on that are done are written as a table.
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <unistd.h>

#include "sudokit/nine_catalogue.hpp"

namespace {

using namespace sudokit::nine;

struct Options {
    std::string work;
    std::string table;
    unsigned threads = 1;
    std::size_t first = 1;
    std::size_t last = kBandClasses;
};

/// A band that is done.
struct Band {
    std::uint64_t grids = 0;
    std::map<std::uint32_t, std::uint64_t> by_automorphisms;
    double seconds = 0;
    std::string packed;
};

using Bands = std::map<std::size_t, Band>;  // by number, from 1

double thread_seconds() {
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::string line_of(std::size_t number, const Band& band) {
    std::ostringstream line;
    line << number << ' ' << band.grids << ' ';
    const char* separator = "";
    for (const auto& [automorphisms, grids] : band.by_automorphisms) {
        line << separator << automorphisms << ':' << grids;
        separator = ",";
    }
    line << (band.by_automorphisms.empty() ? "- " : " ") << band.seconds << ' ' << std::hex;
    for (const char byte : band.packed) {
        const auto value = static_cast<unsigned char>(byte);
        line << (value >> 4U) << (value & 15U);
    }
    line << '\n';
    return line.str();
}

/// Adds what a line says.
void read_line(const std::string& text, Bands& bands) {
    std::istringstream line(text);
    std::size_t number = 0;
    std::string counts;
    std::string packed;
    Band band;
    line >> number >> band.grids >> counts >> band.seconds >> packed;
    std::istringstream pairs(counts);
    std::uint32_t automorphisms = 0;
    std::uint64_t grids = 0;
    char sign = 0;
    while (pairs >> automorphisms >> sign >> grids) {
        band.by_automorphisms[automorphisms] = grids;
        pairs >> sign;
    }
    for (std::size_t i = 0; i + 1 < packed.size(); i += 2) {
        band.packed += static_cast<char>(std::stoi(packed.substr(i, 2), nullptr, 16));
    }
    bands[number] = band;
}

/// What is done; `whole` is how many bytes of the file are whole lines.
Bands read_work(const std::string& path, std::size_t& whole) {
    std::ifstream file(path, std::ios::binary);
    Bands bands;
    whole = 0;
    for (std::string line; std::getline(file, line) && !file.eof();) {
        read_line(line, bands);
        whole += line.size() + 1;
    }
    return bands;
}

Band counted(std::size_t number) {
    Band band;
    const double start = thread_seconds();
    const BandCount count = count_band(
        number - 1, [](std::size_t) { return true; },
        [&](std::uint32_t automorphisms) { ++band.by_automorphisms[automorphisms]; });
    band.grids = count.grids;
    band.packed = packed_counts(count.counts);
    band.seconds = thread_seconds() - start;
    return band;
}

void count_missing(const Options& options, Bands& bands, std::FILE* file) {
    std::mutex mutex;
    std::atomic<std::size_t> next = options.first;
    const auto run = [&] {
        for (std::size_t number = next++; number <= options.last; number = next++) {
            {
                const std::lock_guard lock(mutex);
                if (bands.contains(number)) continue;
            }
            const Band band = counted(number);
            const std::lock_guard lock(mutex);
            const std::string line = line_of(number, band);
            std::fwrite(line.data(), 1, line.size(), file);
            std::fflush(file);
            std::printf("band %zu: %llu grids, %.1f s\n", number,
                        static_cast<unsigned long long>(band.grids), band.seconds);
            std::fflush(stdout);
            bands[number] = band;
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < options.threads; ++i) threads.emplace_back(run);
    for (std::thread& thread : threads) thread.join();
}

void report(const Bands& bands) {
    std::uint64_t grids = 0;
    double seconds = 0;
    std::map<std::uint32_t, std::uint64_t> by_automorphisms;
    for (const auto& [number, band] : bands) {
        grids += band.grids;
        seconds += band.seconds;
        for (const auto& [automorphisms, count] : band.by_automorphisms) {
            by_automorphisms[automorphisms] += count;
        }
    }
    std::printf("%zu of %zu bands, %llu grids, %.0f s of CPU time\nby automorphisms:", bands.size(),
                kBandClasses, static_cast<unsigned long long>(grids), seconds);
    for (const auto& [automorphisms, count] : by_automorphisms) {
        std::printf(" %u:%llu", automorphisms, static_cast<unsigned long long>(count));
    }
    std::puts("");
}

bool write_table(const std::string& path, const Bands& bands) {
    std::vector<std::string> packed;
    for (std::size_t number = 1; bands.contains(number); ++number) {
        packed.push_back(bands.at(number).packed);
    }
    const std::string table = catalogue_table(packed);
    std::ofstream file(path, std::ios::binary);
    file << table;
    file.close();
    std::printf("%s: %zu bands, %zu bytes\n", path.c_str(), packed.size(), table.size());
    return file.good();
}

bool parse(int argc, char** argv, Options& options) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool has_value = i + 1 < argc;
        if (word == "--threads" && has_value) {
            options.threads = static_cast<unsigned>(std::atoi(argv[++i]));
        } else if (word == "--table" && has_value) {
            options.table = argv[++i];
        } else if (word == "--bands" && has_value) {
            if (std::sscanf(argv[++i], "%zu-%zu", &options.first, &options.last) != 2) return false;
        } else if (options.work.empty() && !word.starts_with("-")) {
            options.work = word;
        } else {
            return false;
        }
    }
    return !options.work.empty() && options.threads >= 1 && options.first >= 1 &&
           options.last <= kBandClasses;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    if (!parse(argc, argv, options)) {
        std::fputs("usage: make_catalogue WORK [--threads N] [--bands FIRST-LAST] [--table FILE]\n",
                   stderr);
        return 2;
    }
    std::size_t whole = 0;
    Bands bands = read_work(options.work, whole);
    std::FILE* file = std::fopen(options.work.c_str(), "ab");
    // A line that was cut off is taken away.
    if (file == nullptr || truncate(options.work.c_str(), static_cast<off_t>(whole)) != 0) {
        std::fprintf(stderr, "make_catalogue: cannot write %s\n", options.work.c_str());
        return 1;
    }
    count_missing(options, bands, file);
    std::fclose(file);
    report(bands);
    if (!options.table.empty() && !write_table(options.table, bands)) {
        std::fprintf(stderr, "make_catalogue: cannot write %s\n", options.table.c_str());
        return 1;
    }
    return 0;
}
