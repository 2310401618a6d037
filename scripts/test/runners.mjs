import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOfVitest, troublesOfPlaywright } from './failures.mjs';
import { scratchFolder } from './scratch.mjs';
import { root, withTools } from './tools.mjs';

function run(tool, args, env) {
  const child = spawn(tool, args, {
    cwd: root,
    env: withTools({ ...process.env, ...env }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a tool that writes its result to a file. If the tool fails without a failed test, or runs no test, that counts
 * as one failure.
 * @returns `{ passed, failed, failures, flaky }`
 */
async function runCounted(tool, argsFor, envFor, count) {
  const folder = mkdtempSync(join(scratchFolder(), 'lensemble-'));
  const file = join(folder, 'result.json');
  try {
    const code = await run(tool, argsFor(file), { TMPDIR: folder, ...envFor(file) });
    const counts = existsSync(file)
      ? count(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failures: [] };
    const { passed, failures, flaky = [] } = counts;
    if (failures.length === 0 && (code !== 0 || passed === 0)) {
      failures.push({ title: tool, message: `It ended with ${code} after ${passed} tests.` });
    }
    return { passed, failed: failures.length, failures, flaky };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One process runs many files: without these settings, glibc keeps gigabytes of what they have freed. */
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

export function runVitest(args = [], env = {}) {
  return runCounted(
    'vitest',
    (file) => [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    () => ({ ...FRUGAL, ...env }),
    (result) => ({ passed: result.numPassedTests, failures: failuresOfVitest(result) }),
  );
}

export function runPlaywright(browser, args = [], env = {}) {
  return runCounted(
    'playwright',
    () => ['test', '--config=e2e', '--reporter=list,json', ...args],
    (file) => ({ CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env }),
    (result) => ({
      passed: result.stats.expected + result.stats.flaky,
      ...troublesOfPlaywright(result),
    }),
  );
}
