import { expect, test } from 'vitest';
import { inTree, root } from '../guards/tools.ts';
import { faultsOfList, leftOut, testsOnPostgres } from './on-postgres.mjs';

const s = 'apps/server/src';
const withApp = "import { testApp } from '../../testing/app.ts';\n";
const quiet = `${s}/features/auth/addresses.test.ts`;

const files = Object.fromEntries(
  leftOut
    .flatMap((group) => group.files)
    .map((pattern) => {
      const folder = pattern.replace(/\{(\w[\w-]*),[^}]*\}/, '$1').replace('**/', '');
      return [`${s}/${folder.replace(/\*\*$/, 'a.test.ts')}`, withApp];
    }),
);

const inList = (more: Record<string, string>) =>
  inTree({ ...files, ...more }, [], (cwd) => ({
    tests: testsOnPostgres(cwd),
    faults: faultsOfList(cwd),
  }));

test('the list of tests that the engine cannot matter to is right', () => {
  expect(faultsOfList()).toEqual([]);
});

test('every test with a database runs on PostgreSQL unless the list tells why not', () => {
  const { tests, faults } = inList({
    [`${s}/features/teams/new.test.ts`]: withApp,
    [`${s}/testing/database.test.ts`]: "import { testDatabase } from './database.ts';\n",
    [`${s}/features/teams/pure.test.ts`]: "import { name } from './name.ts';\n",
    [`${s}/features/teams/apart.test.ts`]:
      "import { freePort } from '../../../../../testing/free-port.ts';\n",
    [`${s}/loose.test.ts`]: "import { testApp } from './testing/app.ts';\n",
    [`${s}/features/teams/new.office.test.ts`]: withApp,
  });
  expect(tests).toEqual([
    `${s}/features/teams/new.test.ts`,
    `${s}/loose.test.ts`,
    `${s}/testing/database.test.ts`,
  ]);
  expect(faults).toEqual([]);
  expect(testsOnPostgres(root)).toContain(`${s}/access/every-caller.test.ts`);
});

test.each([
  ['await Promise.all([ask(), ask()]);', quiet],
  ["await client.query('select 1 from teams for update');", quiet],
  ['await orm.transaction(async () => {});', quiet],
])('what sends statements at once cannot be left out: %s', (line, file) => {
  expect(inList({ [file]: withApp + line }).faults).toEqual([
    'It sends statements at once, so it must run on PostgreSQL: features/auth/addresses.test.ts',
  ]);
});

test('the statements of each feature run on PostgreSQL', () => {
  const { faults } = inList({ [`${s}/features/mails/queries.ts`]: '' });
  expect(faults).toEqual([
    `None of its tests runs its statements on PostgreSQL: ${s}/features/mails`,
  ]);
});

test('a pattern without a test is noticed', () => {
  const { faults } = inTree({ [quiet]: withApp }, [], (cwd) => ({ faults: faultsOfList(cwd) }));
  expect(faults).toContain('No test is there any more: db/engine/**');
});
