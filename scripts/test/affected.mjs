import { basename, dirname } from 'node:path/posix';

/** Files that import the whole product or only prepare tests. Changes are not followed through them. */
export const WHOLE =
  /^apps\/(server\/src\/((.+\/)?app\.ts|testing\/)|web\/src\/routeTree\.gen\.ts)/;
/** Tables import each other only for foreign keys. */
const TABLES = /\/db\/schema\//;
const FEATURE = /^.*?\/(features|ports)\/[^/]+(?=\/)/;
const TEST = /(?<!\.office)\.test\.tsx?$/;
const JOURNEY = /^e2e\/.*\.spec\.ts$/;
const SERVER = /^(apps\/server|packages\/contract)\//;
/** This test calls every route, so every change of the server affects it. */
export const EVERY_ROUTE = /\/every-caller\.test\.ts$/;
/** Files that tests read instead of importing them, with these tests. */
export const READ = [
  [/^apps\/server\/src\/db\/migrations\//, /^apps\/server\/src\/db\/(migrate|upgrades)\.test\.ts$/],
  [/^\.ci\/run$/, /^scripts\/ci-run\.test\.ts$/],
  [/^docs\/export\.md$/, /^packages\/contract\/src\/export-doc\.test\.ts$/],
  [/^docs\/flaky\.md$/, /^scripts\/test\/journeys\.test\.ts$/],
];
/** Runs if no journey has the name of the changed feature. */
export const MAIN_JOURNEY = 'e2e/plan-a-shoot.spec.ts';

/** The folder whose tests cover a file: its feature or port, otherwise its own folder. */
const homeOf = (file) => FEATURE.exec(file)?.[0] ?? dirname(file);

/**
 * Whether to stop following a change: at files that import the whole product, between tables, and where an unchanged
 * feature is imported by another one, because the unchanged feature has tests of its own.
 */
const isBorder = (file, importer, homes) =>
  (WHOLE.test(importer) && !WHOLE.test(file)) ||
  (TABLES.test(importer) && TABLES.test(file)) ||
  (FEATURE.test(file) && !homes.has(homeOf(file)) && homeOf(importer) !== homeOf(file));

const isReader = (test, changed) =>
  READ.some(([read, by]) => by.test(test) && changed.some((file) => read.test(file)));

/** Whether a journey has the name of a feature: `board.spec.ts` matches `features/shoots/board/`. */
function isNamedAfter(journey, file) {
  const name = basename(journey, '.spec.ts');
  return file.split('/').some((part) => {
    const word = part.replace(/\..*$/, '');
    return name === word || name.startsWith(`${word}-`);
  });
}

/**
 * The changed files and all files that import them as values. Types cannot break a test; `npm run check` covers them.
 */
function importersOf(changed, modules) {
  const importers = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only'))
        importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  const homes = new Set(changed.map(homeOf));
  const reached = new Set(changed);
  for (const file of reached)
    for (const importer of importers.get(file) ?? [])
      if (!isBorder(file, importer, homes)) reached.add(importer);
  return reached;
}

/**
 * Selects the test files and journeys that a change can break. API tests run the whole app, so they are selected by
 * what the modules of their own folder import. Journeys are selected by the name of the changed feature.
 * @param changed paths from the root, including deleted files
 * @param modules the modules of dependency-cruiser's report
 * @returns `{ tests, journeys }`
 */
export function affectedBy(changed, modules) {
  const files = modules.map(({ source }) => source);
  const reached = importersOf(changed, modules);
  const code = [...reached].filter((file) => !TEST.test(file));
  const homes = new Set(
    code.filter((file) => changed.includes(file) || SERVER.test(file)).map(homeOf),
  );
  const isServer = changed.some((file) => SERVER.test(file));
  const tests = files.filter(
    (file) =>
      TEST.test(file) &&
      (reached.has(file) ||
        homes.has(homeOf(file)) ||
        isReader(file, changed) ||
        (isServer && EVERY_ROUTE.test(file))),
  );
  // Journeys import the contract only to prepare data, so the contract is not followed here.
  const support = importersOf(
    changed.filter((file) => /^(e2e|testing)\//.test(file)),
    modules,
  );
  const source = changed.filter((file) => /^(apps|packages)\//.test(file) && !TEST.test(file));
  const named = files.filter(
    (file) =>
      JOURNEY.test(file) && (support.has(file) || source.some((each) => isNamedAfter(file, each))),
  );
  const journeys = source.length > 0 && named.length === 0 ? [MAIN_JOURNEY] : named;
  return { tests, journeys };
}
