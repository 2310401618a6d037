import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTree } from './guards/tools.ts';

/** A fake npm: prints the planted output of a script, or by default that one test passed. */
const NPM = `#!/bin/sh
for name do :; done
if [ -f "said/$name" ]; then cat "said/$name"; else printf '\\n1 passed, 0 failed\\n'; fi
grep -q ' 0 failed$' "said/$name" 2>/dev/null || [ ! -f "said/$name" ]
`;
const programs = ['initdb', 'soffice', 'pdftotext', 'apt-get'];

/** Runs `.ci/run`. `said` is the output of each npm script. */
function run(said: Record<string, string>) {
  const planted = Object.entries(said).map(([name, text]) => [`said/${name}`, text]);
  return inTree(Object.fromEntries(planted), ['.ci/run'], (cwd) => {
    const bin = join(cwd, 'bin');
    mkdirSync(bin);
    for (const [name, text] of [['npm', NPM], ...programs.map((each) => [each, '#!/bin/sh\n'])]) {
      writeFileSync(join(bin, String(name)), String(text));
      chmodSync(join(bin, String(name)), 0o755);
    }
    const { status, stdout } = spawnSync('bash', ['.ci/run'], {
      cwd,
      encoding: 'utf8',
      env: { PATH: `${bin}:${process.env.PATH}` },
    });
    // Skips the output of the last stage, which is never planted.
    const report = stdout.split('\n1 passed, 0 failed\n').at(-1);
    const total = /^(\d+) passed, (\d+) failed$/.exec(stdout.trimEnd().split('\n').at(-1) ?? '');
    return { status, report, passed: Number(total?.[1]), failed: Number(total?.[2]) };
  });
}

const flaky = '── Flaky: failed, then passed when run again\n~ a journey\n    The page:\n';

test('what was flaky in a stage is repeated at the end, and the run passes', () => {
  const all = run({});
  const { status, report, passed, failed } = run({
    'test:postgres': `✓ 1\n\n${flaky}\n4 passed, 0 failed\n`,
    test: `✓ 1\n\n${flaky}\n7 passed, 0 failed\n`,
  });
  expect(status).toBe(0);
  expect([passed, failed]).toEqual([all.passed + 9, 0]);
  expect(report?.split('\n── ').map((part) => part.split('\n').slice(0, 3))).toEqual([
    [''],
    ['npm test: Flaky: failed, then passed when run again', '~ a journey', '    The page:'],
    [
      'npm run test:postgres: Flaky: failed, then passed when run again',
      '~ a journey',
      '    The page:',
    ],
  ]);
});

test('what failed in a stage is repeated at the end with what was flaky, and the run fails', () => {
  const failure = '── What failed\n✗ another journey\n    It ended.\n';
  const { status, report, failed } = run({
    test: `✓ 1\n\n${failure}\n${flaky}\n7 passed, 1 failed\n`,
  });
  expect([status, failed]).toEqual([1, 1]);
  expect(report).toContain('── npm test: What failed\n✗ another journey\n    It ended.\n');
  expect(report).toContain('── npm test: Flaky: ');
});

test('a stage without a total fails the run', () => {
  const { status, report, failed } = run({ 'test:kill': 'Killed\n' });
  expect([status, failed]).toEqual([1, 1]);
  expect(report).toContain('── No last line of npm run test:kill');
});
