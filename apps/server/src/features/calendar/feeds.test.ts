import { getFeeds, replaceFeed } from '@lensemble/contract/calendar';
import { setLanguage } from '@lensemble/contract/languages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealToken } from '../../access/session-token.ts';
import { users } from '../../db/schema/auth.ts';
import { calendarFeeds, cancelledShoots } from '../../db/schema/calendar.ts';
import { costumes, locations, personnel } from '../../db/schema/catalogue.ts';
import { shootCostumes, shootParticipants } from '../../db/schema/shoot-links.ts';
import { teamMembers, teams } from '../../db/schema/teams.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { eventsIn, momentOf, readCalendar, textOf } from '../../testing/calendar.ts';
import { type Answer, type Client, makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { insertManyShoots } from '../../testing/many-shoots.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';
import { forgetCancelled } from '../cancellations/service.ts';

let t: TestApp;
let orm: TestApp['database']['orm'];
let visitor: Client;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp();
  orm = t.database.orm;
  visitor = makeClient(t.app);
});
afterAll(() => t.close());
beforeEach(async () => {
  ada = await signedIn(t);
});

type Kind = 'team' | 'person';

async function feedOf(client: Client, kind: Kind): Promise<string> {
  return (await client.call(getFeeds, {})).body[kind].replace(t.env.publicUrl, '');
}
const titlesIn = (answer: Answer) => eventsIn(answer.text).map((event) => textOf(event, 'summary'));
const titlesOf = async (client: Client, kind: Kind) =>
  titlesIn(await visitor.get(await feedOf(client, kind)));
const plan = (title: string, more = {}) =>
  buildShoot(orm, ada.team, { title, date: '2026-11-28', ...more });

async function letTakePart(
  shoot: { id: string; teamId: string },
  email: string | null,
  crewEmail?: string,
): Promise<void> {
  const { id: shootId, teamId } = shoot;
  const values = { teamId, name: 'Yuki', email: crewEmail ?? null };
  const crew =
    crewEmail === undefined ? [] : await orm.insert(personnel).values(values).returning();
  const personnelId = crew[0]?.id ?? null;
  await orm.insert(shootParticipants).values({ teamId, shootId, personnelId, name: 'Yuki', email });
}

describe("a team's feed", () => {
  test('has all its shoots with a date and no others', async () => {
    await plan('Second', { date: '2026-12-01', time: '10:00' });
    await plan('First');
    await plan('Someday', { date: null });
    const bea = await signedIn(t);
    await buildShoot(orm, bea.team, { title: 'Elsewhere', date: '2026-11-28' });
    expect(await titlesOf(ada, 'team')).toEqual(['First', 'Second']);
  });

  test('is in the language of its owner, whatever calendar program reads it', async () => {
    const shoot = await plan('Neon');
    await letTakePart({ id: shoot.id, teamId: ada.team.id }, null);
    const [team, own] = [await feedOf(ada, 'team'), await feedOf(ada, 'person')];
    const before = await visitor.get(team);
    await ada.call(setLanguage, { body: { language: 'de' } });
    const after = await visitor.get(team);
    expect(textOf(eventsIn(after.text)[0]!, 'description')).toContain('Crew\n- Yuki, Mitwirkung');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await visitor.get(own)).text).toContain('X-WR-CALNAME:Meine Shootings');
  });

  test('has every event of a very large team, with texts that are cut before the address', async () => {
    const { database } = t;
    await insertManyShoots(database, ada.team.id, 2_000);
    const long = await plan('Longest', { date: '2031-01-01', description: 'd'.repeat(10_000) });
    const { text } = await visitor.get(await feedOf(ada, 'team'));
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2_001);
    const last = eventsIn(text).at(-1)!;
    const address = `${t.env.publicUrl}/shoots/${long.id}`;
    expect(textOf(last, 'summary')).toBe('Longest');
    expect(textOf(last, 'description')).toBe(`${'d'.repeat(3_998)}…\n\n${address}`);
    await orm.delete(teams).where(eq(teams.id, ada.team.id));
  });

  test('has the essentials, and no contact data of others', async () => {
    const { id: locationId } = await buildLocation(orm, ada.team, {
      address: '1 Arcade Street',
      latitude: 35.7,
      longitude: 139.7,
    });
    const shoot = await plan('Neon', { time: '18:30', locationId, description: 'Umbrella' });
    await letTakePart(shoot, 'kim@example.org', 'yuki@example.org');
    const [nimue] = await orm
      .insert(costumes)
      .values({ teamId: ada.team.id, characterName: 'Nimue', seriesName: 'Tides' })
      .returning();
    const link = { teamId: ada.team.id, shootId: shoot.id, costumeId: nimue!.id };
    await orm.insert(shootCostumes).values(link);
    const { text } = await visitor.get(await feedOf(ada, 'team'));
    const [event] = eventsIn(text);
    const said = ['location', 'geo', 'status', 'dtend'].map((name) => textOf(event!, name));
    expect(said).toEqual([
      'Sakura Arcade, 1 Arcade Street',
      '35.7,139.7',
      'TENTATIVE',
      '2026-11-28T20:30:00',
    ]);
    expect(textOf(event!, 'description')).toBe(
      [
        'Umbrella',
        'Crew\n- Yuki, Participant',
        'Characters & Costumes\n- Nimue (Tides)',
        'About the place\n- Back entrance',
        `http://localhost:3000/shoots/${shoot.id}`,
      ].join('\n\n'),
    );
    expect(text).not.toMatch(/example\.org|ATTENDEE|ORGANIZER/);
  });

  test('is called like the team and says how often to look', async () => {
    const { headers, text } = await visitor.get(await feedOf(ada, 'team'));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    const calendar = readCalendar(text);
    const said = ['x-wr-calname', 'name', 'refresh-interval', 'x-published-ttl', 'method'];
    expect(said.map((name) => textOf(calendar, name))).toEqual([
      "Ada's Team",
      "Ada's Team",
      'PT1H',
      'PT1H',
      'PUBLISH',
    ]);
  });

  test('is the same for as long as nothing changes', async () => {
    await plan('Neon', { time: '18:30', reminderTime: new Date('2026-11-28T08:00:00Z') });
    const address = await feedOf(ada, 'team');
    const first = await visitor.get(address);
    expect((await visitor.get(address)).text).toBe(first.text);
    const unchanged = await visitor.get(address, { 'if-none-match': String(first.headers.etag) });
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    await ada.post('/api/shoots', { title: 'Dunes', date: '2026-12-05' });
    const changed = await visitor.get(address, { 'if-none-match': String(first.headers.etag) });
    expect([changed.status, titlesIn(changed)]).toEqual([200, ['Neon', 'Dunes']]);
  });

  test('has another tag in each encoding, and answers HEAD', async () => {
    await plan('Neon', { description: 'Bring the umbrella. '.repeat(100) });
    const address = await feedOf(ada, 'team');
    const [plain, zipped] = [
      await visitor.get(address),
      await visitor.get(address, { 'accept-encoding': 'gzip' }),
    ];
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.etag).not.toBe(plain.headers.etag);
    expect(zipped.headers.vary).toContain('Accept-Encoding');
    const head = await visitor.request('HEAD', address);
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
    expect(head.headers['content-length']).toBe(plain.headers['content-length']);
  });

  test('tells of a change with a higher sequence and the same name', async () => {
    const { id, version } = await plan('Neon');
    const address = await feedOf(ada, 'team');
    const read = async () => eventsIn((await visitor.get(address)).text)[0]!;
    const before = await read();
    await ada.patch(`/api/shoots/${id}`, { time: '19:00', status: 'ready to shoot' });
    const after = await read();
    expect(textOf(after, 'uid')).toBe(textOf(before, 'uid'));
    expect(['sequence', 'status'].map((name) => textOf(before, name))).toEqual([
      `${version}`,
      'TENTATIVE',
    ]);
    expect(['sequence', 'status'].map((name) => textOf(after, name))).toEqual([
      `${version + 1}`,
      'CONFIRMED',
    ]);
  });
});

test.each([
  ['location', locations, 'locations', { name: 'Moved Arcade' }],
  ['crew member', personnel, 'personnel', { name: 'Yuki Arai' }],
  ['costume', costumes, 'costumes', { characterName: 'Nimue' }],
] as const)(
  'an event says that it was changed where its %s was',
  async (_, table, path, change) => {
    const teamId = ada.team.id;
    const old = new Date('2026-01-01T00:00:00Z');
    const place = await buildLocation(orm, ada.team);
    const shoot = await plan('Neon', { locationId: place.id, updatedAt: old });
    await letTakePart(shoot, null, 'yuki@example.org');
    const [costume] = await orm
      .insert(costumes)
      .values({ teamId, characterName: 'Ran' })
      .returning();
    await orm.insert(shootCostumes).values({ teamId, shootId: shoot.id, costumeId: costume!.id });
    for (const each of [locations, personnel, costumes])
      await orm.update(each).set({ updatedAt: old });
    const address = await feedOf(ada, 'team');
    const changedAt = async () => {
      const [event] = eventsIn((await visitor.get(address)).text);
      return momentOf(event!, 'last-modified').getTime();
    };
    expect(await changedAt()).toBe(old.getTime());
    const [item] = await orm.select({ id: table.id }).from(table).where(eq(table.teamId, teamId));
    expect((await ada.patch(`/api/${path}/${item!.id}`, change)).status).toBe(200);
    expect(await changedAt()).toBeGreaterThan(old.getTime());
  },
);

test('a feed is made once for all members who ask, and again after a change', async () => {
  const colleague = await signedIn(t, { team: ada.team, role: 'member' });
  const { id } = (await ada.post('/api/shoots', { title: 'Neon', date: '2026-11-28' })).body as {
    id: string;
  };
  const addresses = await Promise.all([ada, colleague].map((person) => feedOf(person, 'team')));
  const ask = () => Promise.all([...addresses, ...addresses].map((each) => visitor.get(each)));
  const made = await statementsOf(async () => {
    for (const answer of await ask()) expect(titlesIn(answer)).toEqual(['Neon']);
  });
  expect(made.filter((text) => text.includes('cancelled_shoots'))).toHaveLength(1);
  const kept = await statementsOf(ask);
  expect(kept.filter((text) => !text.includes('calendar_feeds'))).toEqual([]);
  await colleague.patch(`/api/shoots/${id}`, { title: 'Neon, again' });
  for (const answer of await ask()) expect(titlesIn(answer)).toEqual(['Neon, again']);
});

test('a person’s feed is not given to another person', async () => {
  const colleague = await signedIn(t, { team: ada.team, role: 'member' });
  await letTakePart(await plan('Of Ada'), ada.email);
  await letTakePart(await plan('Of the colleague'), colleague.email);
  expect(await titlesOf(ada, 'person')).toEqual(['Of Ada']);
  expect(await titlesOf(colleague, 'person')).toEqual(['Of the colleague']);
});

describe('a shoot that was deleted', () => {
  test('is listed as canceled, with all that it needs to be found, for 90 days', async () => {
    const { id } = await plan('Neon', { time: '18:30', version: 4 });
    const address = await feedOf(ada, 'team');
    const before = eventsIn((await visitor.get(address)).text)[0]!;
    expect((await ada.delete(`/api/shoots/${id}`)).status).toBe(200);
    const [event] = eventsIn((await visitor.get(address)).text);
    for (const name of ['uid', 'dtstart', 'dtend', 'summary']) {
      expect(textOf(event!, name)).toBe(textOf(before, name));
    }
    expect([textOf(event!, 'status'), textOf(event!, 'sequence')]).toEqual(['CANCELLED', '5']);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetCancelled({ orm }, inDays(89));
    expect(await titlesOf(ada, 'team')).toEqual(['Neon']);
    await forgetCancelled({ orm }, inDays(91));
    expect(await titlesOf(ada, 'team')).toEqual([]);
  });

  test('without a date is not listed, nor one whose deletion was refused', async () => {
    const someday = await plan('Someday', { date: null });
    const stale = await plan('Stale');
    await ada.delete(`/api/shoots/${someday.id}`);
    expect((await ada.delete(`/api/shoots/${stale.id}`, { 'if-match': '"9"' })).status).toBe(409);
    expect(await orm.$count(cancelledShoots, eq(cancelledShoots.teamId, ada.team.id))).toBe(0);
  });

  test('is listed for its participants', async () => {
    const [mine, others] = [await plan('Mine'), await plan('Theirs')];
    await letTakePart(mine, null, ada.email.toUpperCase());
    await letTakePart(others, 'kim@example.org');
    for (const { id } of [mine, others]) await ada.delete(`/api/shoots/${id}`);
    expect(await titlesOf(ada, 'person')).toEqual(['Mine']);
  });

  test('is forgotten where only its date was cleared', async () => {
    const { id } = await plan('Neon');
    await ada.patch(`/api/shoots/${id}`, { date: null });
    expect(await titlesOf(ada, 'team')).toEqual([]);
  });
});

describe("a person's feed", () => {
  test('has what they take part in by address, of the crew or not, in whatever case', async () => {
    await letTakePart(await plan('As crew'), null, ada.email.toUpperCase());
    await letTakePart(await plan('As a guest'), ada.email.toUpperCase());
    await letTakePart(await plan('Somebody else'), 'kim@example.org', 'kim@example.org');
    // Only the crew list decides who belongs to the crew.
    await letTakePart(await plan('Once a guest'), ada.email, 'kim@example.org');
    await plan('Without crew');
    expect((await titlesOf(ada, 'person')).sort()).toEqual(['As a guest', 'As crew']);
  });

  test('has what they take part in by account, whatever the address on the crew list', async () => {
    const bea = await signedIn(t, { team: ada.team, role: 'member' });
    const [mine, others] = [await plan('Of Ada'), await plan('Of Bea')];
    await letTakePart(mine, null, 'ada.at.work@example.org');
    await letTakePart(others, null, ada.email);
    for (const [email, userId] of [
      ['ada.at.work@example.org', ada.userId],
      [ada.email, bea.userId],
    ] as const)
      await orm.update(personnel).set({ userId }).where(eq(personnel.email, email));
    const titles = async () => [await titlesOf(ada, 'person'), await titlesOf(bea, 'person')];
    expect(await titles()).toEqual([['Of Ada'], ['Of Bea']]);
    for (const { id } of [mine, others]) await ada.delete(`/api/shoots/${id}`);
    expect(await titles()).toEqual([['Of Ada'], ['Of Bea']]);
  });

  test('has those of all their teams, for as long as they are in them', async () => {
    const bea = await signedIn(t, { team: ada.team, role: 'member' });
    const cleo = await signedIn(t);
    await orm
      .insert(teamMembers)
      .values({ teamId: cleo.team.id, userId: bea.userId, role: 'member' });
    const there = await buildShoot(orm, cleo.team, { title: 'There', date: '2026-11-27' });
    await letTakePart(await plan('Here'), bea.email);
    await letTakePart(there, bea.email);
    const address = await feedOf(bea, 'person');
    const first = await visitor.get(address);
    expect(titlesIn(first)).toEqual(['There', 'Here']);
    await orm.delete(teamMembers).where(eq(teamMembers.teamId, ada.team.id));
    const then = await visitor.get(address, { 'if-none-match': String(first.headers.etag) });
    expect(titlesIn(then)).toEqual(['There']);
  });

  test("is another one as soon as the account's address is", async () => {
    const next = 'new.address@example.org';
    await letTakePart(await plan('Before'), ada.email);
    await letTakePart(await plan('After'), next);
    const address = await feedOf(ada, 'person');
    const first = await visitor.get(address);
    await orm.update(users).set({ email: next }).where(eq(users.id, ada.userId));
    const then = await visitor.get(address, { 'if-none-match': String(first.headers.etag) });
    expect([titlesIn(first), titlesIn(then)]).toEqual([['Before'], ['After']]);
  });

  test('shows nothing of other teams, even to a person on a crew there', async () => {
    const stranger = await signedIn(t);
    await letTakePart(await plan('Secret'), stranger.email);
    expect(await titlesOf(stranger, 'person')).toEqual([]);
  });
});

describe('an address', () => {
  const MISSING = { error: 'This was not found', code: 'not_found' };
  async function ask(address: string) {
    const { status, text, headers } = await visitor.get(address);
    const { date: _date, ...rest } = headers;
    return { status, text, headers: rest };
  }

  test('stays the same until it is replaced, each for itself', async () => {
    const first = (await ada.call(getFeeds, {})).body;
    expect((await ada.call(getFeeds, {})).body).toEqual(first);
    expect(first.team).toMatch(/^http:\/\/localhost:3000\/api\/feeds\/[\w-]{43}\.[\w-]{43}\.ics$/);
    const { body } = await ada.call(replaceFeed, { params: { feed: 'team' }, body: {} });
    expect(body.person).toBe(first.person);
    expect(body.team).not.toBe(first.team);
    expect((await ada.call(getFeeds, {})).body).toEqual(body);
  });

  test('that is wrong in whatever way is the same 404, byte for byte', async () => {
    const bea = await signedIn(t, { team: ada.team, role: 'member' });
    const gone = await signedIn(t, { team: ada.team, role: 'member' });
    const [removed, deleted, replaced] = [
      await feedOf(bea, 'team'),
      await feedOf(gone, 'person'),
      await feedOf(ada, 'team'),
    ];
    await orm.delete(teamMembers).where(eq(teamMembers.userId, bea.userId));
    await orm.delete(users).where(eq(users.id, gone.userId));
    await ada.call(replaceFeed, { params: { feed: 'team' }, body: {} });
    const [feed] = await orm
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, ada.userId));
    const { token } = feed!;
    const address = (secret: string) => `/api/feeds/${secret}`;
    const wrong = [
      removed,
      deleted,
      replaced,
      (await feedOf(ada, 'team')).replace(/\.ics$/, ''),
      (await feedOf(ada, 'team')).toUpperCase().replace('/API/FEEDS', '/api/feeds'),
      address(`${token}.ics`),
      address(`${token}.${token}.ics`),
      // A sealed session token is not valid for a feed.
      address(`${sealToken(token, t.env.authSecret)}.ics`),
      address(`${sealToken('made-up', t.env.authSecret, 'feed')}.ics`),
      address('.ics'),
      address('%00.ics'),
      address("'; drop table users; --.ics"),
      address(`${'a'.repeat(5_000)}.ics`),
    ];
    const first = await ask(address('made-up.ics'));
    expect([first.status, JSON.parse(first.text)]).toEqual([404, MISSING]);
    for (const each of wrong) expect(await ask(each)).toEqual(first);
    expect((await visitor.get(await feedOf(ada, 'team'))).status).toBe(200);
  });

  test('is made once, even for two concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ada.call(getFeeds, {}).then(({ body }) => body.team)),
    );
    expect(new Set(answers).size).toBe(1);
  });
});

test('many wrong addresses are slowed to a stop, and right ones go on', async () => {
  const limited = await testApp({ env: { rateLimits: true } });
  try {
    const person = await signedIn(limited);
    const { body } = await person.call(getFeeds, {});
    const guesser = makeClient(limited.app);
    const guess = () => guesser.get('/api/feeds/made.up.ics');
    expect((await guess()).status).toBe(404);
    const { rowCount } = await limited.database.pool.query(
      'update rate_limits set points = 299 where key like $1',
      ['feedMissFromIp%'],
    );
    expect(rowCount).toBe(1);
    expect((await guess()).status).toBe(404);
    const { status, headers } = await guess();
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    const right = await guesser.get(body.team.replace(limited.env.publicUrl, ''));
    expect(right.status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('where addresses must be confirmed, an unconfirmed one opens nothing', async () => {
  const strict = await testApp({ env: { emailConfirmation: true } });
  try {
    const person = await signedIn(strict);
    const isThey = eq(users.id, person.userId);
    await strict.database.orm.update(users).set({ emailVerified: true }).where(isThey);
    const { body } = await person.call(getFeeds, {});
    const address = body.person.replace(strict.env.publicUrl, '');
    const guest = makeClient(strict.app);
    expect((await guest.get(address)).status).toBe(200);
    await strict.database.orm.update(users).set({ emailVerified: false }).where(isThey);
    expect((await guest.get(address)).status).toBe(404);
  } finally {
    await strict.close();
  }
});
