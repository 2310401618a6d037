import { endpointPath } from '@lensemble/contract/endpoint';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildAway, buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildGuest, buildShoot } from '../../testing/shoots.ts';

// On both engines: what is typed into an address or a form of a personal link reaches only its participant.
let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let shootId: string;
let dana: Called;
let kim: Called;
/** A participant of a shoot of another team. */
let stranger: Called;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Called = Awaited<ReturnType<typeof called>>;

async function called(person: typeof mira, shoot: { id: string; teamId: string }, name: string) {
  const { orm } = t.database;
  const personnelId = await buildItem(orm, person.team, 'personnel', { name });
  const guest = await buildGuest(orm, shoot, { name, personnelId });
  const { id: awayId } = await buildAway(orm, person.team, { personnelId });
  return { personnelId, awayId, token: await buildCallLink(orm, t.env, guest), id: guest.id };
}

beforeEach(async () => {
  mira = await signedIn(t);
  const other = await signedIn(t);
  const { orm } = t.database;
  const shoot = await buildShoot(orm, mira.team, { date: '2126-11-21' });
  shootId = shoot.id;
  dana = await called(mira, shoot, 'Dana');
  kim = await called(mira, shoot, 'Kim');
  const theirs = await buildShoot(orm, other.team, { date: '2126-11-21' });
  stranger = await called(other, theirs, 'Otto');
});

const RUNS = 60;
const plans = [
  '{"date":null,"time":null,"timeZone":"Mars/Olympus","place":null,"callTime":null}',
  '{"__proto__":{"date":"2126-11-20"},"place":{"id":1}}',
];
const nasty = [
  ...plans,
  '\0',
  '\ud800',
  'a'.repeat(9_000),
  "'; drop table teams; --",
  '2026-02-30',
  '[]',
];

const routes = () =>
  t.app.declaredRoutes.filter(({ access, method }) => access === 'call' && method !== 'HEAD');

test('a link that is nearly right opens nothing', async () => {
  const never = await t.app.inject(`/call/${'a'.repeat(22)}.${'b'.repeat(43)}`);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%~ '];
  const { token } = dana;
  const [half = '', seal = ''] = token.split('.');
  const [otherHalf = '', otherSeal = ''] = kim.token.split('.');
  const changed = fc
    .tuple(fc.nat(token.length - 1), fc.constantFrom(...letters), fc.boolean())
    .map(([at, letter, isMore]) => token.slice(0, at) + letter + token.slice(at + (isMore ? 0 : 1)))
    .filter((text) => text !== token);
  const mixed = fc.constantFrom(
    half,
    seal,
    `${half}.`,
    `${half}.${otherSeal}`,
    `${otherHalf}.${seal}`,
    `${seal}.${half}`,
    token.toUpperCase(),
    `${token}.${seal}`,
  );
  const open = async (text: string) => {
    const { statusCode, payload } = await t.app.inject(`/call/${encodeURIComponent(text)}`);
    expect(statusCode).toBe(404);
    expect(payload).toBe(never.payload);
  };
  await fc.assert(fc.asyncProperty(fc.oneof(changed, mixed, fc.string()), open), {
    numRuns: 2 * RUNS,
  });
});

/** What the participant of a link cannot change. */
async function rest(): Promise<string> {
  const text = `
    select json_build_array(
      (select json_agg(k order by k.id) from shoot_participants k),
      (select json_agg(s order by s.id) from shoots s),
      (select json_agg(p order by p.id) from personnel p),
      (select json_agg(i order by i.participant_id) from call_links i where participant_id <> $1),
      (select json_agg(a order by a.number) from call_answers a where participant_id <> $1),
      (select json_agg(w order by w.id) from away_days w where personnel_id <> $2)) as rest`;
  const { rows } = await t.database.pool.query(text, [dana.id, dana.personnelId]);
  return JSON.stringify(rows);
}

test('whatever is sent with a link is answered properly, and changes nothing of others', async () => {
  const before = await rest();
  const ids = fc.constantFrom(kim.awayId, stranger.awayId, kim.id, stranger.id, dana.awayId);
  const day = fc.constantFrom('2126-11-20', '2126-11-23', '');
  const value = fc.oneof(ids, day, fc.constantFrom('yes', 'no', ...nasty), fc.string());
  const name = fc.oneof(
    fc.constantFrom(
      'answer',
      'note',
      'plan',
      'firstDay',
      'lastDay',
      'id',
      'participantId',
      '__proto__',
    ),
    fc.string({ maxLength: 20 }),
  );
  const fields = fc.oneof(
    fc.array(fc.tuple(name, value), { maxLength: 6 }),
    // Forms as the page has them, with ids of others.
    ids.map((id) => [['id', id]]),
    fc.tuple(fc.constantFrom('yes', 'no'), fc.constantFrom(...nasty)).map(([answer, plan]) => [
      ['answer', answer],
      ['plan', plan],
    ]),
    fc.tuple(day, day).map(([first, last]) => [
      ['firstDay', first],
      ['lastDay', last],
    ]),
  ) as fc.Arbitrary<[string, string][]>;
  const form = 'application/x-www-form-urlencoded';
  const type = fc.oneof(
    { weight: 3, arbitrary: fc.constant(form) },
    fc.constantFrom('application/json', 'text/unknown'),
  );
  const send = async (
    route: ReturnType<typeof routes>[number],
    given: [string, string][],
    contentType: string,
  ) => {
    const pairs = given.map(
      ([key, text]) => [key.toWellFormed(), text.toWellFormed()] as [string, string],
    );
    const sent = new URLSearchParams(pairs).toString();
    const isRead = route.method === 'GET';
    const path = endpointPath(route.url, { token: dana.token });
    const answer = await t.app.inject({
      method: route.method as 'GET',
      url: isRead ? `${path}?${sent.slice(0, 4_000)}` : path,
      ...(isRead ? {} : { payload: sent, headers: { 'content-type': contentType } }),
    });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    for (const { token, personnelId } of [kim, stranger]) {
      expect(answer.payload).not.toContain(token);
      expect(answer.payload).not.toContain(personnelId);
    }
  };
  const anyRoute = fc.constantFrom(...routes());
  await fc.assert(fc.asyncProperty(anyRoute, fields, type, send), { numRuns: 5 * RUNS });
  expect(await rest()).toBe(before);
});

test('no participant of another shoot or team is reached through the team’s own routes', async () => {
  const own = `/api/shoots/${shootId}/calls`;
  const before = await mira.get(own);
  for (const participantId of [stranger.id, stranger.personnelId, shootId, 'none']) {
    const url = `${own}/${participantId}/link`;
    expect((await mira.get(url)).status).toBe(404);
    expect((await mira.patch(url, { isOff: true })).status).toBe(404);
    expect((await mira.post(`${url}/replace`, {})).status).toBe(404);
  }
  expect((await mira.get(own)).text).toBe(before.text);
  expect((await t.app.inject(`/call/${stranger.token}`)).statusCode).toBe(200);
});
