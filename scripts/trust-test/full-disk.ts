import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchServer, untilReady } from '../../testing/real-server.ts';
import { Load } from '../kill-test/load.ts';
import { Checks, type Result } from './result.ts';

const DISK_MB = 300;
const TIMES = 5;
const FULL_MS = 3_000;
const MB = Buffer.alloc(1024 ** 2, 1);

/** Fills the disk that `folder` is on. @returns what frees it again */
async function fill(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'ballast');
  const file = await open(path, 'w');
  try {
    for (const size of [MB.length, 4096, 1])
      for (let isFull = false; !isFull; )
        await file.write(MB, 0, size).catch(({ code }: NodeJS.ErrnoException) => {
          if (code !== 'ENOSPC') throw new Error(`The disk is not full but ${code}`);
          isFull = true;
        });
  } finally {
    await file.close();
  }
  return () => rm(path);
}

/** Fills the small disk of an installation during saves, and frees it again. Needs root, because it mounts that disk. */
export async function fullDisk(): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lensemble-disk-'));
  const checks = new Checks();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
    await fillDuringSaves(folder, checks);
    return checks.result;
  } finally {
    // Also after a start that failed. A folder that is not mounted is no error here.
    spawnSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillDuringSaves(folder: string, checks: Checks): Promise<void> {
  const settings = { dataDir: join(folder, 'data'), env: { RATE_LIMITS: 'off', BACKUPS: 'off' } };
  const server = await untilReady(await launchServer(settings));
  try {
    const load = new Load();
    load.client.origin = server.origin;
    await load.client.signUp();
    await load.through(TIMES, async () => {
      const free = await fill(folder);
      await wait(FULL_MS);
      await free();
    });
    await load.check();
    console.log(
      `${TIMES} times full for ${FULL_MS / 1000} s: ${load.acknowledged} saves acknowledged, ${load.refused} refused, ${load.losses.length} lost`,
    );
    checks.expect(load.losses.length === 0, 'nothing acknowledged is lost', load.losses.join('\n'));
    checks.expect(load.refused > 0, 'saves are refused while the disk is full');
    const state = await Promise.race([server.ended, wait(0, 'alive')]);
    checks.expect(state === 'alive', 'the server goes on', server.output());
  } finally {
    await server.kill();
  }
}
