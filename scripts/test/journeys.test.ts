import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTree, root } from '../guards/tools.ts';
import { listedJourneys } from './flaky.mjs';

const JOURNEYS = `
import { writeFileSync } from 'node:fs';
import { test, expect } from '@playwright/test';

async function attempt(passes, testInfo) {
  const screen = testInfo.outputPath('screen.png');
  writeFileSync(screen, '');
  await testInfo.attach('screenshot', { path: screen, contentType: 'image/png' });
  const page = '\`\`\`yaml\\n- heading "Board"\\n\`\`\`';
  const said = { 'error-context': page, 'pages.log': 'at /shoots', 'server.log': 'GET /api/boot' };
  for (const [name, body] of Object.entries(said))
    await testInfo.attach(name, { body, contentType: 'text/plain' });
  expect(testInfo.retry).toBeGreaterThanOrEqual(passes);
}

test('a journey | that passes at last', ({}, testInfo) => attempt(1, testInfo));
test('a journey that fails', ({}, testInfo) => attempt(Number(process.env.PASSES), testInfo));
`;

const files = {
  'e2e/planted.spec.ts': JOURNEYS,
  'e2e/support/global-setup.ts': 'export default () => undefined;',
  'run.mjs': `
    import { runPlaywright } from './scripts/test/runners.mjs';
    import { endWithTotal } from './scripts/test/total.mjs';
    endWithTotal([await runPlaywright('', ['--project=desktop'])]);
  `,
};

const runner = [
  ...globSync('scripts/test/*.mjs', { cwd: root }),
  'e2e/playwright.config.ts',
  'e2e/support/days.ts',
  'testing/chromium.ts',
  'docs/flaky.md',
];

/** Runs the planted journeys. The second one fails until its retry number reaches `PASSES`: never if that is 0. */
function run(env: { CI?: string; PASSES: string }, list: Record<string, string> = {}) {
  return inTree({ ...files, ...list }, runner, (cwd) => {
    const { PATH } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ['run.mjs'], {
      cwd,
      encoding: 'utf8',
      env: { PATH, ...env },
    });
    return { status, report: stdout.slice(stdout.indexOf('\n── ')) };
  });
}

const line = `| ${new Date().toISOString().slice(0, 10)} | e2e/planted.spec.ts › a journey / that passes at last |`;

describe('in CI', () => {
  let flaky: ReturnType<typeof run>;
  beforeAll(() => {
    flaky = run({ CI: 'true', PASSES: '0' });
  });

  test('a journey that passes when run again counts as passed', () => {
    expect(flaky.status).toBe(0);
    expect(flaky.report).toMatch(/\n2 passed, 0 failed\n$/);
  });

  test('it is reported as flaky, with what its failed attempt left behind', () => {
    expect(flaky.report).toMatch(/^\n── Flaky: /);
    expect(flaky.report).toMatch(
      /\n~ \[desktop\] e2e\/planted\.spec\.ts:\d+ › a journey \| that passes at last\n/,
    );
    for (const part of [
      'Expected: >= 1',
      /The screen:\n +test-results\/.*\.png\n/,
      /The page:\n +- heading "Board"\n/,
      /Pages said:\n +at \/shoots\n/,
      /The server said:\n +GET \/api\/boot\n/,
    ])
      expect(flaky.report).toMatch(part);
    expect(flaky.report).toContain(`\nAdd to docs/flaky.md:\n${line} (suspected cause) |\n`);
    expect(flaky.report).not.toContain('already');
  });

  test('one that the list has already is to be fixed first', () => {
    const list = { 'docs/flaky.md': `${line} a late answer |\n` };
    expect(run({ CI: 'true', PASSES: '0' }, list).report).toContain(
      '\nIt is in docs/flaky.md already: fix or rewrite it before anything else.\n',
    );
  });

  test('one that fails again has failed, and both attempts are reported', () => {
    const { status, report } = run({ CI: 'true', PASSES: '2' });
    expect(status).toBe(1);
    const [failed = '', passed = ''] = report.split('\n── Flaky: ');
    expect(failed).toMatch(/^\n── What failed\n✗ .* › a journey that fails\n/);
    expect(failed.match(/Expected: >= 2/g)).toHaveLength(2);
    expect(failed).toContain('\n    Attempt 2:\n');
    expect(failed.match(/^✗ /gm)).toHaveLength(1);
    expect(passed).toMatch(/ › a journey \| that passes at last\n/);
    expect(report).toMatch(/\n1 passed, 1 failed\n$/);
  });
});

test('on the machine of a developer, no journey runs again', () => {
  const { status, report } = run({ PASSES: '0' });
  expect(status).toBe(1);
  expect(report).toMatch(/^\n── What failed\n✗ .* › a journey \| that passes at last\n/);
  expect(report).not.toContain('Flaky');
  expect(report).toMatch(/\n1 passed, 1 failed\n$/);
});

test('no journey is listed twice as flaky: it is fixed or rewritten, and its lines removed', () => {
  const listed = listedJourneys();
  expect(listed.filter((journey, index) => listed.indexOf(journey) !== index)).toEqual([]);
});
