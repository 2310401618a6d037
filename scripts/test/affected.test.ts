import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../guards/tools.ts';
import { affectedBy, EVERY_ROUTE, MAIN_JOURNEY, READ, WHOLE } from './affected.mjs';

const s = 'apps/server/src';
const w = 'apps/web/src';
const c = 'packages/contract/src';
const matrix = `${s}/access/every-caller.test.ts`;

/** The imports of each file. `type` marks a type import. */
const imports: Record<string, string[]> = {
  [`${s}/app.ts`]: ['weather', 'shoots', 'reminders'].map(
    (name) => `${s}/features/${name}/routes.ts`,
  ),
  [`${s}/testing/app.ts`]: [`${s}/app.ts`],
  [`${s}/testing/shoots.ts`]: [`${s}/db/schema/shoots.ts`],
  [`${s}/db/schema/shoots.ts`]: [`${s}/db/schema/teams.ts`],
  [`${s}/db/schema/teams.ts`]: [],
  [`${s}/features/weather/routes.ts`]: [`${c}/weather.ts`, `type ${c}/shoots.ts`],
  [`${s}/features/weather/weather.test.ts`]: [`${s}/testing/app.ts`, `${s}/testing/shoots.ts`],
  [`${s}/features/shoots/queries.ts`]: [`${c}/shoots.ts`, `${s}/db/schema/shoots.ts`],
  [`${s}/features/shoots/service.ts`]: [`${s}/features/shoots/queries.ts`],
  [`${s}/features/shoots/routes.ts`]: [`${s}/features/shoots/service.ts`],
  [`${s}/features/shoots/shoots.test.ts`]: [`${s}/testing/app.ts`, `${s}/testing/shoots.ts`],
  [`${s}/features/shoots/open.office.test.ts`]: [`${s}/testing/app.ts`],
  [`${s}/features/reminders/service.ts`]: [`${s}/features/shoots/service.ts`],
  [`${s}/features/reminders/routes.ts`]: [`${s}/features/reminders/service.ts`],
  [`${s}/features/reminders/due.test.ts`]: [`${s}/testing/app.ts`],
  [`${s}/features/google/routes.ts`]: [`${s}/features/reminders/service.ts`],
  [`${s}/features/google/google.test.ts`]: [`${s}/testing/app.ts`],
  [matrix]: [`${s}/testing/app.ts`],
  [`${c}/weather.ts`]: [],
  [`${c}/shoots.ts`]: [],
  [`${c}/shoots.test.ts`]: [`${c}/shoots.ts`],
  [`${w}/lib/sky.ts`]: [`${c}/weather.ts`],
  [`${w}/lib/sky.test.ts`]: [`${w}/lib/sky.ts`],
  [`${w}/features/shoots/board/board.tsx`]: [`${w}/lib/sky.ts`],
  [`${w}/features/shoots/board/board.test.tsx`]: [`${w}/features/shoots/board/board.tsx`],
  [`${w}/routeTree.gen.ts`]: [`${w}/features/shoots/board/board.tsx`],
  [`${w}/router.test.ts`]: [`${w}/routeTree.gen.ts`],
  'e2e/support/people.ts': [`${c}/shoots.ts`],
  'e2e/board.spec.ts': ['e2e/support/people.ts'],
  'e2e/board-phone.spec.ts': [],
  'e2e/boards.spec.ts': [],
  'e2e/weather.spec.ts': ['e2e/support/people.ts'],
  [MAIN_JOURNEY]: [],
  [`${s}/db/engine/pool.test.ts`]: [],
  [`${s}/db/migrate.test.ts`]: [],
  [`${c}/export-doc.test.ts`]: [],
  'scripts/ci-run.test.ts': [],
  'scripts/test/journeys.test.ts': [],
};

const modules = Object.entries(imports).map(([source, targets]) => ({
  source,
  dependencies: targets.map((target) => ({
    resolved: target.replace('type ', ''),
    dependencyTypes: target.startsWith('type ') ? ['local', 'type-only'] : ['local'],
  })),
}));

const apiTests = {
  weather: `${s}/features/weather/weather.test.ts`,
  shoots: `${s}/features/shoots/shoots.test.ts`,
  reminders: `${s}/features/reminders/due.test.ts`,
  google: `${s}/features/google/google.test.ts`,
};

const table: [what: string, changed: string[], tests: string[], journeys: string[]][] = [
  ['words alone', ['README.md'], [], []],
  ['a test', [apiTests.shoots], [apiTests.shoots, matrix], []],
  ['a journey', ['e2e/board.spec.ts'], [], ['e2e/board.spec.ts']],
  [
    'a preparation of journeys',
    ['e2e/support/people.ts'],
    [],
    ['e2e/board.spec.ts', 'e2e/weather.spec.ts'],
  ],
  [
    'a route',
    [`${s}/features/weather/routes.ts`],
    [apiTests.weather, matrix],
    ['e2e/weather.spec.ts'],
  ],
  [
    'a service, with the features that use it and not those that use them',
    [`${s}/features/shoots/service.ts`],
    [apiTests.shoots, apiTests.reminders, matrix],
    [MAIN_JOURNEY],
  ],
  [
    'a table, with the features that name it',
    [`${s}/db/schema/shoots.ts`],
    [apiTests.shoots, matrix],
    [MAIN_JOURNEY],
  ],
  ['a table that others refer to', [`${s}/db/schema/teams.ts`], [matrix], [MAIN_JOURNEY]],
  [
    'a file of the contract, and not who needs only its types',
    [`${c}/shoots.ts`],
    [apiTests.shoots, matrix, `${c}/shoots.test.ts`, `${c}/export-doc.test.ts`],
    [MAIN_JOURNEY],
  ],
  [
    'a file of the web, up to the tree of routes',
    [`${w}/lib/sky.ts`],
    [`${w}/lib/sky.test.ts`, `${w}/features/shoots/board/board.test.tsx`],
    [MAIN_JOURNEY],
  ],
  [
    'a component, with the journeys of its name',
    [`${w}/features/shoots/board/board.tsx`],
    [`${w}/features/shoots/board/board.test.tsx`],
    ['e2e/board.spec.ts', 'e2e/board-phone.spec.ts'],
  ],
  ['the styles', [`${w}/styles/tokens.css`], [], [MAIN_JOURNEY]],
  [
    'a migration',
    [`${s}/db/migrations/0007_notes.sql`],
    [`${s}/db/migrate.test.ts`, matrix],
    [MAIN_JOURNEY],
  ],
  ['what CI runs', ['.ci/run'], ['scripts/ci-run.test.ts'], []],
  ['the description of archives', ['docs/export.md'], [`${c}/export-doc.test.ts`], []],
  ['the list of flaky journeys', ['docs/flaky.md'], ['scripts/test/journeys.test.ts'], []],
  ['the whole app', [`${s}/app.ts`], [...Object.values(apiTests), matrix], [MAIN_JOURNEY]],
  [
    'a preparation of API tests',
    [`${s}/testing/shoots.ts`],
    [apiTests.weather, apiTests.shoots, matrix],
    [MAIN_JOURNEY],
  ],
  [
    'a deleted file',
    [`${s}/features/weather/gone.ts`],
    [apiTests.weather, matrix],
    ['e2e/weather.spec.ts'],
  ],
];

test.each(table)('%s', (_what, changed, tests, journeys) => {
  const affected = affectedBy(changed, modules);
  expect(new Set(affected.tests)).toEqual(new Set(tests));
  expect(new Set(affected.journeys)).toEqual(new Set(journeys));
});

test('the files that the rules name are there', () => {
  const pattern =
    '{apps/**/*.{ts,sql},packages/*/src/*.test.ts,e2e/*.ts,scripts/**/*.ts,docs/*.md,.ci/*}';
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules'] });
  expect(files).toEqual(expect.arrayContaining([MAIN_JOURNEY]));
  const unread = READ.flat().filter((each) => !files.some((file) => each.test(file)));
  expect(unread).toEqual([]);
  expect(files.filter((file) => EVERY_ROUTE.test(file))).toHaveLength(1);
  const whole = files.filter((file) => WHOLE.test(file) && !file.includes('/testing/'));
  expect(whole).toHaveLength(2);
});
