import '../start/quick-start.ts';
// A process that opens the embedded database of a data folder, runs the given SQL, reports that and stays. On SIGUSR2
// it prints its memory use.
import { setTimeout as wait } from 'node:timers/promises';
import { startDatabase } from '../db/engine/database.ts';
import { SettingError } from '../start/setting-error.ts';
import { highestMemory } from './highest-memory.ts';

const [dataDir = '', sql = 'select 1'] = process.argv.slice(2);
try {
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  await database.pool.query(sql);
  process.on('SIGUSR2', () =>
    process.stdout.write(`${highestMemory()} bytes at most, ${process.memoryUsage.rss()} bytes\n`),
  );
  process.stdout.write('open\n');
  await wait(60_000);
} catch (error) {
  process.stderr.write(`${error instanceof SettingError ? error.message : error}\n`);
  process.exit(1);
}
