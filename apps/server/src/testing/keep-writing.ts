// A process that commits one large row after another to the embedded database and prints each acknowledged one.
import '../start/quick-start.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { startDatabase } from '../db/engine/database.ts';

const { pool } = await startDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: undefined });
await pool.query('create table written (id serial primary key, text text)');
const save =
  "insert into written (text) select string_agg(md5(random()::text), '') from generate_series(1, 10000)";
try {
  for (let id = 1; ; id++) {
    await pool.query(save);
    process.stdout.write(`saved ${id}\n`);
  }
} catch {
  // Stays after a failed write, like a server.
  await wait(60_000);
}
