import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root, withTools } from './test/tools.mjs';

/** Two at a time: that is what a small machine has. The slowest start first. */
const CONCURRENCY = 2;

const tsc = (project) => ({
  name: `types: ${project}`,
  tool: 'tsc',
  args: ['-p', project],
});

/** Every check of the repository; each is one tool, and counts as one test. */
export const checks = [
  { name: 'dead code', tool: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'lint and format', tool: 'biome', args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'import rules',
    tool: 'depcruise',
    args: ['apps', 'packages', 'e2e', 'bench', 'scripts', 'testing'],
  },
  tsc('apps/web'),
  tsc('apps/server'),
  tsc('packages/contract'),
  tsc('packages/light'),
  tsc('e2e'),
  tsc('bench'),
  tsc('scripts'),
  tsc('testing'),
];

/** Runs one tool and keeps what it says: `{ name, ok, output, seconds }`. */
function runCheck({ name, tool, args }) {
  const startedAt = performance.now();
  const env = withTools({ ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) });
  const child = spawn(tool, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    const finish = (ok) =>
      resolve({ name, ok, output, seconds: (performance.now() - startedAt) / 1000 });
    child.on('error', (error) => {
      output += `${tool} did not start: ${error.message}\n`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

function report({ name, ok, output, seconds }) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd());
}

/** Runs all checks and tells each result as it comes; answers how many passed and failed. */
export async function runChecks() {
  const waiting = [...checks];
  const counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runCheck(next);
      report(result);
      counts[result.ok ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return counts;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
