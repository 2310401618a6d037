import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, type Project, tokenOf } from '../../../../testing/hosted-identity/project.ts';
import {
  type HostedService,
  startHostedIdentity,
} from '../../../../testing/hosted-identity/service.ts';
import type { HostedPerson } from '../../../../testing/hosted-identity/users.ts';
import { makeDeps } from '../make-deps.ts';
import type { TestApp } from '../testing/app.ts';
import { type Client, makeClient } from '../testing/client.ts';
import { rowsIn } from '../testing/contents.ts';
import { hostedApp } from '../testing/hosted-app.ts';
import { type HostedSystem, startHostedSystem } from '../testing/hosted-system.ts';
import { makePicture } from '../testing/images.ts';
import { newEmail } from '../testing/login.ts';
import type { Change } from './report.ts';
import { type ImportOptions, runImport } from './run.ts';
import { bucketAt } from './write/pictures.ts';

const FOLDER = '/storage/v1/object/public/shoot-images';

let service: HostedService;
let project: Project;
let system: HostedSystem;
let t: TestApp;
beforeAll(async () => {
  service = await startHostedIdentity();
  project = service.project;
  [t, system] = await Promise.all([hostedApp(project), startHostedSystem()]);
});
afterAll(async () => {
  await t.close();
  await system.close();
  await service.close();
});

async function run(given: Partial<ImportOptions> = {}, env: Partial<TestApp['env']> = {}) {
  const deps = makeDeps({
    env: { ...t.env, ...env },
    database: t.database,
    overrides: { jobs: t.jobs },
  });
  const report = join(t.env.dataDir, `${randomUUID()}.jsonl`);
  const bucket = bucketAt(project.url, false, []);
  const defaults = { database: system.url, bucket, zone: undefined, isTrusted: false };
  const summary = await runImport(deps, { ...defaults, isDry: false, report, ...given });
  const text = await readFile(report, 'utf8');
  const changes = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Change);
  const of = (id: string) => changes.filter((change) => change.id === id);
  return { summary, changes, text, of, fields: (id: string) => of(id).map(({ field }) => field) };
}

const everything = () => rowsIn(t.database.pool);

async function picture(path: string): Promise<string> {
  project.files.set(path, await makePicture());
  return `${project.url}${FOLDER}/${path}`;
}

/** A person with an account, and a profile unless it says otherwise. */
async function person(
  profile: Readonly<Record<string, unknown>> | null = {},
): Promise<HostedPerson> {
  const found = addPerson(project, {
    email: newEmail(),
    metadata: { full_name: 'Mira Lindqvist' },
  });
  const { id, email, metadata: raw_user_meta_data } = found;
  const secret = { encrypted_password: 'the-hash-of-a-password' };
  await system.add('auth.users', { id, email, raw_user_meta_data, ...secret });
  const names = { first_name: 'Mira', last_name: 'Lindqvist' };
  if (profile) await system.add('user_profiles', { user_id: id, ...names, ...profile });
  return found;
}

async function teamOf(...people: readonly HostedPerson[]): Promise<string> {
  const id = await system.add('teams', { name: 'Nightfall' });
  for (const [index, { id: user_id }] of people.entries())
    await system.add('team_members', { team_id: id, user_id, role: index ? 'member' : 'owner' });
  return id;
}

async function signIn(who: HostedPerson): Promise<Client> {
  const client = makeClient(t.app);
  const answer = await client.post('/api/auth/set-session', {
    access_token: tokenOf(project, who),
  });
  expect(answer.status, answer.text).toBe(200);
  return client;
}

const teamsOf = async (client: Client) => (await client.get('/api/user/teams')).body;
const shootOf = async (client: Client, id: string) =>
  (await client.get(`/api/shoots/${id}`)).body as ShootDetail;

describe('a team', () => {
  test('comes with its ids, opens for the tokens of its people, and keeps its public links', async () => {
    const avatar = await picture('public/avatars/1-mira.jpg');
    const mira = await person({ avatar_url: avatar });
    const kim = await person();
    const team_id = await teamOf(mira, kim);
    const crown = await picture('public/props/1-crown.jpg');
    const prop_id = await system.add('props', {
      team_id,
      name: 'Crown',
      available: true,
      image_url: crown,
    });
    const good = { status: 'planning', duration_minutes: 90, color: '#3B82F6', is_public: true };
    const shoot_id = await system.add('shoots', {
      team_id,
      title: 'Night',
      time: '18:30',
      ...good,
    });
    await system.add('shoot_props', { shoot_id, prop_id });
    const url = await picture('public/shoot-references/1-pose.jpg');
    await system.add('shoot_references', { shoot_id, type: 'image', url, notes: 'A pose' });

    const { summary, of } = await run();
    expect(summary.teams).toMatchObject({ imported: 1, before: 0, out: 0 });
    expect([of(shoot_id), of(prop_id), of(team_id)]).toEqual([[], [], []]);

    const client = await signIn(mira);
    expect(await teamsOf(client)).toMatchObject([
      { id: team_id, name: 'Nightfall', role: 'owner' },
    ]);
    expect(await teamsOf(await signIn(kim))).toMatchObject([{ id: team_id, role: 'member' }]);
    expect((await client.get('/api/user/profile')).body).toMatchObject({
      firstName: 'Mira',
      lastName: 'Lindqvist',
      avatarUrl: expect.stringMatching(/^\/storage\/shoot-images\/public\/avatars\//),
    });
    const shoot = await shootOf(client, shoot_id);
    expect(shoot).toMatchObject({
      title: 'Night',
      time: '18:30',
      durationMinutes: 90,
      isPublic: true,
    });
    expect(shoot.props).toMatchObject([{ propId: prop_id, name: 'Crown' }]);
    expect(shoot.references).toMatchObject([{ notes: 'A pose', width: 64, height: 48 }]);
    const seen = await makeClient(t.app).get(`/api/public/shoots/${shoot_id}`);
    expect([seen.status, seen.body]).toMatchObject([200, { title: 'Night' }]);
    const stored = await t.app.inject({
      url: shoot.props[0]?.imageUrl ?? '',
      headers: { cookie: client.cookie },
    });
    expect([stored.statusCode, stored.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(project.keysSent).toEqual([]);
  });

  test('is not changed by another run, nor brought back after it was deleted', async () => {
    const mira = await person();
    const kept = await teamOf(mira);
    const gone = await teamOf(mira);
    const lost = await person(null);
    await run();
    const client = await signIn(mira);
    await client.patch(`/api/team/${kept}`, { name: 'Renamed' });
    await t.database.pool.query('delete from teams where id = $1', [gone]);
    await t.database.pool.query('delete from users where id = $1', [lost.id]);
    await system.pool.query(`update teams set name = 'Other' where id = $1`, [kept]);
    const before = await everything();
    const { summary, of } = await run();
    expect(await everything()).toEqual(before);
    expect(summary).toMatchObject({ people: { imported: 0 }, teams: { imported: 0, out: 0 } });
    expect(of(lost.id)).toMatchObject([
      { field: null, why: expect.stringContaining('deleted here') },
    ]);
    expect(of(gone)).toEqual([]);
  });

  test('is only in the report of a dry run, which names what a run would', async () => {
    const mira = await person({ avatar_url: `${project.url}${FOLDER}/public/avatars/gone.jpg` });
    const team_id = await teamOf(mira);
    const image_url = `${project.url}${FOLDER}/public/props/gone.jpg`;
    const propId = await system.add('props', {
      team_id,
      name: 'Sword',
      available: true,
      image_url,
    });
    const before = await everything();
    const dry = await run({ isDry: true });
    expect(await everything()).toEqual(before);
    const real = await run();
    expect(dry.summary).toEqual(real.summary);
    const plain = ({ changes }: typeof dry) => changes.map(({ why: _, ...change }) => change);
    expect(plain(dry)).toEqual(plain(real));
    expect(real.of(propId)).toMatchObject([{ field: 'image_url', was: image_url, became: null }]);
  });

  test('of many rows comes whole, in its order, and is open for those who had it open', async () => {
    const mira = await person();
    await teamOf(mira);
    const team_id = await teamOf(mira);
    const open = 'update user_profiles set active_team_id = $1 where user_id = $2';
    await system.pool.query(open, [team_id, mira.id]);
    const props = `insert into props (id, team_id, name, available, created_at)
      select gen_random_uuid(), $1, n, true, '2026-01-01'::timestamp + n * interval '1 second'
      from generate_series(1, 1100) n`;
    await system.pool.query(props, [team_id]);
    const shoot_id = await system.add('shoots', { team_id, title: 'Night', status: 'idea' });
    for (const name of ['Lena', 'Kim', 'Aki'])
      await system.add('shoot_participants', { shoot_id, name, role: 'Model' });
    await run();
    const client = await signIn(mira);
    const names = ((await client.get('/api/props')).body as { name: string }[]).map(
      ({ name }) => name,
    );
    expect(names).toEqual(Array.from({ length: 1100 }, (_, index) => String(1100 - index)));
    const { participants } = await shootOf(client, shoot_id);
    expect(participants.map(({ name }) => name)).toEqual(['Lena', 'Kim', 'Aki']);
  });

  test('without an owner gets one, and one without people stays out', async () => {
    const [mira, kim] = [await person(), await person()];
    const orphaned = await system.add('teams', { name: 'Orphaned' });
    const empty = await system.add('teams', { name: 'Empty' });
    await system.add('team_members', { team_id: orphaned, user_id: mira.id, role: 'member' });
    const admin = await system.add('team_members', {
      team_id: orphaned,
      user_id: kim.id,
      role: 'admin',
    });
    const twice = await system.add('team_members', {
      team_id: orphaned,
      user_id: mira.id,
      role: 'boss',
    });
    const stranger = await system.add('team_members', {
      team_id: empty,
      user_id: randomUUID(),
      role: 'owner',
    });
    const lost = await system.add('props', { team_id: randomUUID(), name: 'Lost' });
    const row = { title: 'Night', status: 'idea' };
    const lostShoot = await system.add('shoots', { ...row, team_id: randomUUID() });
    const oddShoot = await system.add('shoots', { ...row, team_id: orphaned, id: 'odd' });
    const none = randomUUID();
    const lostLinks = await Promise.all(
      [lostShoot, oddShoot, none].map((shoot_id) =>
        system.add('shoot_props', { shoot_id, prop_id: lost }),
      ),
    );
    const { of } = await run();
    expect(await teamsOf(await signIn(kim))).toMatchObject([{ id: orphaned, role: 'owner' }]);
    expect(await teamsOf(await signIn(mira))).toMatchObject([{ id: orphaned, role: 'member' }]);
    expect(of(admin)).toMatchObject([{ field: 'role', was: 'admin', became: 'owner' }]);
    expect(of(twice)).toMatchObject([{ field: 'role', was: 'boss' }, { field: null }]);
    expect(of(stranger)).toMatchObject([{ field: null, why: 'Its user is not imported' }]);
    expect(of(empty)).toMatchObject([{ table: 'teams', field: null }]);
    expect(of(lost)).toMatchObject([{ table: 'props', field: null }]);
    for (const id of [lostShoot, oddShoot])
      expect(of(id)).toMatchObject([{ table: 'shoots', field: null }]);
    for (const id of lostLinks)
      expect(of(id)).toMatchObject([{ table: 'shoot_props', field: null }]);
  });

  test('above a quota stays out as a whole until it has room', async () => {
    const mira = await person();
    const team_id = await teamOf(mira);
    for (const name of ['Sword', 'Crown', 'Cape'])
      await system.add('props', {
        team_id,
        name,
        available: true,
        image_url: await picture(`public/props/${name}.jpg`),
      });
    project.asked.length = 0;
    const low = await run({}, { quotas: { ...t.env.quotas, items: 2 } });
    expect(low.of(team_id)).toMatchObject([
      { field: null, why: expect.stringContaining('at most 2 entries') },
    ]);
    expect(low.summary.teams).toMatchObject({ imported: 0 });
    expect(project.asked).toEqual([]);
    const count = 'select count(*)::int as n from teams where id = $1';
    expect((await t.database.pool.query(count, [team_id])).rows).toEqual([{ n: 0 }]);
    expect((await run()).summary.teams).toMatchObject({ imported: 1 });
    expect((await (await signIn(mira)).get('/api/props')).body).toHaveLength(3);
  });

  test('whose id is that of a team here stays out, and the team here stays as it is', async () => {
    const mira = await person();
    const team_id = await teamOf(mira);
    const client = await signIn(await person());
    const [own] = (await teamsOf(client)) as { id: string }[];
    await system.pool.query('update teams set id = $1 where id = $2', [own?.id, team_id]);
    await system.pool.query('update team_members set team_id = $1 where team_id = $2', [
      own?.id,
      team_id,
    ]);
    const { of } = await run();
    expect(of(String(own?.id))).toMatchObject([{ field: null, why: 'A team here has this id' }]);
    expect(await teamsOf(client)).toMatchObject([own]);
    await system.pool.query('delete from teams where id = $1', [own?.id]);
  });
});

describe('a shoot', () => {
  test('has values that can be stored, and the report names each that changed', async () => {
    const mira = await person();
    const team_id = await teamOf(mira);
    const otherTeam = await teamOf(mira);
    const elsewhere = await system.add('locations', { team_id: otherTeam, name: 'Pier' });
    const alps = await system.add('locations', {
      team_id,
      name: 'Alps',
      place_id: 'x',
      latitude: 47.3769,
      longitude: 8.5417,
    });
    const shoot_id = await system.add('shoots', {
      team_id,
      user_id: mira.id,
      title: 'x'.repeat(250),
      status: 'ready-to-shoot',
      is_public: null,
      date: '2026-11-28 08:00:00',
      time: '9:30 PM',
      duration_minutes: 610,
      reminder_time: '2020-01-01 08:00:00',
      location_id: elsewhere,
      location_notes: 'Ring twice',
      description: 'A plan',
      color: '#3b82f6',
      instagram_links: ['http://instagram.com/p/abc', 'example.org/moods', 'not a link'],
      calendar_event_url: 'https://calendar.example.org/e/1',
      docs_url: 'https://docs.example.org/d/private-token',
    });
    const inZurich = await system.add('shoots', {
      team_id,
      title: 'Peak',
      status: 'in_progress',
      date: '2026-06-30 22:00:00',
      time: '',
      color: '',
      location_id: alps,
    });
    const { of, fields, text } = await run();
    const client = await signIn(mira);
    await client.post('/api/user/active-team', { teamId: team_id });
    expect(await shootOf(client, shoot_id)).toMatchObject({
      title: 'x'.repeat(200),
      status: 'ready to shoot',
      isPublic: false,
      date: '2026-11-28',
      time: '21:30',
      durationMinutes: 480,
      reminderTime: null,
      locationId: null,
      color: '#3B82F6',
      instagramLinks: ['https://instagram.com/p/abc', 'https://example.org/moods'],
      description: `A plan\n\nTitle: ${'x'.repeat(250)}\n\nDuration: 610 minutes\n\nLocation notes: Ring twice\n\nLink: not a link`,
      calendarEventUrl: null,
      docsUrl: null,
    });
    expect(await shootOf(client, inZurich)).toMatchObject({
      status: 'planning',
      date: '2026-07-01',
      time: null,
      timeZone: 'Europe/Zurich',
      isZoneGuess: false,
      durationMinutes: 60,
      locationId: alps,
    });
    expect(fields(shoot_id).toSorted()).toEqual([
      'calendar_event_url',
      'color',
      'date',
      'docs_url',
      'duration_minutes',
      'instagram_links',
      'is_public',
      'location_id',
      'location_notes',
      'reminder_time',
      'status',
      'time',
      'title',
    ]);
    expect(fields(inZurich).toSorted()).toEqual([
      'color',
      'date',
      'duration_minutes',
      'is_public',
      'status',
    ]);
    expect(of(shoot_id)).toContainEqual({
      table: 'shoots',
      id: shoot_id,
      field: 'duration_minutes',
      was: 610,
      became: 480,
      why: 'Durations are 15 to 480 minutes in steps of 15',
    });
    expect(text).not.toContain('private-token');
  });

  test('that is shared shows strangers nothing that only its team could read', async () => {
    const mira = await person();
    const team_id = await teamOf(mira);
    const row = { team_id, title: 'Night', status: 'planning', description: 'A plan' };
    const given = { ...row, location_notes: 'The key is below the mat', is_public: true };
    const instagram_links = ['the album of the team'];
    const shoot_id = await system.add('shoots', { ...given, instagram_links });
    const url = 'https://example.org/moods';
    await system.add('shoot_references', { shoot_id, type: 'instagram', url, notes: 'Our prices' });
    const { of } = await run();
    const seen = await makeClient(t.app).get(`/api/public/shoots/${shoot_id}`);
    expect([seen.status, seen.body]).toMatchObject([200, { notes: 'A plan' }]);
    for (const hidden of ['below the mat', 'album of the team', 'Our prices'])
      expect(seen.text).not.toContain(hidden);
    const why = expect.stringContaining('is shared');
    for (const [field, was] of [
      ['location_notes', 'The key is below the mat'],
      ['description', 'Link: the album of the team'],
      ['description', `${url}: Our prices`],
    ])
      expect(of(shoot_id)).toContainEqual({
        table: 'shoots',
        id: shoot_id,
        field,
        was,
        became: null,
        why,
      });
  });

  test('has each linked record once, and only those of its team', async () => {
    const mira = await person();
    const team_id = await teamOf(mira);
    const otherTeam = await teamOf(mira);
    const personnel_id = await system.add('personnel', {
      team_id,
      name: 'Kim',
      email: 'none',
      phone: '1'.repeat(60),
    });
    const equipment_id = await system.add('equipment', {
      team_id,
      name: 'Flash',
      category: '',
      quantity: 0,
      available: null,
    });
    const foreign = await system.add('props', { team_id: otherTeam, name: 'Foreign' });
    const costume_id = await system.add('costume_progress', {
      team_id,
      character_name: 'Ronin',
      status: 'in_progress',
      completion_percentage: 80,
      todos: ['Sew', '  ', 'Paint'],
    });
    const shoot_id = await system.add('shoots', { team_id, title: 'Night', status: 'idea' });
    const add = (table: string, values: object) => system.add(table, { shoot_id, ...values });
    const first = await add('shoot_participants', { personnel_id, name: 'Kim', role: 'Model' });
    const again = await add('shoot_participants', { personnel_id, name: 'Kim', role: 'Stylist' });
    const ghost = await add('shoot_participants', {
      personnel_id: randomUUID(),
      name: 'Ghost',
      role: '__CUSTOM__',
    });
    await add('shoot_equipment', { equipment_id, quantity: 2 });
    const double = await add('shoot_equipment', { equipment_id, quantity: 3 });
    await add('shoot_costumes', { costume_id });
    const other = await add('shoot_props', { prop_id: foreign });
    const instagram = await add('shoot_references', {
      type: 'instagram',
      url: 'instagram.com/reel/x',
      notes: 'Mood',
    });
    const outside = await add('shoot_references', {
      type: 'image',
      url: 'http://127.0.0.1:9/secret.png',
    });
    const gone = await add('shoot_references', {
      type: 'image',
      url: `${project.url}${FOLDER}/public/gone.png`,
    });
    project.files.set('public/text.png', Buffer.from('<svg></svg>'));
    const text = await add('shoot_references', {
      type: 'image',
      url: `${project.url}${FOLDER}/public/text.png`,
    });
    await system.add('team_invites', {
      id: 'invite',
      team_id,
      invite_code: 'ABCD-1234',
      created_by: mira.id,
    });

    const { of, fields, text: report } = await run();
    const client = await signIn(mira);
    await client.post('/api/user/active-team', { teamId: team_id });
    const shoot = await shootOf(client, shoot_id);
    expect(shoot.participants).toMatchObject([
      { id: first, personnelId: personnel_id, name: 'Kim', role: 'Model, Stylist' },
      { id: ghost, personnelId: null, name: 'Ghost', role: 'Participant' },
    ]);
    expect(shoot.equipment).toMatchObject([
      { equipmentId: equipment_id, category: 'Other', quantity: 2, owned: 1 },
    ]);
    expect(shoot.costumes).toMatchObject([
      {
        costumeId: costume_id,
        status: 'in-progress',
        notes: 'Completion: 80%',
        todos: ['Sew', 'Paint'],
      },
    ]);
    expect([shoot.props, shoot.references]).toEqual([[], []]);
    expect(shoot.instagramLinks).toEqual([
      'https://instagram.com/reel/x',
      'https://127.0.0.1:9/secret.png',
    ]);
    expect(shoot.description).toBe('instagram.com/reel/x: Mood');
    const [kim] = (await client.get('/api/personnel')).body as { email: null; notes: string }[];
    expect(kim).toMatchObject({ email: null, notes: `Email: none\n\nPhone: ${'1'.repeat(60)}` });
    for (const id of [again, double, other]) expect(fields(id)).toEqual([null]);
    expect(fields(ghost)).toEqual(['personnel_id', 'role']);
    expect(fields(personnel_id)).toEqual(['email', 'phone']);
    expect(fields(equipment_id).toSorted()).toEqual(['available', 'category', 'quantity']);
    expect(fields(instagram)).toEqual(['type']);
    expect(of(outside)).toMatchObject([{ field: 'url', became: null }]);
    expect(of(gone)).toMatchObject([{ why: expect.stringContaining('no longer') }]);
    expect(of(text)).toMatchObject([{ field: 'url', became: null }]);
    expect(of('invite')).toMatchObject([{ field: 'invite_code', was: '(not shown)' }]);
    expect(report).not.toContain('ABCD-1234');
    expect(report).not.toContain('the-hash-of-a-password');
  });
});

describe('a person', () => {
  test('without a profile has an account, and a profile without a person is left out', async () => {
    const bare = await person(null);
    const profileOfNone = randomUUID();
    await system.add('user_profiles', {
      user_id: profileOfNone,
      first_name: 'No',
      last_name: 'One',
    });
    const loud = await system.add('auth.users', { email: 'Loud@Example.org' });
    const nameless = await person({
      first_name: ' ',
      last_name: null,
      active_team_id: randomUUID(),
    });
    const silent = addPerson(project, { email: '' });
    await system.add('auth.users', { id: silent.id, email: null });
    const { of, changes } = await run();
    const { body } = await (await signIn(bare)).get('/api/auth/me');
    expect(body).toMatchObject({ user: { id: bare.id, email: bare.email } });
    expect(of(profileOfNone)).toMatchObject([{ table: 'user_profiles', field: null }]);
    expect(of(silent.id)).toMatchObject([{ table: 'users', field: null }]);
    expect(of(loud)).toMatchObject([{ field: 'email', became: 'loud@example.org' }]);
    const profile = (await (await signIn(nameless)).get('/api/user/profile')).body;
    expect(profile).toMatchObject({ firstName: 'Mira', lastName: 'Lindqvist' });
    expect(
      changes.filter(({ table }) => table === 'user_profiles').map(({ field }) => field),
    ).toEqual(expect.arrayContaining(['first_name', 'last_name', 'active_team_id']));
  });

  test('who signed in before the import keeps their account and gets their teams', async () => {
    const mira = await person({ first_name: 'Old', last_name: 'Name' });
    const client = await signIn(mira);
    await client.post('/api/user/profile', { firstName: 'New', lastName: 'Name' });
    const team_id = await teamOf(mira);
    await run();
    const names = ((await teamsOf(client)) as { id: string }[]).map(({ id }) => id);
    expect(names).toContain(team_id);
    expect((await client.get('/api/user/profile')).body).toMatchObject({ firstName: 'New' });
  });

  test('does not get the account of another one who has their address', async () => {
    const thief = await person();
    const victim = await signIn(addPerson(project, { email: newEmail() }));
    const { user } = (await victim.get('/api/auth/me')).body as {
      user: { id: string; email: string };
    };
    await system.pool.query(
      'update auth.users set email = $1, email_confirmed_at = now() where id = $2',
      [user.email, thief.id],
    );
    const { of } = await run();
    expect(of(thief.id)).toMatchObject([{ table: 'users', field: null }]);
    const logins = 'select 1 from accounts where account_id = $1';
    expect((await t.database.pool.query(logins, [thief.id])).rowCount).toBe(0);
  });
});

describe('the bucket', () => {
  test('is asked for nothing but its own pictures', async () => {
    const team_id = await teamOf(await person({ avatar_url: 'https://lh3.example.com/a/photo' }));
    const shoot_id = await system.add('shoots', { team_id, title: 'Night', status: 'idea' });
    const elsewhere = [
      `http://127.0.0.1:1${FOLDER}/public/a.png`,
      `${project.url}@example.org${FOLDER}/public/a.png`,
      `${project.url}${FOLDER}/../../../../../auth/v1/settings`,
      `${project.url}${FOLDER}/public/a.png?download=1`,
      `${project.url}/storage/v1/object/sign/shoot-images/a.png`,
      'file:///etc/passwd',
    ];
    project.asked.length = 0;
    for (const url of elsewhere) {
      const id = await system.add('shoot_references', { shoot_id, type: 'image', url });
      await system.add('props', { id, team_id, name: 'Sword', available: true, image_url: url });
    }
    const { changes } = await run();
    expect(project.asked).toEqual([]);
    for (const url of elsewhere)
      expect(
        changes
          .filter(({ was }) => was === url)
          .map(({ table }) => table)
          .toSorted(),
      ).toEqual(['props', 'shoot_references']);
  });

  test('that is away stops the run, and the next one brings only the rest', async () => {
    const mira = await person();
    const team_id = await teamOf(mira);
    for (const name of ['first', 'second', 'third']) {
      const image_url = await picture(`public/props/${name}.jpg`);
      await system.add('props', { team_id, name, available: true, image_url });
    }
    const second = 'public/props/second.jpg';
    const file = project.files.get(second) as Buffer;
    project.files.set(second, { status: 503 });
    project.asked.length = 0;
    await expect(run()).rejects.toThrow(/Run the command again/);
    expect(
      (await t.database.pool.query('select 1 from props where team_id = $1', [team_id])).rowCount,
    ).toBe(0);
    project.files.set(second, file);
    await run();
    expect(project.asked.map((line) => line.split('/').at(-1))).toEqual([
      'first.jpg',
      'second.jpg',
      'second.jpg',
      'third.jpg',
    ]);
    const props = (await (await signIn(mira)).get('/api/props')).body as { imageUrl: string }[];
    expect(props.map(({ imageUrl }) => typeof imageUrl)).toEqual(['string', 'string', 'string']);
  });

  test('that never delivers a picture can be left behind', async () => {
    const team_id = await teamOf(await person());
    project.files.set('public/props/broken.jpg', { status: 500 });
    const image_url = `${project.url}${FOLDER}/public/props/broken.jpg`;
    const id = await system.add('props', { team_id, name: 'Sword', available: true, image_url });
    const { of } = await run({ bucket: bucketAt(project.url, true, []) });
    expect(of(id)).toMatchObject([{ field: 'image_url', was: image_url, became: null }]);
  });
});

test('accounts that cannot be read come with the first sign-in', async () => {
  const other = await startHostedSystem();
  await other.pool.query('drop schema auth cascade');
  const mira = addPerson(project, { email: newEmail() });
  const team_id = await other.add('teams', { name: 'Nightfall' });
  await other.add('team_members', { team_id, user_id: mira.id, role: 'owner' });
  const { of } = await run({ database: other.url });
  expect(of(mira.id)).toMatchObject([{ table: 'users', field: 'email' }]);
  const client = await signIn(mira);
  expect(await teamsOf(client)).toMatchObject([{ id: team_id, role: 'owner' }]);
  expect((await client.get('/api/auth/me')).body).toMatchObject({ user: { email: mira.email } });
  await other.close();
});

test('a user who may not read all rows is refused, with a sentence that says what to do', async () => {
  const other = await startHostedSystem();
  await other.add('props', { team_id: randomUUID(), name: 'Sword' });
  // A database of tests has one user, who may read everything.
  for (const statement of [
    `create function refuse() returns boolean language plpgsql as
     $$ begin raise insufficient_privilege using message = 'permission denied for table props'; end $$`,
    'alter table props rename to all_props',
    'create view props as select * from all_props where refuse()',
  ])
    await other.pool.query(statement);
  await expect(run({ database: other.url })).rejects.toThrow(
    /may not read all rows \(permission denied for table props\): name one that may read all tables/,
  );
  await other.close();
});

test('a database that is another one is refused, with a sentence', async () => {
  const other = await startHostedSystem();
  await other.pool.query('drop table shoots');
  await expect(run({ database: other.url })).rejects.toThrow(/has no table public.shoots/);
  await other.close();
});
