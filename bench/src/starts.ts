import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../testing/free-port.ts';
import { isShort } from './effort.ts';
import {
  endGroup,
  onlyChild,
  peakMegabytes,
  printedAddress,
  residentMegabytes,
  spawnGroup,
  untilAnswered,
} from './process.ts';
import { mb, median, ms, type Row } from './table.ts';

const IDLE_MS = 10_000;
const RUNS = isShort ? 3 : 5;
/** Fewer, because each run creates a database. */
const FRESH_RUNS = isShort ? 1 : 3;
const server = fileURLToPath(new URL('../../apps/server/src/server.ts', import.meta.url));
const floor = fileURLToPath(new URL('./floor.ts', import.meta.url));

/** Returns the milliseconds from the command to its first response. */
async function timeStart(command: string, args: string[], dataDir: string): Promise<number> {
  const port = await freePort();
  const since = performance.now();
  const child = spawnGroup(command, args, { PORT: String(port), DATA_DIR: dataDir });
  child.stdout?.resume();
  try {
    return await untilAnswered(`http://localhost:${port}/`, since);
  } finally {
    await endGroup(child);
  }
}

async function timeFloorStart(dataDir: string): Promise<number> {
  const since = performance.now();
  const child = spawnGroup(process.execPath, [floor, dataDir]);
  try {
    await untilAnswered(`${await printedAddress(child)}/revision`, since);
    return performance.now() - since;
  } finally {
    await endGroup(child);
  }
}

/** Measures the server as started by `npm start`, which sets memory options of Node and the C library. */
async function startMemory(dataDir: string): Promise<{ idle: number; peak: number }> {
  const port = await freePort();
  const npm = spawnGroup('npm', ['start'], { PORT: String(port), DATA_DIR: dataDir });
  npm.stdout?.resume();
  try {
    await untilAnswered(`http://localhost:${port}/`, performance.now());
    await pause(IDLE_MS);
    const pid = await onlyChild(npm);
    return { idle: await residentMegabytes(pid), peak: await peakMegabytes(pid) };
  } finally {
    await endGroup(npm);
  }
}

async function medianOf(runs: number, measure: (run: number) => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure(run));
  return median(values);
}

export async function measureStarts(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lensemble-bench-'));
  const at = (name: string) => join(folder, name);
  const start = (name: string) => timeStart('npm', ['start'], at(name));
  try {
    const floorCold = await medianOf(FRESH_RUNS, (run) => timeFloorStart(at(`floor-${run}`)));
    const floorWarm = await medianOf(RUNS, () => timeFloorStart(at('floor-0')));
    const cold = await medianOf(FRESH_RUNS, (run) => start(`npm-${run}`));
    const warm = await medianOf(RUNS, () => start('npm-0'));
    const bare = await medianOf(RUNS, () => timeStart(process.execPath, [server], at('npm-0')));
    const memory: Awaited<ReturnType<typeof startMemory>>[] = [];
    for (let run = 0; run < FRESH_RUNS; run += 1) memory.push(await startMemory(at('npm-0')));
    const idle = median(memory.map((each) => each.idle));
    const peak = median(memory.map((each) => each.peak));
    return [
      {
        what: 'npm start, fresh data folder',
        measured: ms(cold),
        floor: ms(floorCold),
        target: '2500 ms',
      },
      { what: 'npm start, again', measured: ms(warm), floor: ms(floorWarm), target: '700 ms' },
      { what: 'the server alone, again', measured: ms(bare), floor: ms(floorWarm) },
      { what: 'memory, idle for 10 s', measured: mb(idle), target: '200 MB' },
      { what: 'memory, most since the start', measured: mb(peak), target: '350 MB' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
