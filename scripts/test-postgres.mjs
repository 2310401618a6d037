// Runs the server's tests against a PostgreSQL server of their own in place of the embedded engine.
import { findPostgres, startCluster } from './postgres-cluster.mjs';
import { runVitest } from './test/runners.mjs';

/** They are about the embedded engine and what it means for a process. */
const embeddedOnly = ['src/db/engine/**', 'src/server.test.ts'];

const bin = findPostgres();
if (!bin) {
  console.error(
    'There is no PostgreSQL server on this machine: install it (Debian: apt-get install postgresql), then run this again.',
  );
  process.exit(1);
}
const cluster = await startCluster(bin);
try {
  const args = ['--project', 'server', ...embeddedOnly.map((pattern) => `--exclude=${pattern}`)];
  const { passed, failed } = await runVitest(args, { TEST_DATABASE_URL: cluster.url });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
