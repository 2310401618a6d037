import { existsSync, rmdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../testing/free-port.ts';
import { runFile } from '../testing/child.ts';
import { expectInstallation, expectUsable } from './data-folder.ts';

let folder: string;
let postgres: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lensemble-mistyped-'));
  postgres = `postgres://ada@127.0.0.1:${await freePort()}/lensemble`;
  await writeFile(join(folder, 'no-archive.zip'), 'This is no archive.');
});
afterAll(() => rm(folder, { recursive: true }));

const commands = (): [file: string, ...args: string[]][] => [
  ['backups/backup-main.ts', join(folder, 'backup.zip')],
  ['backups/move-main.ts', '--to', postgres],
  ['admin/main.ts', 'users'],
  ['hosted-import/main.ts', '--database', postgres, '--dry-run', '--report', join(folder, 'r')],
  ['ports/mail/outbox-main.ts'],
];

async function run(settings: NodeJS.ProcessEnv, [file, ...args]: readonly string[]) {
  const DATA_DIR = join(folder, 'mistyped');
  const child = runFile(String(file), { args, env: { DATA_DIR, ...settings } });
  const told = [await child.ended, child.output()] as const;
  return { told, isMade: existsSync(DATA_DIR) };
}

test('a mistyped data folder is refused by commands on an installation, and not made', async () => {
  const sentence = `There is no data folder ${join(folder, 'mistyped')}: set DATA_DIR or DATABASE_URL as for the server.`;
  const runs = await Promise.all(commands().map((command) => run({}, command)));
  expect(runs).toEqual(runs.map(() => ({ told: [1, `${sentence}\n`], isMade: false })));
});

test('it is refused too where the database is on a server: pictures and the secret are in it', () => {
  const dataDir = join(folder, 'mistyped');
  const open = (needsFolder: boolean) => () =>
    expectInstallation({ dataDir, isEmbedded: false, needsFolder });
  expect(open(true)).toThrow(`There is no data folder ${dataDir}: set DATA_DIR as for the server.`);
  expect(existsSync(dataDir)).toBe(false);
  expect(open(false)).not.toThrow();
  rmdirSync(dataDir);
});

test('a folder without a database is refused', () => {
  const open = () => expectInstallation({ dataDir: folder, isEmbedded: true, needsFolder: true });
  expect(open).toThrow(
    `The data folder ${folder} has no database: set DATA_DIR or DATABASE_URL as for the server.`,
  );
});

test('a folder that cannot be reached is not taken for one that is missing', () => {
  const dataDir = join(folder, 'no-archive.zip', 'data');
  const place = { dataDir, isEmbedded: true, needsFolder: true };
  for (const open of [expectInstallation, expectUsable])
    expect(() => open(place)).toThrow(`The data folder ${dataDir} cannot be written (ENOTDIR)`);
});

test('what cannot be restored or moved makes no data folder', async () => {
  const file = join(folder, 'no-archive.zip');
  const restored = await run({}, ['backups/restore-main.ts', file]);
  expect(restored).toMatchObject({ told: [1, expect.any(String)], isMade: false });
  const settings = { DATABASE_URL: postgres, DATABASE_WAIT: '0' };
  const moved = await run(settings, ['backups/move-main.ts', '--to', 'embedded']);
  expect(moved).toMatchObject({
    told: [1, expect.stringContaining('cannot be used')],
    isMade: false,
  });
});
