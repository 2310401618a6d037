import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** Calls `use` with a temporary tree that has the repository's tools and some of its settings. */
export function inTree<T>(
  files: Record<string, string>,
  settings: string[],
  use: (folder: string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'guard-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const name of settings) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      copyFileSync(join(root, name), join(folder, name));
    }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function runTool(tool: string, args: string[], cwd: string) {
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(join(bin, tool), args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { failed: status !== 0, stdout, output: stdout + stderr };
}
