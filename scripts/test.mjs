import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from '../e2e/support/browser.ts';
import { buildWebIfStale } from './build-web.mjs';
import { runChecks } from './check.mjs';
import { runPlaywright, runVitest } from './test/runners.mjs';
import { endWithTotal } from './test/total.mjs';

const preparing = fileURLToPath(new URL('test/prepare-journeys.mjs', import.meta.url));

/**
 * Prepares the journeys beside the checks: an installation mostly waits, and a build does not keep both cores busy. It is
 * silent, because the journeys repeat and report what failed.
 */
async function runChecksAndPrepare() {
  const [results] = await Promise.all([
    runChecks(),
    once(spawn(process.execPath, [preparing], { stdio: 'ignore' }), 'close'),
  ]);
  return results;
}

async function runJourneys() {
  try {
    const browser = findOrInstallBrowser();
    await buildWebIfStale();
    return await runPlaywright(browser);
  } catch (error) {
    const failure = { title: 'The journeys could not begin', message: error.message };
    return { passed: 0, failed: 1, failures: [failure] };
  }
}

/** All test stages, cheapest first. A failure does not stop the later stages. */
const stages = [
  ['Checks', runChecksAndPrepare],
  ['Unit and API tests', () => runVitest()],
  ['Journeys in the browser', runJourneys],
];

const results = [];
for (const [title, run] of stages) {
  console.log(`\n── ${title}`);
  results.push(await run());
}
endWithTotal(results);
