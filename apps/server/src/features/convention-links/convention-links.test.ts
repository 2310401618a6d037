import { randomUUID } from 'node:crypto';
import { callPath } from '@lensemble/contract/calls';
import { changeConventionLink, getConventionLink } from '@lensemble/contract/convention-links';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import {
  buildCallLink,
  buildConvention,
  buildReference,
  buildShoot,
} from '../../testing/shoots.ts';
import { buildShots } from '../../testing/shots.ts';

const [HALL, GARDEN] = [randomUUID(), randomUUID()];
let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let yuki: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  const { orm } = t.database;
  const meetingPoints = [
    { id: HALL, name: 'Hall <4>', note: 'Info desk' },
    { id: GARDEN, name: 'Winter garden', note: null },
  ];
  const walks = [{ from: HALL, to: GARDEN, minutes: 20 }];
  const fields = { name: 'Lumen & Con', place: 'Halls 4 to 7', meetingPoints, walks };
  id = (await buildConvention(orm, mira.team, fields)).id;
  yuki = await buildItem(orm, mira.team, 'personnel', {
    name: 'Yuki Arai',
    email: 'yuki@secret.example',
    phone: '+81 90 5550 0142',
    notes: 'allergic-to-latex',
  });
});
afterAll(() => t.close());

type Fields = Parameters<typeof buildShoot>[2];

/** A shoot of the convention with Yuki and a guest. */
async function shootAt(fields: Fields) {
  const plan = { date: '2126-12-05', time: '10:30', timeZone: 'Europe/Berlin' };
  const shoot = await buildShoot(t.database.orm, mira.team, {
    ...{ ...plan, durationMinutes: 30, conventionId: id, meetingPointId: HALL },
    description: 'secret-description',
    ...fields,
  });
  const participants = [
    { personnelId: yuki, role: 'Model' },
    { name: 'Kim', role: 'Assistant', email: 'kim@secret.example' },
  ];
  await mira.patch(`/api/shoots/${shoot.id}/resources`, { participants });
  return shoot;
}
const turn = async (state: 'on' | 'off' | 'new') =>
  (await mira.call(changeConventionLink, { params: { id }, body: { state } })).body.url;
const visit = (url: string | null) => t.app.inject(new URL(url ?? '', 'http://x').pathname);
const words = (page: string) =>
  page
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the link of a convention', () => {
  test('is off at first, and opens the timetable without an account', async () => {
    await shootAt({ title: 'The Archivist' });
    await shootAt({ title: 'Kitsune <b>', time: '11:15', meetingPointId: GARDEN });
    expect((await mira.call(getConventionLink, { params: { id } })).body).toEqual({ url: null });
    const url = await turn('on');
    expect(await turn('on')).toBe(url);
    const answer = await visit(url);
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      },
    });
    const told = words(answer.payload);
    for (const each of [
      ...['Lumen &amp; Con', 'Halls 4 to 7', 'Thursday, December 5', 'Hall &lt;4&gt;', 'Info desk'],
      ...[
        'Yuki Arai 10:30 AM 30 min The Archivist Model',
        'Tight: 20 min walk, 15 min until the next',
      ],
      ...['11:15 AM 30 min Kitsune &lt;b&gt;', 'Yuki Arai (Model), Kim (Assistant)'],
    ])
      expect(told).toContain(each);
  });

  test('tells no ideas, notes or contact details, and no ids', async () => {
    const shoot = await shootAt({ title: 'The Archivist' });
    await shootAt({ title: 'Secret idea', status: 'idea' });
    await shootAt({ title: 'Undated', date: null, time: null });
    const { payload } = await visit(await turn('on'));
    for (const secret of [
      ...['Secret idea', 'Undated', 'secret-description', 'secret.example', '5550', 'latex'],
      ...[shoot.id, id, yuki, mira.team.id, mira.email],
    ])
      expect(payload).not.toContain(secret);
  });

  test('keeps guests apart who asked not to be named and have one role', async () => {
    const shoots = [
      await shootAt({ title: 'Fox' }),
      await shootAt({ title: 'Moth', time: '10:45' }),
    ];
    for (const [index, shoot] of shoots.entries()) {
      const participants = [{ name: `Guest ${index}`, role: 'Stylist' }];
      await mira.patch(`/api/shoots/${shoot.id}/resources`, { participants });
    }
    const { orm } = t.database;
    await orm
      .update(shootParticipants)
      .set({ notNamed: true })
      .where(eq(shootParticipants.teamId, mira.team.id));
    const told = words((await visit(await turn('on'))).payload);
    expect(told).toContain('Stylist 10:30 AM 30 min Fox Stylist');
    expect(told).toContain('Stylist 10:45 AM 30 min Moth Stylist');
    expect(told).not.toMatch(/Guest|Overlaps/);
  });

  test('does not put a guest who asked not to be named at one shoot into a row with their name at another', async () => {
    const fox = await shootAt({ title: 'Fox' });
    const moth = await shootAt({ title: 'Moth', time: '13:00' });
    const participants = [{ name: 'Anna', role: 'Stylist' }];
    for (const { id } of [fox, moth])
      await mira.patch(`/api/shoots/${id}/resources`, { participants });
    await t.database.orm
      .update(shootParticipants)
      .set({ notNamed: true })
      .where(eq(shootParticipants.shootId, moth.id));
    const told = words((await visit(await turn('on'))).payload);
    expect(told).toContain('Anna 10:30 AM 30 min Fox Stylist');
    expect(told).toContain('Stylist 1:00 PM 30 min Moth Stylist');
  });

  test('that was replaced, turned off, made up or is of a deleted convention opens one and the same page', async () => {
    const first = await turn('on');
    const second = await turn('new');
    expect(second).not.toBe(first);
    expect((await visit(second)).statusCode).toBe(200);
    const dead = await visit(first);
    expect(dead.statusCode).toBe(404);
    expect(await turn('off')).toBeNull();
    expect(await turn('new')).toBeNull();
    const other = await turn('on');
    await mira.delete(`/api/conventions/${id}`);
    for (const url of [second, other, '/c/AAAAAAAAAAAAAAAAAAAAAA.x', '/c/%zz', '/c/a/b', '/c/'])
      expect([url, (await visit(url)).payload]).toEqual([url, dead.payload]);
  });

  test('does not exist for another team', async () => {
    const stranger = await signedIn(t);
    await turn('on');
    expect(await stranger.get(`/api/conventions/${id}/link`)).toMatchObject({ status: 404 });
    for (const state of ['on', 'off', 'new'])
      expect(await stranger.patch(`/api/conventions/${id}/link`, { state })).toMatchObject({
        status: 404,
      });
    expect((await visit(await turn('on'))).statusCode).toBe(200);
  });

  test('takes a limited number of visits of a network', async () => {
    const limited = await testApp({ env: { rateLimits: true } });
    try {
      const open = () => limited.app.inject({ url: '/c/nothing', remoteAddress: '203.0.113.77' });
      for (let count = 0; count < 120; count++) expect((await open()).statusCode).toBe(404);
      expect((await open()).statusCode).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('the personal page', () => {
  const pathOf = async (shootId: string, name: string) => {
    const people = await t.database.orm
      .select()
      .from(shootParticipants)
      .where(eq(shootParticipants.shootId, shootId));
    const { participants } = (await mira.get(`/api/shoots/${shootId}`)).body as ShootDetail;
    const wanted = participants.find((each) => each.name === name)?.id;
    const person = people.find((each) => each.id === wanted)!;
    return callPath(await buildCallLink(t.database.orm, t.env, person));
  };
  const sectionOf = async (path: string) => {
    const { payload } = await t.app.inject(path);
    return /<section aria-labelledby="convention".*?<\/section>/s.exec(payload)?.[0];
  };
  const pageOf = async (shootId: string, name: string) => sectionOf(await pathOf(shootId, name));

  test('lists the other shoots of a crew member at the convention, one day at a time', async () => {
    const shoot = await shootAt({ title: 'The Archivist' });
    await shootAt({ title: 'Kitsune', date: '2126-12-06', meetingPointId: GARDEN });
    await shootAt({ title: 'Moth', time: '11:45', meetingPointId: GARDEN });
    await shootAt({ title: 'Some time', date: '2126-12-07', time: null });
    await shootAt({ title: 'Secret idea', status: 'idea' });
    await buildShoot(t.database.orm, mira.team, {
      ...{ title: 'Without Yuki', date: '2126-12-05', time: '12:00', conventionId: id },
    });
    const section = await pageOf(shoot.id, 'Yuki Arai');
    const told = words(section ?? '');
    for (const each of [
      ...['Lumen &amp; Con', 'Add all 4 to calendar', 'Yuki, your Thursday'],
      ...['Thu, Dec 5 2 shoots', 'Fri, Dec 6 1 shoot', 'Sat, Dec 7 1 shoot'],
      'December 5, 2126 First call 10:30 AM, Hall &lt;4&gt;, Info desk 2 shoots, done at 12:15 PM',
      '10:30 AM 30 min The Archivist Model · Hall &lt;4&gt;',
      ...['20 min walk, 45 min until the next', '11:45 AM 30 min Moth', 'Winter garden'],
      ...['Free from 12:15 PM', 'Yuki, your Friday', 'Kitsune'],
      'Yuki, your Saturday December 7, 2126 Without a time Some time',
    ])
      expect(told).toContain(each);
    expect(told).not.toMatch(/Secret idea|Without Yuki|Kim|Packing/);
    expect(section?.match(/aria-current/g)).toHaveLength(1);
    expect(section).toContain('value="2126-12-05" checked');
    expect(section?.match(/checked/g)).toHaveLength(1);
  });

  test('has the blocks of a person before and after a shoot, which the page of the convention does not have', async () => {
    const shoot = await shootAt({ title: 'The Archivist' });
    await shootAt({ title: 'Moth', time: '13:00' });
    const { participants } = (await mira.get(`/api/shoots/${shoot.id}`)).body as ShootDetail;
    const own = participants.filter(({ name }) => name === 'Yuki Arai').map((each) => each.id);
    await buildShots(t.database.orm, shoot, [
      { kind: 'makeup', title: 'Fox <lines>', pin: '09:45', minutes: 45, participantIds: own },
      {
        kind: 'other',
        title: 'For Kim',
        participantIds: participants.slice(1).map(({ id }) => id),
      },
      { title: 'Bride', minutes: 15, participantIds: own },
      { kind: 'food', minutes: 30 },
    ]);
    const told = words((await pageOf(shoot.id, 'Yuki Arai')) ?? '');
    expect(told).toContain('First call 9:45 AM, Hall &lt;4&gt;');
    expect(told).toContain(
      '9:45 AM 45 min Fox &lt;lines&gt; The Archivist 10:30 AM 30 min The Archivist Model',
    );
    expect(told).toContain('11:00 AM 30 min Food The Archivist Same place, 1h 30m until the next');
    expect(told).not.toContain('For Kim');
    const shared = words((await visit(await turn('on'))).payload);
    expect(shared).toContain('10:30 AM 30 min The Archivist Model');
    expect(shared).not.toMatch(/Fox|Food/);
  });

  test('shows the picture of each shoot', async () => {
    const shoot = await shootAt({ title: 'The Archivist' });
    const other = await shootAt({ title: 'Kitsune', date: '2126-12-06' });
    const { url } = await buildReference(t.database.orm, other);
    const section = await pageOf(shoot.id, 'Yuki Arai');
    expect(section?.match(/<img/g)).toHaveLength(1);
    expect(section).toContain(imageVariant(url, 'small'));
  });

  test('puts all shoots of a crew member into one calendar file, with their own times', async () => {
    const shoot = await shootAt({ title: 'The Archivist' });
    const other = await shootAt({ title: 'Kitsune', date: '2126-12-06', durationMinutes: 60 });
    const early = [{ personnelId: yuki, role: 'Model', callTime: '09:45' }];
    await mira.patch(`/api/shoots/${other.id}/resources`, { participants: early });
    await shootAt({ title: 'Secret idea', status: 'idea' });
    await buildShoot(t.database.orm, mira.team, {
      ...{ title: 'Without Yuki', date: '2126-12-05', time: '12:00', conventionId: id },
    });
    const path = await pathOf(shoot.id, 'Yuki Arai');
    expect(await sectionOf(path)).toContain(`href="${path}/convention.ics"`);
    const { statusCode, headers, payload } = await t.app.inject(`${path}/convention.ics`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain('.ics');
    const events = payload.slice(payload.indexOf('BEGIN:VEVENT'));
    expect(events.match(/^(SUMMARY|DTSTART|DTEND|UID).*/gm)?.map((line) => line.trim())).toEqual([
      `UID:${shoot.id}@lensemble`,
      'DTSTART;TZID=Europe/Berlin:21261205T103000',
      'DTEND;TZID=Europe/Berlin:21261205T110000',
      'SUMMARY:The Archivist',
      `UID:${other.id}@lensemble`,
      'DTSTART;TZID=Europe/Berlin:21261206T094500',
      'DTEND;TZID=Europe/Berlin:21261206T113000',
      'SUMMARY:Kitsune',
    ]);
    expect(payload).not.toMatch(/secret\.example|5550|latex|VALARM/);
  });

  test('has no list and no file for a guest, whose name may be that of another person', async () => {
    const shoot = await shootAt({ title: 'The Archivist' });
    await shootAt({ title: 'Kitsune', time: '11:15' });
    const path = await pathOf(shoot.id, 'Kim');
    expect(await sectionOf(path)).toBeUndefined();
    expect((await t.app.inject(`${path}/convention.ics`)).statusCode).toBe(404);
  });

  test('has no list and no file where there is no other shoot', async () => {
    const shoot = await shootAt({ title: 'The Archivist' });
    const path = await pathOf(shoot.id, 'Yuki Arai');
    expect(await sectionOf(path)).toBeUndefined();
    expect((await t.app.inject(`${path}/convention.ics`)).statusCode).toBe(404);
  });
});
