// Runs the server's tests against a PostgreSQL server of their own in place of the embedded engine, and the journeys that
// have to do with pictures against such a server with an S3 store beside it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findOrInstallBrowser } from '../e2e/support/browser.ts';
import { buildWebIfStale } from './build-web.mjs';
import { findPostgres, startCluster } from './postgres-cluster.mjs';
import { runPlaywright, runVitest } from './test/runners.mjs';
import { endWithTotal } from './test/total.mjs';

/** They are about the embedded engine and what it means for a process. */
const embeddedOnly = ['src/db/engine/**', 'src/server.test.ts'];
/** They take long, and it is all the same to them what keeps the data. */
const withoutDatabase = [
  'src/ports/{calendar,documents,google,hosted-identity,mail,places,sign-in-providers,storage,weather}/**',
  'src/features/call-sheets/**',
  'src/features/images/bombs.test.ts',
];
const journeys = [
  'catalogues.spec',
  'picture-field.spec',
  'references.spec',
  'references-order.spec',
  'references-uploads.spec',
];
/** As many as there are workers. */
const databases = ['journeys_0', 'journeys_1'];

async function runJourneys(bin, url) {
  const browser = findOrInstallBrowser();
  buildWebIfStale();
  for (const name of databases)
    execFileSync(join(bin, 'psql'), [url, '--quiet', '-c', `create database ${name}`]);
  return runPlaywright(browser, ['--project=desktop', ...journeys], {
    JOURNEYS_DATABASE: url.replace(/\w+$/, 'journeys_#'),
  });
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
  const excluded = [...embeddedOnly, ...withoutDatabase].map((pattern) => `--exclude=${pattern}`);
  const args = ['--project', 'server', ...excluded];
  endWithTotal([
    await runVitest(args, { TEST_DATABASE_URL: cluster.url }),
    await runJourneys(bin, cluster.url),
  ]);
} finally {
  await cluster.stop();
}
