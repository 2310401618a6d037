import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

/**
 * The tests that run on the embedded engine only, and why the engine cannot matter to them. All other tests that use
 * the server's test helpers run on both, including new ones. `atOnce` says why concurrency in them does not involve the
 * database.
 */
export const leftOut = [
  {
    why: 'They are about the embedded engine, and what it means for a process.',
    atOnce: 'Only that engine is asked.',
    files: [
      'admin/newer-database.test.ts',
      'backups/automatic.test.ts',
      'db/engine/**',
      '**/server.test.ts',
      'doctor/**',
    ],
  },
  {
    why: 'They ask services and stores outside, which have no database here.',
    atOnce: 'The services are asked at once.',
    files: [
      'ports/{archives,calendar,documents,google,hosted-identity,mail,places,sign-in-providers,storage,weather}/**',
      'features/{maps,weather}/**',
      'features/google/troubles.test.ts',
    ],
  },
  {
    why: 'They draw documents and pictures, in processes and threads of their own.',
    atOnce: 'What draws runs at once.',
    files: [
      'features/call-sheets/!(call-sheets).test.ts',
      'features/images/{bombs,images,preview,upload}.test.ts',
      'features/public-shoots/public-map.test.ts',
    ],
  },
  {
    why: 'They look at pages, letters and files: at what is made of rows, not at how rows come.',
    files: [
      'features/calendar/ics/**',
      'features/mails/**',
      'features/public-shoots/{page,preview}.test.ts',
      'features/reminders/letter.test.ts',
      'features/time-zones/everywhere.test.ts',
      'pages/**',
    ],
  },
  {
    why: 'They send what is refused before a statement, or look at headers and logs.',
    files: [
      'features/auth/addresses.test.ts',
      'features/hosted/tokens.test.ts',
      'features/team-imports/refused.test.ts',
      'features/providers/{attacks,confirmation}.test.ts',
      'mass-assignment.test.ts',
      '**/keep-wasm-code.test.ts',
      '**/{log,security-headers}.test.ts',
      'http/uploads/**',
    ],
  },
  {
    why: 'They follow one change after another to Google, by statements that the tests beside them send at once.',
    files: ['features/google/{emulate,follow}.test.ts'],
  },
  {
    why: 'They follow the popup of Google, and fill the demo team by writes that tests of their features send.',
    atOnce: 'Two requests that only read are sent at once.',
    files: ['features/google/popup.test.ts', 'demo/demo.test.ts'],
  },
  {
    why: 'All but a few of their statements, which only prepare or look, are sent there by the tests beside them.',
    files: [
      'access/team-meant.test.ts',
      'features/boot/boot.test.ts',
      'features/calls/{own-answers,own-packing,own-place}.test.ts',
      'features/catalogues/pictures.test.ts',
      'features/google/shared.test.ts',
      'features/hosted/pictures.test.ts',
      'features/images/away.test.ts',
      'features/languages/pseudo.test.ts',
      'features/profile/avatar.test.ts',
      'features/public-shoots/{calendar-file,unlock,visitor-weather}.test.ts',
      'features/sessions/session-log.test.ts',
      'features/shoot-resources/{bad-input,day-contact}.test.ts',
      'features/shoots/detail.test.ts',
      'features/team-exports/tables.test.ts',
      'features/told-plans/team-notices.test.ts',
      'features/two-step/notices.test.ts',
      'hosted-import/map/**',
      'http/errors/answer-error.test.ts',
      'http/request-ids.test.ts',
      '{lenient-input,whole-session}.test.ts',
    ],
  },
  {
    why: 'It merges the changes of devices without a network, by the two calls that the tests beside it send.',
    files: ['features/days/devices.test.ts'],
  },
  {
    why: 'It calls the routes that `every-caller.test.ts` calls there, with requests that the gate refuses.',
    atOnce: 'Two people who do not know each other sign in at once.',
    files: ['access/access.test.ts'],
  },
];

const SERVER = 'apps/server/src';
/** How a file imports the server's test helpers. Those of all packages (`testing/` at the top) have no database. */
const helpersFor = (file) => {
  const depth = file.split('/').length - 1;
  return `from '${depth === 0 ? './' : '../'.repeat(depth)}testing/`;
};
/** Tests of the helpers themselves, which import them as neighbors. */
const OF_HELPERS = /\/testing\/[^/]+$/;
/** Signs of concurrent statements and locks, where the engines can differ. */
const AT_ONCE =
  /\bPromise\.all(Settled)?\(|\.connect\(\)|transaction|for update|for share|advisory/i;

const testsIn = (patterns, cwd) =>
  globSync(patterns, { cwd: join(cwd, SERVER) })
    .filter((file) => /(?<!\.office)\.test\.ts$/.test(file))
    .sort();

/** @returns the test files to run on PostgreSQL, as paths from the root */
export function testsOnPostgres(cwd = root) {
  const out = new Set(
    testsIn(
      leftOut.flatMap(({ files }) => files),
      cwd,
    ),
  );
  return testsIn(['**/*.test.ts'], cwd)
    .filter((file) => !out.has(file))
    .filter(
      (file) =>
        OF_HELPERS.test(`/${file}`) ||
        readFileSync(join(cwd, SERVER, file), 'utf8').includes(helpersFor(file)),
    )
    .map((file) => `${SERVER}/${file}`);
}

/** @returns the errors of the list, one sentence each */
export function faultsOfList(cwd = root) {
  const stale = leftOut
    .flatMap(({ files }) => files)
    .filter((pattern) => testsIn([pattern], cwd).length === 0)
    .map((pattern) => `No test is there any more: ${pattern}`);
  const hidden = leftOut
    .filter(({ atOnce }) => !atOnce)
    .flatMap(({ files }) => testsIn(files, cwd))
    .filter((file) => AT_ONCE.test(readFileSync(join(cwd, SERVER, file), 'utf8')))
    .map((file) => `It sends statements at once, so it must run on PostgreSQL: ${file}`);
  const covered = testsOnPostgres(cwd).map((file) => file.split('/').slice(0, -1).join('/'));
  const alone = globSync(`${SERVER}/features/*/`, { cwd })
    .map((folder) => folder.replace(/\/$/, ''))
    .filter(
      (folder) => testsIn([`${folder.slice(SERVER.length + 1)}/**/*.test.ts`], cwd).length > 0,
    )
    .filter((folder) => globSync(`${folder}/queries.ts`, { cwd }).length > 0)
    .filter((folder) => !covered.some((each) => each.startsWith(folder)))
    .map((folder) => `None of its tests runs its statements on PostgreSQL: ${folder}`);
  return [...stale, ...hidden, ...alone];
}
