// Runs the server tests that depend on the engine (`test/on-postgres.mjs`) on a temporary PostgreSQL server, and some
// journeys on that server with an S3 store.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findOrInstallBrowser } from '../e2e/support/browser.ts';
import { buildWebIfStale } from './build-web.mjs';
import { findPostgres, startCluster } from './postgres-cluster.mjs';
import { testsOnPostgres } from './test/on-postgres.mjs';
import { runPlaywright, runVitest } from './test/runners.mjs';
import { endWithTotal } from './test/total.mjs';

/** A complete plan of a shoot, and picture uploads, some of them concurrent. */
const journeys = ['plan-a-shoot.spec', 'references-uploads.spec'];
/** One per worker. */
const databases = ['journeys_0', 'journeys_1'];

async function runJourneys(bin, url) {
  const browser = findOrInstallBrowser();
  await buildWebIfStale();
  for (const name of databases)
    execFileSync(join(bin, 'psql'), [url, '--quiet', '-c', `create database ${name}`]);
  // A separate folder keeps the screenshots of `npm test`.
  const args = ['--project=desktop', '--output=test-results/postgres', ...journeys];
  return runPlaywright(browser, args, { JOURNEYS_DATABASE: url.replace(/\w+$/, 'journeys_#') });
}

const bin = findPostgres();
if (!bin) {
  console.error(
    'There is no PostgreSQL server on this machine: install it (Debian: apt-get install postgresql), then run this again.',
  );
  process.exit(1);
}
const cluster = await startCluster(bin);
try {
  endWithTotal([
    await runVitest(['--project', 'server', ...testsOnPostgres()], {
      TEST_DATABASE_URL: cluster.url,
    }),
    await runJourneys(bin, cluster.url),
  ]);
} finally {
  await cluster.stop();
}
