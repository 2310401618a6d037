// Makes backups under write load on each engine, restores each elsewhere, and compares row by row and file by file
// with the instant of the backup.
// npm run test:backup -- [ROUNDS]
import { findPostgres, startCluster } from './postgres-cluster.mjs';
import { runVitest } from './test/runners.mjs';
import { endWithTotal } from './test/total.mjs';

const BACKUP_ROUNDS = process.argv[2] ?? '3';
const rounds = 'apps/server/src/backups/rounds.test.ts';

const run = (env) => runVitest(['--project', 'server', rounds], { BACKUP_ROUNDS, ...env });

async function onPostgres(bin) {
  const cluster = await startCluster(bin);
  return run({ TEST_DATABASE_URL: cluster.url }).finally(() => cluster.stop());
}

const bin = findPostgres();
if (!bin) console.log('Left out: there is no PostgreSQL server on this machine.');
// Neither keeps both cores busy.
endWithTotal(await Promise.all([run(), ...(bin ? [onPostgres(bin)] : [])]));
