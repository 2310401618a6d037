import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Project } from '../../../../testing/hosted-identity/project.ts';
import {
  type HostedService,
  startHostedIdentity,
} from '../../../../testing/hosted-identity/service.ts';
import { runFile } from '../testing/child.ts';
import { type HostedSystem, startHostedSystem } from '../testing/hosted-system.ts';
import { makePicture } from '../testing/images.ts';
import { freshInstallation, type Installation, variablesOf } from '../testing/installations.ts';

const FOLDER = '/storage/v1/object/public/shoot-images';
const PICTURES_OF_TEAM = 3;

let service: HostedService;
let project: Project;
let system: HostedSystem;
beforeAll(async () => {
  service = await startHostedIdentity();
  project = service.project;
  system = await startHostedSystem();
  const user_id = randomUUID();
  await system.add('auth.users', { id: user_id, email: 'mira@example.org' });
  const names = { first_name: 'Mira', last_name: 'Lindqvist' };
  await system.add('user_profiles', { user_id, ...names, avatar_url: await picture('avatar') });
  for (const name of ['first', 'second']) await addTeam(name, user_id);
});
afterAll(async () => {
  await system.close();
  await service.close();
});

async function picture(name: string): Promise<string> {
  project.files.set(`public/${name}.jpg`, await makePicture());
  return `${project.url}${FOLDER}/public/${name}.jpg`;
}

async function addTeam(name: string, user_id: string): Promise<void> {
  const team_id = await system.add('teams', { name });
  await system.add('team_members', { team_id, user_id, role: 'owner' });
  const shoot_id = await system.add('shoots', { team_id, title: name, status: 'ready-to-shoot' });
  for (let index = 0; index < PICTURES_OF_TEAM; index++) {
    const url = await picture(`${name}-${index}`);
    await system.add('shoot_references', { shoot_id, type: 'image', url });
  }
}

function start({ env }: Installation, ...more: string[]) {
  return runFile('hosted-import/main.ts', {
    args: [
      '--database',
      system.url,
      '--pictures',
      project.url,
      '--report',
      reportOf(env.dataDir),
      ...more,
    ],
    env: variablesOf(env),
  });
}

const reportOf = (dataDir: string) => join(dataDir, 'report.jsonl');

const RESULT = [
  'select id, email, name, email_verified from users',
  'select account_id, provider_id, user_id, password from accounts',
  `select user_id, first_name, last_name, is_saved, avatar_url ~ 'avatar.webp$' as avatar from profiles`,
  'select team_id, user_id, role from team_members',
  'select id, name, created_at, shoots_at_most from teams',
  'select id, team_id, title, status, created_at from shoots',
  `select id, position, regexp_replace(url, '^.*-', '') as url from shoot_references`,
  'select kind, key from hosted_imports',
  'select * from hosted_pictures',
  `select regexp_replace(url, '^.*-', '') as url from images
   where url in (select url from shoot_references union select avatar_url from profiles)`,
];

async function resultOf(installation: Installation) {
  const { pool, close } = await installation.open();
  const rows: unknown[] = [];
  for (const query of RESULT)
    rows.push(
      (await pool.query(`select to_jsonb(r)::text as row from (${query}) r order by 1`)).rows,
    );
  await close();
  return rows;
}

test('a run that was killed goes on where it stopped, and comes to the same result', async () => {
  const [calm, killed] = [await freshInstallation(), await freshInstallation()];
  const whole = start(calm);
  expect([await whole.ended, whole.output()]).toEqual([0, expect.stringContaining('2 teams')]);
  project.asked.length = 0;
  // In the pictures of the first team, and in those of the second.
  const moments = [3, 7];
  for (const pictures of moments) {
    const child = start(killed);
    await expect
      .poll(() => project.asked.length, { interval: 1, timeout: 60_000 })
      .toBeGreaterThanOrEqual(pictures);
    child.kill('SIGKILL');
    expect(await child.ended).toBe('SIGKILL');
  }
  const rest = start(killed);
  expect([await rest.ended, rest.output()]).toEqual([0, expect.stringContaining('Imported:')]);
  expect(await resultOf(killed)).toEqual(await resultOf(calm));
  // At each end, one picture was stored or under way without a note of it.
  const all = 1 + 2 * PICTURES_OF_TEAM;
  expect(project.asked.length).toBeLessThanOrEqual(all + moments.length);
  const linesOf = async ({ env }: Installation) =>
    new Set((await readFile(reportOf(env.dataDir), 'utf8')).split('\n'));
  expect(await linesOf(killed)).toEqual(await linesOf(calm));
  await calm.remove();
  await killed.remove();
});

test('the command says what is wrong with its arguments, and no password', async () => {
  const installation = await freshInstallation();
  const wrong = [
    [['--database', 'mysql://x'], 'Usage: npm run import:hosted'],
    [['--pictures', 'https://example.org/path'], '--pictures must be'],
    [['--time-zone', 'Mars/Olympus'], '--time-zone must be'],
    [
      ['--database', 'postgres://ada:hidden-word@127.0.0.1:1/hosted'],
      'at 127.0.0.1:1/hosted cannot be read',
    ],
  ] as const;
  for (const [args, sentence] of wrong) {
    const child = start(installation, ...args);
    expect([await child.ended, child.output()]).toEqual([1, expect.stringContaining(sentence)]);
    expect(child.output()).not.toContain('hidden-word');
  }
  await installation.remove();
});
