// What `sudokit campaign` says of itself, and its options.
#include "sudokit/whole_number.hpp"

#include "cli/campaign/arguments.hpp"
#include "cli/campaign/messages.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

// "3/8": shard number 3 of 8, from 0.
UsageFault take_shard(const OptionUse& use, std::optional<CampaignShard>& place) {
    const std::size_t slash = use.value.find('/');
    if (slash != std::string_view::npos) {
        const auto index = whole_number<std::uint64_t>(use.value.substr(0, slash));
        const auto count = whole_number<std::uint64_t>(use.value.substr(slash + 1));
        if (index && count && *index < *count) {
            place = CampaignShard{*index, *count};
            return std::nullopt;
        }
    }
    return usage_error(text::kBadShard, use.shown, use.value);
}

void declare_campaign(Options& options, CampaignArguments& arguments) {
    options.add({"threads",
                 'j',
                 {"threads of this process (all cores unless the plan says otherwise; with MPI, "
                  "one)",
                  "fils d’exécution de ce processus (tous les cœurs si le plan ne dit rien ; avec "
                  "MPI, un seul)"},
                 number(arguments.threads, kMostThreads)});
    options.add({"time-limit",
                 't',
                 {"stop after this time; 'resume' goes on",
                  "s’arrêter au bout de ce temps ; "
                  "« resume » poursuit"},
                 seconds(arguments.time_limit),
                 OptionGroup::own,
                 "timeout"});
    options.add({"shard",
                 0,
                 {"do part I of N, from 0/N on; others may do the other parts at the same time",
                  "faire la part I sur N, à partir de 0/N ; d’autres peuvent faire les autres en "
                  "même temps"},
                 taken_by(text::kShardArgument, [&arguments](const OptionUse& use) {
                     return take_shard(use, arguments.shard);
                 })});
    options.add({"tasks",
                 0,
                 {"with 'slurm': the tasks of the array (10 unless given)",
                  "avec « slurm » : les tâches du tableau (10 par défaut)"},
                 number(arguments.tasks, 1'000'000)});
    add_json_option(options, arguments.json);
    add_output_option(options, arguments,
                      {"with 'slurm', 'status' and 'verify': write to FILE",
                       "avec « slurm », « status » et « verify » : écrire dans FICHIER"});
    options.exclude("shard", "tasks");
}

constexpr Example kCampaignExamples[] = {
    {"campaign run plan.toml", {"begin it, or go on with it", "la commencer, ou la poursuivre"}},
    {"campaign status plan.toml", {"how far it has come", "où elle en est"}},
    {"campaign verify plan.toml", {"check all checksums", "vérifier toutes les sommes"}},
    {"campaign slurm plan.toml --tasks 100",
     {"a job array for Slurm", "un tableau de tâches pour Slurm"}},
};

}  // namespace

extern const Command kCampaignCommand{
    "campaign",
    Chapter::files,
    {"run|resume|status|merge|verify|slurm PLAN", "run|resume|status|merge|verify|slurm PLAN"},
    {"long work on very many puzzles, which resumes after any interruption",
     "un long travail sur énormément de grilles, qui reprend après toute interruption"},
    {"A plan, a TOML file, names the input (a file of 9x9 puzzles, generated ones, grids of the "
     "catalogue, parts of a count), the steps (solve, filter, rate, keep-if, canon, minimise, "
     "near), and the output. The work is cut into units; what is done is kept in a folder, so that "
     "whatever ends the program, no more is lost than the units under way, and a second of work "
     "of several threads. The output is the same, byte by byte, however many threads or processes "
     "worked on it, and however often they were killed.\n"
     "'run' begins a campaign or goes on with it, 'resume' only goes on, 'status' tells how far it "
     "has come, 'merge' writes the output of units that are all done, 'verify' checks all "
     "checksums, 'slurm' writes a job array. Started by mpirun, the ranks share the work.\n"
     "The exit status is 4 if time was up first, 1 if 'verify' finds something damaged or 'merge' "
     "something missing, and 3 if the plan, the input or the folder is at fault.",
     "Un plan, fichier TOML, nomme l’entrée (un fichier de grilles 9x9, des grilles générées, des "
     "grilles du catalogue, les parties d’un compte), les étapes (solve, filter, rate, keep-if, "
     "canon, minimise, near) et le résultat. Le travail est découpé en unités ; ce qui est fait "
     "est "
     "gardé dans un dossier, si bien que quoi qu’il arrive au programme, seules les unités en "
     "cours sont perdues, et une seconde de travail de plusieurs fils d’exécution. Le résultat est "
     "le même, octet par octet, quel que soit le nombre de fils d’exécution ou de processus, et si "
     "souvent qu’ils aient été tués.\n"
     "« run » commence une campagne ou la poursuit, « resume » ne fait que poursuivre, « status » "
     "dit où elle en est, « merge » écrit le résultat d’unités toutes faites, « verify » vérifie "
     "toutes les sommes de contrôle, « slurm » écrit un tableau de tâches. Lancés par mpirun, les "
     "rangs se partagent le travail.\n"
     "Le code de retour est 4 si le temps était écoulé avant, 1 si « verify » trouve quelque chose "
     "d’endommagé ou s’il manque quelque chose à « merge », et 3 si le plan, l’entrée ou le "
     "dossier "
     "est en faute."},
    kCampaignExamples,
    make_call<CampaignArguments, declare_campaign, run_campaign_command>,
    true};

}  // namespace sudokit::cli
