import { findOrInstallBrowser } from '../e2e/support/browser.ts';
import { buildWebIfStale } from './build-web.mjs';
import { runChecks } from './check.mjs';
import { runPlaywright, runVitest } from './test/runners.mjs';
import { endWithTotal } from './test/total.mjs';

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
  ['Checks', () => runChecks()],
  ['Unit and API tests', () => runVitest()],
  ['Journeys in the browser', runJourneys],
];

const results = [];
for (const [title, run] of stages) {
  console.log(`\n── ${title}`);
  results.push(await run());
}
endWithTotal(results);
