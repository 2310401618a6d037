import { randomUUID } from 'node:crypto';
import { getCallLink, listCalls, updateCallLink } from '@lensemble/contract/calls';
import {
  getDaysEmail,
  listConventionDays,
  sendConventionDays,
} from '@lensemble/contract/convention-days';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noClaim } from '../../http/idempotency/claim.ts';
import { noRateLimits, type RateLimits } from '../../http/rate-limits.ts';
import { buildItem } from '../../testing/items.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { buildConvention, buildShoot } from '../../testing/shoots.ts';
import { buildShots } from '../../testing/shots.ts';
import type { DaysJob } from '../mails/service.ts';
import { daysLetter } from './days-letter.ts';
import { sendDays } from './days-sending.ts';

const [HALL, GARDEN] = [randomUUID(), randomUUID()];
let t: MailApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let email: string;
let yuki: string;
let dana: string;
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(async () => {
  t.server.refuse({});
  t.server.mails.length = 0;
  mira = await signedIn(t, { firstName: 'Mira', lastName: 'Lindqvist' });
  const { orm } = t.database;
  const meetingPoints = [
    { id: HALL, name: 'Hall 4', note: 'info desk' },
    { id: GARDEN, name: 'Winter garden', note: null },
  ];
  const walks = [{ from: HALL, to: GARDEN, minutes: 7 }];
  id = (await buildConvention(orm, mira.team, { name: 'Lumen Con', meetingPoints, walks })).id;
  email = newEmail();
  yuki = await buildItem(orm, mira.team, 'personnel', { name: 'Yuki Arai', email });
  dana = await buildItem(orm, mira.team, 'personnel', { name: 'Dana Okafor' });
});
afterAll(() => t.close());

type Fields = Parameters<typeof buildShoot>[2];

/** A shoot of the convention. @returns its id, and the participants */
async function shootAt(fields: Fields, participants: object[] = [{ personnelId: yuki }]) {
  const plan = { date: '2126-12-05', time: '10:30', timeZone: 'Europe/Berlin' };
  const { id: shootId } = await buildShoot(t.database.orm, mira.team, {
    ...{ ...plan, status: 'planning', durationMinutes: 30, conventionId: id },
    ...fields,
  });
  const { body } = await mira.patch(`/api/shoots/${shootId}/resources`, { participants });
  return { shootId, people: (body as ShootDetail).participants.map((each) => each.id) };
}
const at = () => ({ params: { id } });
const list = async () => (await mira.call(listConventionDays, at())).body;
const send = async (personnelIds: string[], line: string | null = null) =>
  (await mira.call(sendConventionDays, { ...at(), body: { personnelIds, line } })).body;
const sending = (body: object) => mira.post(`/api/conventions/${id}/days/send`, body);
const callOf = async ({ shootId, people }: Awaited<ReturnType<typeof shootAt>>) =>
  (await mira.call(listCalls, { params: { id: shootId } })).body.find(
    ({ participantId }) => participantId === people[0],
  )!;

test('lists the crew members of the shoots ahead with their days, without guests and ideas', async () => {
  await shootAt({ title: 'Archivist' }, [
    { personnelId: yuki, callTime: '09:45' },
    { name: 'Kim', email: newEmail() },
  ]);
  await shootAt({ title: 'Fox', time: '14:00' }, [{ personnelId: dana }, { personnelId: yuki }]);
  await shootAt({ title: 'Ronin', date: '2126-12-06', time: null });
  await shootAt({ title: 'Idea', status: 'idea' });
  await shootAt({ title: 'Over', date: '2020-12-05' });
  await shootAt({ title: 'Elsewhere', conventionId: null });
  expect(await list()).toMatchObject([
    {
      name: 'Dana Okafor',
      days: [{ day: '2126-12-05', shoots: 1, from: '14:00' }],
      skip: 'noAddress',
      isSent: false,
    },
    {
      name: 'Yuki Arai',
      days: [
        { day: '2126-12-05', shoots: 2, from: '09:45' },
        { day: '2126-12-06', shoots: 1, from: null },
      ],
      skip: null,
      isSent: false,
      sentAt: null,
    },
  ]);
});

test('emails all shoots of a person once, with a page for each, and their own times in the calendar file', async () => {
  const fox = await shootAt({ title: 'Fox', time: '11:15', meetingPointId: GARDEN });
  const archivist = await shootAt({ title: 'Archivist', meetingPointId: HALL }, [
    { personnelId: yuki, role: 'Model', callTime: '10:15' },
  ]);
  const ronin = await shootAt({ title: 'Ronin', date: '2126-12-06', time: null });
  const line = 'Bring the second veil.';
  expect(await send([yuki], line)).toEqual({ sent: [yuki], skipped: [] });
  const { parsed, recipients } = await t.server.mailTo(email);
  expect(recipients).toEqual([email]);
  expect(parsed.subject).toBe('Your days at Lumen Con');
  const text = parsed.text ?? '';
  for (const words of [
    "Mira Lindqvist from Mira's Team sent you your days.",
    'Thursday, December 5\nFirst call 10:15 AM, Hall 4, info desk',
    `${line}\nMira Lindqvist`,
    '10:15 AM · Archivist',
    'Model · Hall 4, info desk',
    '7 min walk, 15 min until the next',
    '11:15 AM · Fox',
    'FRIDAY, DECEMBER 6',
    'Ronin',
  ])
    expect(text).toContain(words);
  expect(text.indexOf('Archivist')).toBeLessThan(text.indexOf('Fox'));
  const pages = new Set(text.match(/http:\/\/localhost:3000\/call\/[\w.-]+/g));
  expect(pages.size).toBe(3);
  const [first = ''] = pages;
  expect((await t.app.inject({ url: new URL(first).pathname })).payload).toContain('Archivist');
  expect(parsed.html).toContain('/unsubscribe/');
  const [file] = parsed.attachments;
  expect(file?.filename).toBe('Lumen Con.ics');
  const calendar = await new Response(file?.content).text();
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(calendar).toContain('TZID=Europe/Berlin:21261205T101500');
  for (const shoot of [fox, archivist, ronin])
    await vi.waitFor(
      async () =>
        expect(await callOf(shoot)).toMatchObject({
          state: 'sent',
          isPlanSent: true,
          isOnItsWay: false,
        }),
      { timeout: 20_000 },
    );
  expect(await list()).toMatchObject([{ isSent: true, isOnItsWay: false }]);

  await mira.patch(`/api/shoots/${fox.shootId}`, { time: '11:45' });
  expect(await list()).toMatchObject([{ isSent: false, sentAt: expect.any(String) }]);
});

test('lists the blocks of a person before and after a shoot, which do not count as shoots', async () => {
  const fox = await shootAt({ title: 'Fox', meetingPointId: HALL }, [
    { personnelId: yuki, role: 'Model' },
    { name: 'Kim' },
  ]);
  await shootAt({ title: 'Moth', time: '13:00', meetingPointId: GARDEN });
  const [own = '', kim = ''] = fox.people;
  await buildShots(t.database.orm, { id: fox.shootId, teamId: mira.team.id }, [
    { kind: 'makeup', title: 'Fox lines', pin: '09:45', minutes: 45, participantIds: [own] },
    { kind: 'other', title: 'For Kim', minutes: 15, participantIds: [kim] },
    { title: 'Bride', minutes: 15, participantIds: [own] },
    { kind: 'food', minutes: 30 },
  ]);
  expect(await list()).toMatchObject([{ days: [{ shoots: 2, from: '09:45' }] }]);
  const { body } = await mira.call(getDaysEmail, { params: { id, personnelId: yuki } });
  expect(body).toMatchObject({
    value: { text: '2 shoots' },
    lines: [{ text: 'Thursday, December 5' }, { text: 'First call 9:45 AM, Hall 4, info desk' }],
    sections: [
      {
        lines: [
          { text: '9:45 AM · Fox lines', detail: 'Fox' },
          { text: '10:30 AM · Fox', detail: 'Model · Hall 4, info desk' },
          { text: '11:00 AM · Food', detail: 'Fox\n7 min walk, 1h 30m until the next' },
          { text: '1:00 PM · Moth' },
        ],
      },
    ],
  });
  await send([yuki]);
  const { parsed } = await t.server.mailTo(email);
  expect(parsed.text).toContain('9:45 AM · Fox lines');
  expect(parsed.text).not.toContain('For Kim');
});

test('says where a person is who is there for blocks only', async () => {
  const fox = await shootAt({ title: 'Fox', meetingPointId: HALL }, [
    { personnelId: yuki, role: 'Makeup Artist' },
    { name: 'Kim' },
  ]);
  const [own = '', kim = ''] = fox.people;
  await buildShots(t.database.orm, { id: fox.shootId, teamId: mira.team.id }, [
    { kind: 'makeup', title: 'Fox lines', pin: '09:45', minutes: 45, participantIds: [own] },
    { title: 'Bride', minutes: 15, participantIds: [kim] },
  ]);
  const { body } = await mira.call(getDaysEmail, { params: { id, personnelId: yuki } });
  expect(body.sections[0]?.lines).toMatchObject([
    { text: '9:45 AM · Fox lines', detail: 'Fox · Makeup Artist · Hall 4, info desk' },
  ]);
});

test('tells no shoot whose personal link is off, and no one whose links are all off', async () => {
  const fox = await shootAt({ title: 'Fox' });
  const ronin = await shootAt({ title: 'Ronin', time: '12:00' });
  const turnOff = ({ shootId, people }: typeof fox) =>
    mira.call(updateCallLink, {
      params: { id: shootId, participantId: people[0] ?? '' },
      body: { isOff: true },
    });
  await turnOff(fox);
  expect(await send([yuki])).toEqual({ sent: [yuki], skipped: [] });
  const { parsed } = await t.server.mailTo(email);
  expect(parsed.text).not.toContain('Fox');
  expect(await list()).toMatchObject([{ days: [{ shoots: 1, from: '12:00' }] }]);
  await vi.waitFor(async () => expect((await callOf(ronin)).isOnItsWay).toBe(false));
  expect(await callOf(fox)).toMatchObject({ state: 'notSent', isOnItsWay: false });
  await turnOff(ronin);
  expect(await list()).toMatchObject([{ skip: 'linkOff' }]);
  expect(await sending({ personnelIds: [yuki] })).toMatchObject({ status: 422 });
});

test('says that a link was turned off while the email was being queued', async () => {
  const fox = await shootAt({ title: 'Fox' });
  const [participantId = ''] = fox.people;
  await mira.call(getCallLink, { params: { id: fox.shootId, participantId } });
  const limits: RateLimits = {
    ...noRateLimits,
    admit: async (tx, tries) => {
      await tx.execute(
        sql`update call_links set is_off = true where participant_id = ${participantId}`,
      );
      return [...tries];
    },
  };
  const deps = { orm: t.database.orm, jobs: t.jobs, limits };
  const body = { personnelIds: [yuki], line: null };
  expect(await sendDays(deps, mira.scope, id, body, noClaim)).toEqual({
    sent: [],
    skipped: [{ personnelId: yuki, reason: 'linkOff' }],
  });
  expect(t.server.mails).toEqual([]);
});

test('leaves out a shoot that is deleted before the email is written, and is dropped without any', async () => {
  const shoots = [
    await shootAt({ title: 'Fox' }),
    await shootAt({ title: 'Ronin', time: '12:00' }),
  ];
  const targets = shoots.map(({ shootId, people: [participantId = ''] }) => ({
    ...{ shootId, participantId },
  }));
  for (const { shootId, participantId } of targets)
    await mira.call(getCallLink, { params: { id: shootId, participantId } });
  const job: DaysJob = {
    ...{ kind: 'days', email, teamId: mira.team.id, conventionId: id, personnelId: yuki },
    ...{ shoots: targets, by: mira.userId, line: null },
  };
  const written = () => daysLetter({ orm: t.database.orm, env: t.env }, job, randomUUID());
  await mira.delete(`/api/shoots/${targets[0]?.shootId}`);
  const letter = await written();
  const text = JSON.stringify(letter);
  expect(text).toContain('Ronin');
  expect(text).not.toContain('Fox');
  await mira.delete(`/api/shoots/${targets[1]?.shootId}`);
  expect(await written()).toBe('left');
});

test('names who cannot get an email, and refuses people without a shoot, an empty list, and another team', async () => {
  await shootAt({ title: 'Fox' }, [{ personnelId: yuki }, { personnelId: dana }]);
  expect(await send([dana, yuki])).toEqual({
    sent: [yuki],
    skipped: [{ personnelId: dana, reason: 'noAddress' }],
  });
  const none = 'None of the people you chose can get emails from this team';
  expect(await sending({ personnelIds: [dana] })).toMatchObject({
    status: 422,
    body: { error: none },
  });
  const gone = 'A person you chose has no shoot at this convention any more';
  expect(await sending({ personnelIds: [yuki, randomUUID()] })).toMatchObject({
    ...{ status: 422, body: { error: gone } },
  });
  for (const body of [
    {},
    { personnelIds: [] },
    { personnelIds: ['x'] },
    { personnelIds: [yuki], more: 1 },
  ])
    expect((await sending(body)).status).toBe(422);
  const other = await signedIn(t);
  const path = `/api/conventions/${id}/days`;
  expect((await other.get(path)).status).toBe(404);
  expect((await other.post(`${path}/send`, { personnelIds: [yuki] })).status).toBe(404);
});

test('shows the email of each person as it would be sent now', async () => {
  const fox = await shootAt({ title: 'Fox', meetingPointId: GARDEN });
  await shootAt({ title: 'Ronin', date: '2126-12-06', time: null });
  const off = await shootAt({ title: 'Moth', time: '12:00' });
  await mira.call(updateCallLink, {
    params: { id: off.shootId, participantId: off.people[0] ?? '' },
    body: { isOff: true },
  });
  const { body } = await mira.call(getDaysEmail, { params: { id, personnelId: yuki } });
  expect(body).toMatchObject({
    ...{ language: 'en', to: 'Yuki Arai', subject: 'Your days at Lumen Con', hasEvent: true },
    ...{ heading: 'Lumen Con', sender: 'Mira Lindqvist' },
    sections: [
      {
        heading: 'Thursday, December 5',
        lines: [{ text: '10:30 AM · Fox', detail: expect.stringContaining('Winter garden') }],
      },
      { heading: 'Friday, December 6', lines: [{ text: 'Ronin' }] },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/Moth|call\//);
  expect((await callOf(fox)).state).toBe('notSent');
  const path = (personnelId: string) => `/api/conventions/${id}/days/${personnelId}/email`;
  expect((await mira.get(path(dana))).status).toBe(404);
  expect((await (await signedIn(t)).get(path(yuki))).status).toBe(404);
});
