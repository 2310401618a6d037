import '../start/quick-start.ts';
// A process that opens the embedded database of a data folder, runs the given SQL, reports that and stays. On SIGUSR2
// it prints its memory use.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startDatabase } from '../db/engine/database.ts';
import { SettingError } from '../start/setting-error.ts';

const [dataDir = '', sql = 'select 1'] = process.argv.slice(2);
try {
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  await database.pool.query(sql);
  process.on('SIGUSR2', () =>
    process.stdout.write(`${highest()} bytes at most, ${process.memoryUsage.rss()} bytes\n`),
  );
  process.stdout.write('open\n');
  await wait(60_000);
} catch (error) {
  process.stderr.write(`${error instanceof SettingError ? error.message : error}\n`);
  process.exit(1);
}

/** In bytes. On Linux, `resourceUsage` starts with the memory of the parent process. */
function highest(): number {
  const { maxRSS } = process.resourceUsage();
  if (process.platform !== 'linux') return maxRSS * 1_024;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1_024;
}
