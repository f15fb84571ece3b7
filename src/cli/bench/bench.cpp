// `sudokit bench`: how fast is this machine, and does it do exactly what others do?
#include <algorithm>
#include <array>
#include <cstdio>
#include <thread>

#include "sudokit/clock.hpp"
#include "sudokit/signature.hpp"

#include "cli/bench/arguments.hpp"
#include "cli/bench/measure.hpp"
#include "cli/bench/report.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kWrongAnswer{"wrong answers from {0}: its times mean nothing",
                                   "réponses fausses de {0} : ses temps ne veulent rien dire"};
constexpr MessageText kSignaturesDiffer{"the signatures of the kernels differ",
                                        "les signatures des noyaux diffèrent"};

// Those that `--kernel` names, else the one that is in use.
std::vector<nine::Kernel> wanted_kernels(const BenchArguments& arguments) {
    if (arguments.kernel.empty()) return {nine::default_kernel()};
    std::vector<nine::Kernel> wanted;
    for (const nine::Kernel& kernel : nine::kernels()) {
        if (arguments.kernel == "all" || arguments.kernel == kernel.name) wanted.push_back(kernel);
    }
    return wanted;
}

Exit interrupted(const BenchArguments& arguments, const Streams& io) {
    complain(io, text::kInterrupted.in(arguments.language));
    return Exit::stopped;
}

std::string hexadecimal(std::uint64_t value) {
    std::array<char, 20> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%016llx", static_cast<unsigned long long>(value));
    return buffer.data();
}

// One number where all kernels agree, else each with its own.
Exit print_signature(const BenchArguments& arguments, const Streams& io) {
    std::string rows;
    std::string json;
    std::string first;
    bool equal = true;
    const Timer until_interrupted(0, &interrupt::flag());
    for (const nine::Kernel& kernel : wanted_kernels(arguments)) {
        const auto number = signature(kernel, until_interrupted.deadline());
        if (!number) return interrupted(arguments, io);
        const std::string text = hexadecimal(*number);
        if (first.empty()) first = text;
        equal = equal && text == first;
        rows += text + " " + std::string(kernel.name) + "\n";
        append_json_line(json, [&](JsonWriter& out) {
            out.key("signature").text(text).key("kernel").text(kernel.name);
        });
    }
    const bool as_json = arguments.json;
    const Exit printed = print(arguments, io, as_json ? json : equal ? first + "\n" : rows);
    if (equal) return printed;
    complain(io, kSignaturesDiffer.in(arguments.language));
    return worst(printed, Exit::no);
}

bench::Plan plan_of(const BenchArguments& arguments) {
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    bench::Plan plan;
    plan.kernels = wanted_kernels(arguments);
    plan.threads = arguments.threads.value_or(cores);
    if (arguments.time > 0) plan.seconds = arguments.time;
    plan.rounds = arguments.rounds.value_or(plan.rounds);
    return plan;
}

}  // namespace

Exit run_bench(const BenchArguments& arguments, const Streams& io) {
    if (arguments.signature) return print_signature(arguments, io);
    const bench::Plan plan = plan_of(arguments);
    const std::vector<bench::Set> sets = bench::make_sets(arguments.seed.value_or(1));
    const bench::Figures figures = bench::measure(plan, sets);
    if (figures.interrupted) return interrupted(arguments, io);
    if (figures.at_fault) {
        const std::string who = bench::name_of(*figures.at_fault);
        complain(io, message(kWrongAnswer, who).in(arguments.language));
        return Exit::no;
    }
    return print(arguments, io,
                 arguments.json ? bench::json_report(plan, figures)
                                : bench::table_report(plan, figures, arguments.language));
}

}  // namespace sudokit::cli
