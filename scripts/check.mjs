import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root, withTools } from './test/tools.mjs';
import { endWithTotal } from './test/total.mjs';

/** Two at a time suit a small machine. The slowest checks start first. */
const CONCURRENCY = 2;

const tsc = (project) => ({
  name: `types: ${project}`,
  tool: 'tsc',
  args: ['-p', project],
});

/** All checks of the repository. Each runs one tool and counts as one test. */
export const checks = [
  { name: 'dead code', tool: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'lint and format', tool: 'biome', args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'import rules',
    tool: 'depcruise',
    args: ['apps', 'packages', 'e2e', 'bench', 'scripts', 'testing'],
  },
  { name: 'migrations', tool: 'node', args: ['scripts/check-migrations.mjs'] },
  tsc('apps/web'),
  tsc('apps/server'),
  tsc('packages/contract'),
  tsc('packages/light'),
  tsc('packages/messages'),
  tsc('e2e'),
  tsc('bench'),
  tsc('scripts'),
  tsc('testing'),
];

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

const report = ({ name, ok, seconds }) =>
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);

/** Runs all checks and reports each result as it arrives. Returns `{ passed, failed, failures }`. */
export async function runChecks() {
  const waiting = [...checks];
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runCheck(next);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const failures = results
    .filter(({ ok }) => !ok)
    .map(({ name, output }) => ({ title: name, message: output.trimEnd() }));
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) endWithTotal([await runChecks()]);
