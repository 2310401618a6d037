// Runs the tests that the changes since a commit can break, including uncommitted changes.
// npm run test:changed -- [COMMIT], by default the commit where the branch left main
import { execFileSync } from 'node:child_process';
import { findOrInstallBrowser } from '../e2e/support/browser.ts';
import { buildWebIfStale } from './build-web.mjs';
import { affectedBy } from './test/affected.mjs';
import { runPlaywright, runVitest } from './test/runners.mjs';
import { root, withTools } from './test/tools.mjs';
import { endWithTotal } from './test/total.mjs';

const LONGEST_GRAPH_BYTES = 64 * 1024 ** 2;

function run(tool, ...args) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: LONGEST_GRAPH_BYTES };
  return execFileSync(tool, args, { ...options, env: withTools() });
}

const git = (...args) =>
  run('git', ...args)
    .split('\n')
    .filter(Boolean);

/** The commit where this branch left main. On main itself, the last commit. */
function branchPoint() {
  for (const main of ['main', 'origin/main']) {
    const found = git('for-each-ref', `refs/heads/${main}`, `refs/remotes/${main}`);
    if (found.length > 0) return git('merge-base', 'HEAD', main)[0];
  }
  return 'HEAD';
}

const base = process.argv[2] ?? branchPoint();
const changed = [
  ...git('diff', '--name-only', '--no-renames', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const graph = run(
  'depcruise',
  'apps',
  'packages',
  'e2e',
  'scripts',
  'testing',
  '--output-type',
  'json',
);
const { tests, journeys } = affectedBy(changed, JSON.parse(graph).modules);
console.log(
  `${changed.length} files changed since ${base}: ${tests.length} test files, ${journeys.length} files of journeys.`,
);
const general = changed.filter((file) => !file.includes('/') && !file.endsWith('.md'));
if (general.length > 0)
  console.log(`Run npm test as well, since these concern all tests: ${general.join(', ')}`);

const results = [];
if (tests.length > 0) results.push(await runVitest(tests));
if (journeys.length > 0) {
  const browser = findOrInstallBrowser();
  await buildWebIfStale();
  results.push(await runPlaywright(browser, journeys));
}
endWithTotal(results);
if (results.length === 0) process.exitCode = 0;
