/** `.ci/run` looks for it, to say at its end once more what failed on the way. */
const HEADING = '── What failed';

function printFailure({ title, message }) {
  console.log(`✗ ${title}`);
  if (message) console.log(message.replaceAll(/^/gm, '    '));
}

/**
 * Ends a run: what failed once more, then the line `N passed, N failed` of all results together. The exit code tells
 * whether all is well; a run without a single test is not.
 */
export function endWithTotal(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const failures = results.flatMap((result) => result.failures);
  if (failed > 0) console.log(`\n${HEADING}`);
  failures.forEach(printFailure);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
