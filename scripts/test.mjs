import { findOrInstallBrowser } from '../e2e/support/browser.ts';
import { buildWebIfStale } from './build-web.mjs';
import { runChecks } from './check.mjs';
import { runPlaywright, runVitest } from './test/runners.mjs';

async function runJourneys() {
  try {
    const browser = findOrInstallBrowser();
    buildWebIfStale();
    return await runPlaywright(browser);
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** Everything that must hold, cheapest first; all of it runs, whatever fails on the way. */
const stages = [
  ['Checks', () => runChecks()],
  ['Unit and API tests', () => runVitest()],
  ['Journeys in the browser', runJourneys],
];

const total = { passed: 0, failed: 0 };
for (const [title, run] of stages) {
  console.log(`\n── ${title}`);
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
