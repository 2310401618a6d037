import { flakyAdvice } from './flaky.mjs';

/** `.ci/run` searches for these headings to repeat the reports of its stages at the end. */
const FAILED = '── What failed';
const FLAKY = '── Flaky: failed, then passed when run again';

function print(mark, { title, message }) {
  console.log(`${mark} ${title}`);
  if (message) console.log(message.replaceAll(/^/gm, '    '));
}

/**
 * Ends a run: repeats the failures and the flaky journeys, then prints `N passed, N failed` for all results. Flaky
 * journeys count as passed. Sets exit code 1 if a test failed or none passed.
 */
export function endWithTotal(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (failed > 0) console.log(`\n${FAILED}`);
  for (const failure of results.flatMap((result) => result.failures)) print('✗', failure);
  const flaky = results.flatMap((result) => result.flaky ?? []);
  if (flaky.length > 0) console.log(`\n${FLAKY}`);
  for (const trouble of flaky) {
    print('~', trouble);
    console.log(flakyAdvice(trouble.journey));
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
