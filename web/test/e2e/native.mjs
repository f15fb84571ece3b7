// The native tool, which judges what the page saves.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const tool = ['test', 'release', 'bench'].map((name) => join(root, 'build', name, 'bin/sudokit'))
  .find((path) => existsSync(path));

/** Whether it was built. */
export const hasTool = tool !== undefined;

/** Runs it; what it wrote and its status. */
export function sudokit(words, input = '') {
  const { status, stdout, stderr } = spawnSync(tool, [...words, '--quiet', '--lang', 'en'],
    { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { status, out: stdout, fault: stderr };
}
