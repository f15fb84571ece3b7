#!/usr/bin/env python3
"""A campaign as a job array of a real Slurm on this machine, some tasks of which are killed.

usage: campaign_slurm.py TOOL

Starts munged, slurmctld and slurmd with a configuration of their own. Where they are not installed, or cannot be
started, it says so and is skipped (status 77).
"""

import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from campaigns import Campaign  # noqa: E402

PLAN = """
[input]
file = "in.txt"
slice = 5
[[step]]
do = "near"
[[step]]
do = "rate"
scale = "depth"
[output]
file = "out.txt"
distinct = true
"""

CONFIGURATION = """
ClusterName=sudokit
SlurmctldHost={host}(127.0.0.1)
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
SlurmctldPort={port}
SlurmdPort={second}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=sched_interval=1
MpiDefault=none
ReturnToService=2
SlurmdParameters=config_overrides
NodeName={host} NodeAddr=127.0.0.1 CPUs=4 State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP OverSubscribe=YES
"""


def skip(why):
    print(f"skipped: {why}")
    sys.exit(77)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Slurm:
    """The three daemons, in a folder of their own."""

    def __init__(self, folder):
        self.folder = folder
        self.daemons = []
        self.environment = {**os.environ, "SLURM_CONF": str(folder / "slurm.conf"), "LC_ALL": "C"}

    def start(self, *words):
        log = open(self.folder / f"{pathlib.Path(words[0]).name}.out", "wb")
        self.daemons.append(subprocess.Popen(words, env=self.environment, stdin=subprocess.DEVNULL, stdout=log,
                                             stderr=log))

    def __enter__(self):
        for name in ("state", "spool"):
            (self.folder / name).mkdir()
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o600)
        host = socket.gethostname().split(".")[0]
        user = subprocess.run(["id", "-un"], capture_output=True, text=True, check=True).stdout.strip()
        (self.folder / "slurm.conf").write_text(CONFIGURATION.format(folder=self.folder, host=host, user=user,
                                                                     port=free_port(), second=free_port()))
        (self.folder / "cgroup.conf").write_text("CgroupPlugin=cgroup/v1\n")
        places = [f"--{name}-file={self.folder}/munge.{name}" for name in ("key", "pid", "log", "seed")]
        self.start("munged", "--foreground", "--force", f"--socket={self.folder}/munge.socket", *places)
        self.wait("munged", lambda: (self.folder / "munge.socket").exists())
        self.start("slurmctld", "-D", "-i", "-f", str(self.folder / "slurm.conf"))
        self.start("slurmd", "-D", "-N", host, "-f", str(self.folder / "slurm.conf"))
        self.wait("slurmd", lambda: "idle" in self.ask("sinfo", "-h", "-o", "%T"))
        return self

    def wait(self, name, ready):
        for _ in range(200):
            if ready():
                return
            if any(daemon.poll() is not None for daemon in self.daemons):
                break
            time.sleep(0.1)
        said = "".join((self.folder / f"{name}.out").read_text(errors="replace")[-500:]
                       for name in ("munged", "slurmctld", "slurmd") if (self.folder / f"{name}.out").exists())
        self.__exit__()
        skip(f"{name} cannot be started here: {said}")

    def ask(self, *words):
        return subprocess.run(words, env=self.environment, capture_output=True, text=True).stdout

    def submit(self, script, folder):
        asked = subprocess.run(["sbatch", "--chdir", str(folder), "--mem=0", str(script)], env=self.environment,
                               capture_output=True, text=True)
        found = re.search(r"Submitted batch job (\d+)", asked.stdout)
        if found:
            return found.group(1)
        if "Submitted" not in self.ask("sbatch", "--chdir", str(folder), "--mem=0", "--wrap", "true"):
            self.__exit__()
            skip(f"sbatch refuses any job here: {asked.stderr}")
        raise SystemExit(f"sbatch refuses the script: {asked.stdout}{asked.stderr}")

    def wait_for(self, job):
        for _ in range(600):
            asked = subprocess.run(["squeue", "-h", "-j", job], env=self.environment, capture_output=True, text=True)
            # On a busy machine it may be told nothing at all.
            if not asked.stdout.strip() and (asked.returncode == 0 or "Invalid job id" in asked.stderr):
                return
            time.sleep(0.1)
        raise SystemExit(f"job {job} does not end: {self.ask('squeue')}")

    def __exit__(self, *_):
        for daemon in reversed(self.daemons):
            daemon.send_signal(signal.SIGTERM)
        for daemon in self.daemons:
            try:
                daemon.wait(20)
            except subprocess.TimeoutExpired:
                daemon.kill()


def workers_of(campaign):
    """The processes that work on this campaign."""
    found = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if str(campaign.plan).encode() in words and b"--shard" in words:
            found.append(int(process.name))
    return found


def kill_workers(campaign):
    """Kills those that work, as soon as something is done; false if nobody comes."""
    for _ in range(6000):
        workers = workers_of(campaign)
        if workers and campaign.segments():
            for process in workers:
                try:
                    os.kill(process, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            return True
        time.sleep(0.01)
    return False


def main():
    for program in ("munged", "slurmctld", "slurmd", "sbatch"):
        if shutil.which(program) is None:
            skip(f"{program} is not installed")
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    made = subprocess.run([tool, "generate", "-n", "800", "--seed", "2", "--minimal"], capture_output=True, text=True,
                          check=True).stdout.splitlines()
    # What Slurm leaves behind may still write when its daemons are gone.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        folder = pathlib.Path(place)
        alone = Campaign(tool, folder / "alone", PLAN, made)
        assert alone.run("run").returncode == 0
        campaign = Campaign(tool, folder / "array", PLAN, made)
        script = folder / "array" / "job.sbatch"
        assert campaign.run("slurm", "--tasks", "4", "-o", str(script)).returncode == 0
        (folder / "slurm").mkdir()
        with Slurm(folder / "slurm") as slurm:
            job = slurm.submit(script, folder / "array")
            assert kill_workers(campaign), "no task was at work within a minute"
            slurm.wait_for(job)
            # What was killed is submitted again, as often as one likes.
            slurm.wait_for(slurm.submit(script, folder / "array"))
        said = "".join(file.read_text() for file in (folder / "array").glob("slurm-*.out"))
        assert campaign.output.exists(), f"no output: {said}"
        assert campaign.output.read_bytes() == alone.output.read_bytes(), "another output than without Slurm"
        assert len(campaign.segments()) > 1, "one task did everything"
    print("four tasks, and the same output")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__.strip())
        sys.exit(2)
    sys.exit(main())
