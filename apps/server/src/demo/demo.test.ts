import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listActivity } from '@lensemble/contract/activity';
import { listCalls } from '@lensemble/contract/calls';
import { listComments } from '@lensemble/contract/comments';
import { getDatePoll } from '@lensemble/contract/date-polls';
import { countUnread, listNotifications } from '@lensemble/contract/notifications';
import { getDay } from '@lensemble/contract/operations';
import { listOutlook } from '@lensemble/contract/outlook';
import { checkedCount, packingEntries } from '@lensemble/contract/packing-list';
import { getShoot, type Shoot } from '@lensemble/contract/shoots';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { nudgeForDeadlines } from '../features/date-polls/service.ts';
import { makeDeps } from '../make-deps.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Client, makeClient } from '../testing/client.ts';
import { signedIn } from '../testing/login.ts';
import { provideDemoTeam } from './demo-team.ts';
import { OWNER } from './people.ts';

/** Encoding pictures of the real size takes most of the time. The tests of sample data look at those. */
const NARROW = 40;

let dataDir: string;
let t: TestApp;
let deps: Deps;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lensemble-demo-'));
  t = await testApp({ env: { dataDir } });
  deps = makeDeps(t);
  await runCutOff();
  expect(await provideDemoTeam(deps, false, NARROW)).toBe(true);
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

/** A run that has made the accounts and fails when it stores the first picture of the catalog, in a folder of its own. */
async function runCutOff(): Promise<void> {
  const folder = join(dataDir, 'cut-off');
  const pictures = join(folder, 'storage/shoot-images/public');
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, 'personnel'), '');
  const atFolder = makeDeps({ ...t, env: { ...t.env, dataDir: folder } });
  const run = provideDemoTeam(atFolder, false, NARROW);
  await expect(run).rejects.toThrow('The picture was not saved');
}

async function signIn(): Promise<Client> {
  const client = makeClient(t.app);
  const { email, password } = OWNER;
  expect((await client.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
  return client;
}

const listShoots = async (client: Client) => (await client.get('/api/shoots')).body as Shoot[];
const countFiles = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

describe('the demo team, made good after a run that was cut off,', () => {
  test('opens with the printed password and has twenty shoots over all statuses and several months', async () => {
    const mira = await signIn();
    expect((await mira.get('/api/user/teams')).body).toMatchObject([
      { name: 'Nightshift Cosplay', role: 'owner', memberCount: 4 },
    ]);
    const shoots = await listShoots(mira);
    expect(shoots).toHaveLength(20);
    expect(new Set(shoots.map(({ status }) => status)).size).toBe(4);
    expect(new Set(shoots.map(({ date }) => date?.slice(0, 7))).size).toBeGreaterThan(3);
    expect(shoots[0]?.title).toBe('Morgan le Fay at St. Galgano');
    const perDay = Object.groupBy(shoots, ({ date }) => date ?? '');
    expect(Object.entries(perDay).map(([date, all]) => date && all?.length)).toContain(6);
  });

  test('has pictures that were encoded again and are served', async () => {
    const shoots = await listShoots(await signIn());
    const urls = shoots.flatMap(({ firstReferenceUrl }) => firstReferenceUrl ?? []);
    expect(urls.length).toBeGreaterThan(15);
    expect(new Set(urls).size).toBe(urls.length);
    const answer = await t.app.inject({ url: urls[0]! });
    const { format, width, exif } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: NARROW, exif: undefined });
  });

  test('has full catalogs, and links to what is in them', async () => {
    const { rows } = await t.database.pool.query(`select
      (select count(*) from personnel) >= 8 and (select count(*) from costumes) >= 10
      and (select count(*) from costumes where todos <> '{}') >= 5
      and (select count(*) from equipment) >= 10 and (select count(*) from props) >= 8
      and (select count(*) from locations where place_id is not null and latitude is not null) >= 8
      and (select count(*) from shoot_participants) > 50 and (select count(*) from shoot_costumes) > 10
      and (select count(*) from shoot_participant_costumes) >= 10
      and (select count(*) from kit_equipment) >= 2 and (select count(*) from shoot_kits) >= 3
      and (select count(distinct storage_place) from equipment) >= 3
      as is_full`);
    expect(rows).toEqual([{ is_full: true }]);
  });
});

test('the demo team has a shot list with pictures, pins and all that entries link', async () => {
  const mira = await signIn();
  const { id } = (await listShoots(mira)).find(({ title }) =>
    title.startsWith('Morgan le Fay at'),
  )!;
  const { shots } = (await mira.call(getDay, { params: { id } })).body;
  expect(shots.filter(({ kind }) => kind === 'shot')).toHaveLength(6);
  expect(shots.filter(({ kind }) => kind !== 'shot')).toHaveLength(3);
  expect(shots.filter(({ referenceId }) => referenceId)).toHaveLength(6);
  expect(shots.flatMap(({ pin }) => pin ?? [])).toEqual(['16:40', '17:20']);
  const links = shots.map((shot) => [shot.participantIds, shot.costumeIds, shot.propIds]);
  expect(links.flat(2)).toHaveLength(26);
});

test('the demo team has activity, and a prop in the trash', async () => {
  const { rows } = await t.database.pool.query(
    'select (select array_agg(title) from trash where kind = \'props\') as trash, (select count(*) > 50 from activity where author is not null) as "isActive"',
  );
  expect(rows).toEqual([{ trash: ['Cracked Lantern'], isActive: true }]);
});

test('the activity of the demo team says who changed what, from what to what, the newest first', async () => {
  const mira = await signIn();
  const { entries } = (await mira.call(listActivity, {})).body;
  const changed = entries.filter(({ kind, action }) => kind === 'shoot' && action === 'changed');
  expect(changed.map(({ author, shootTitle }) => [author, shootTitle])).toEqual([
    ['Tomás Reyes', 'Starfall: Corridor 9'],
    ['Inês Carvalho', 'Morgan le Fay at St. Galgano'],
    ['Mira Lindqvist', 'Morgan le Fay at St. Galgano'],
    ['Tomás Reyes', 'Morgan le Fay at St. Galgano'],
    ['Mira Lindqvist', 'Morgan le Fay at St. Galgano'],
  ]);
  expect(changed[0]?.fields).toEqual([{ field: 'time', from: '08:30', to: '09:00' }]);
  const times = entries.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('the activity of the demo team has its comments, of which one is about a change', async () => {
  const mira = await signIn();
  const { entries } = (await mira.call(listActivity, {})).body;
  const { shootId } = entries.find(({ kind }) => kind === 'comment')!;
  const { comments } = (await mira.call(listComments, { params: { id: shootId! } })).body;
  const written = entries.filter(({ kind, action }) => kind === 'comment' && action === 'created');
  expect(written.map(({ subjectId, author }) => [subjectId, author])).toEqual(
    comments.map(({ id, author }) => [id, author.name]).toReversed(),
  );
  const [about, ...others] = comments.flatMap((each) => each.about ?? []);
  expect(others).toEqual([]);
  expect(about?.lists.map(({ name, fields }) => [name, fields]).toSorted()).toEqual([
    ['Dana Okafor', ['callTime']],
    ['Inês Carvalho', ['callTime']],
    ['Yuki Arai', ['callTime']],
  ]);
  expect(entries.map(({ id }) => id)).toContain(about?.activityId);
});

test('the bell of the demo team is filled, in order of time, and its members get no emails', async () => {
  const { entries } = (await (await signIn()).call(listNotifications, {})).body;
  const times = entries.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const { all, forYou } = (await (await signIn()).call(countUnread, {})).body;
  expect(all).toBeGreaterThanOrEqual(4);
  expect(forYou).toBeGreaterThanOrEqual(2);
  const { rows } = await t.database.pool.query(
    'select count(*)::int as waiting from notifications where mail_at is not null or push_at is not null',
  );
  expect(rows).toEqual([{ waiting: 0 }]);
});

test('the demo team has a packing list with kits, lines, people and what is packed', async () => {
  const mira = await signIn();
  const { id } = (await listShoots(mira)).find(({ title }) =>
    title.startsWith('Morgan le Fay at'),
  )!;
  const { packing } = (await mira.call(getDay, { params: { id } })).body;
  const entries = packingEntries(packing);
  expect(entries.map(({ kind }) => kind)).toEqual([
    ...[...Array(4).fill('equipment'), 'prop', 'prop'],
    ...[...Array(3).fill('costume'), 'kit', 'kit', ...Array(3).fill('line')],
  ]);
  expect(checkedCount(entries, 'pack')).toBe(7);
  expect(new Set(entries.flatMap(({ bringerId }) => bringerId ?? [])).size).toBe(5);
  expect(entries.filter(({ bringerId }) => bringerId === null)).toHaveLength(4);
});

describe('the crew of the demo team', () => {
  const shootOf = async (client: Client, title: string) => {
    const { id } = (await listShoots(client)).find((shoot) => shoot.title === title)!;
    return { id, params: { params: { id } } };
  };
  const callsOf = async (title: string) => {
    const mira = await signIn();
    const { params } = await shootOf(mira, title);
    const { body: shoot } = await mira.call(getShoot, params);
    const { body: calls } = await mira.call(listCalls, params);
    return { shoot, calls };
  };

  test('has answered in every way, with notes, to call times of their own', async () => {
    const { shoot, calls } = await callsOf('Titania’s Court');
    expect(shoot).toMatchObject({ time: '07:45', setUpMinutes: 90, strikeMinutes: 45 });
    const seen = shoot.participants.map(({ name, callTime }, index) => [
      name.split(' ')[0],
      calls[index]?.state,
      callTime,
    ]);
    expect(seen).toEqual([
      ['Mira', 'yes', null],
      ['Tomás', 'yes', '06:15'],
      ['Inês', 'opened', '06:00'],
      ['Yuki', 'askedAgain', '06:15'],
      ['Dana', 'maybe', '06:30'],
      ['Leo', 'no', null],
      ['Priya', 'sent', null],
      ['Sam', 'yes', '06:15'],
      ['Wilhelmina', 'notSent', null],
    ]);
    expect(calls[3]?.changes).toMatchObject({
      arrival: { before: '07:30', now: '06:15' },
      time: { before: '09:00', now: '07:45' },
    });
    expect(calls[5]?.answer?.note).toMatch(/sister/);
  });

  test('has one conflict of equipment and two people who are away, and no other conflict', async () => {
    const { body: shoots } = await (await signIn()).call(listOutlook, {});
    const found = shoots.flatMap(({ conflicts }) =>
      (conflicts ?? [null]).map((each) => each?.name),
    );
    expect(found).toEqual(['Leo Brandt', 'Tomás Reyes', 'Godox AD200 Pro', 'Godox AD200 Pro']);
  });

  test('has all come to one shoot, and votes on five dates of another', async () => {
    const mira = await signIn();
    const { body: shoots } = await mira.call(listOutlook, {});
    const ready = await shootOf(mira, 'Carmilla by Candlelight');
    expect(shoots.find(({ id }) => id === ready.id)?.crew.map(({ answer }) => answer)).toEqual(
      Array.from({ length: 4 }, () => 'yes'),
    );
    const { params } = await shootOf(mira, 'Dune Pilgrim');
    const poll = (await mira.call(getDatePoll, params)).body.poll!;
    expect(poll.candidates).toHaveLength(5);
    expect(poll.closedAt).toBeNull();
    expect(new Date(poll.deadline!).getTime()).toBeGreaterThan(Date.now());
    const answersOf = poll.people.map(({ name, answers }) => [
      name.split(' ')[0],
      poll.candidates.map(({ id }) => answers[id] ?? '-').join(' '),
    ]);
    expect(answersOf).toEqual([
      ['Leo', 'yes no yes maybe yes'],
      ['Mira', 'maybe yes yes - -'],
      ['Tomás', 'no maybe yes yes maybe'],
      ['Inês', '- - - - -'],
      ['Priya', 'yes yes maybe no no'],
    ]);
    await nudgeForDeadlines(deps, new Date(Date.parse(poll.deadline!) - 3_600_000));
    const { rows } = await t.database.pool.query(
      'select from call_links where nudged_at is not null or mail is not null',
    );
    expect(rows).toEqual([]);
  });
});

test('a second run changes nothing; a reset recreates it and leaves all other data alone', async () => {
  const stranger = await signedIn(t);
  await stranger.post('/api/shoots', { title: 'Not of the demo' });
  const before = await listShoots(await signIn());
  expect(await provideDemoTeam(deps, false)).toBe(false);
  expect(await listShoots(await signIn())).toEqual(before);
  const files = await countFiles();
  expect(await provideDemoTeam(deps, true, NARROW)).toBe(true);
  const after = await listShoots(await signIn());
  expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
  expect(after[0]?.id).not.toBe(before[0]?.id);
  expect(await countFiles()).toBe(files);
  expect(await listShoots(stranger)).toMatchObject([{ title: 'Not of the demo' }]);
});
