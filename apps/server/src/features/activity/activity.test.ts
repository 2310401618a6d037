import { randomUUID } from 'node:crypto';
import {
  type ActivityPage,
  exportActivity,
  listActivity,
  listShootActivity,
} from '@lensemble/contract/activity';
import type { ShootActivityKind } from '@lensemble/contract/activity-kinds';
import { getCallLink } from '@lensemble/contract/calls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { listTrash, restoreFromTrash } from '@lensemble/contract/trash';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildGuest, buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('an entry says which shoot it belongs to, by its current name, also in the trash', async () => {
  const mira = await signedIn(t);
  const { body } = await mira.post('/api/shoots', { title: 'Selkie' });
  const { id } = body as { id: string };
  await mira.post(`/api/shoots/${id}/comments`, { text: 'Bring the lamp' });
  await mira.patch(`/api/shoots/${id}`, { title: 'Selkie at dusk' });
  const entries = async () => (await mira.call(listActivity, {})).body.entries;
  const named = async () =>
    (await entries()).map(({ kind, title, shootTitle }) => [kind, title, shootTitle]);

  const all = [
    ['shoot', 'Selkie at dusk', 'Selkie at dusk'],
    ['comment', null, 'Selkie at dusk'],
    ['shoot', 'Selkie', 'Selkie at dusk'],
  ];
  expect(await named()).toEqual(all);
  const ofShoot = await mira.call(listShootActivity, { params: { id } });
  expect(ofShoot.body.entries).toEqual(await entries());
  const ofKind = async (kind: ShootActivityKind) =>
    ((await mira.get(`/api/shoots/${id}/activity?kind=${kind}`)).body as ActivityPage).entries;
  expect((await ofKind('comment')).map(({ kind }) => kind)).toEqual(['comment']);
  expect((await ofKind('shoot')).map(({ title }) => title)).toEqual(['Selkie at dusk', 'Selkie']);
  expect(await ofKind('packing')).toEqual([]);
  expect((await mira.get(`/api/shoots/${id}/activity?kind=member`)).status).toBe(422);
  const file = String((await mira.get(exportActivity.path)).body);
  expect(file).toContain('created,comment,,Selkie at dusk,');

  await mira.delete(`/api/shoots/${id}`);
  const deleted = await entries();
  expect(deleted.map(({ shootTitle }) => shootTitle)).toEqual(Array(4).fill('Selkie at dusk'));
  expect(deleted.every(({ isShootInTrash }) => isShootInTrash)).toBe(true);
  const later = String((await mira.get(exportActivity.path)).body);
  expect(later).toContain('created,comment,,Selkie at dusk,');

  await mira.delete(`/api/trash/${id}`);
  expect((await entries()).map(({ title, shootTitle }) => [title, shootTitle])).toEqual([
    ['Selkie at dusk', null],
  ]);
});

test('a line that becomes one for everybody, and a usual one again, is one entry each', async () => {
  const mira = await signedIn(t);
  const [line, at] = [randomUUID(), '2026-11-22T15:00:00Z'];
  const shoot = (await mira.post('/api/shoots', { title: 'Selkie' })).body as { id: string };
  const { id } = shoot;
  const yuki = await buildGuest(t.database.orm, { id, teamId: mira.team.id } as never);
  const write = async (kind: string, fields: object) => {
    const operation = { id: randomUUID(), kind, target: line, at, fields, base: {} };
    await mira.post(`/api/shoots/${id}/operations`, { operations: [operation] });
    return (await mira.call(listShootActivity, { params: { id } })).body.entries.length;
  };
  await write('addPackingLine', { text: 'Coat', bringerId: yuki.id });
  const before = await write('packThing', { kind: 'line', packedAt: at });
  const everybody = { kind: 'line', bringerId: null, isForEverybody: true };
  expect(await write('bringThing', everybody)).toBe(before + 1);
  expect(await write('bringThing', { kind: 'line', bringerId: yuki.id })).toBe(before + 2);
});

describe('a deletion', () => {
  test('names its entry in the trash, until that is restored or gone', async () => {
    const mira = await signedIn(t);
    const { body } = await mira.post('/api/props', { name: 'Umbrella' });
    const { id } = body as { id: string };
    const deletions = async () =>
      (await mira.call(listActivity, {})).body.entries
        .filter(({ action }) => action === 'deleted')
        .map(({ trashId }) => trashId);
    await mira.delete(`/api/props/${id}`);
    expect(await deletions()).toEqual([id]);
    await mira.call(restoreFromTrash, { params: { id } });
    expect(await deletions()).toEqual([null]);
    await mira.delete(`/api/props/${id}`);
    expect(await deletions()).toEqual([id, null]);
    await mira.delete(`/api/trash/${id}`);
    expect(await deletions()).toEqual([null, null]);
  });

  test('of a shot names the entry of its own shoot', async () => {
    const mira = await signedIn(t);
    const [shot, at] = [randomUUID(), '2026-11-22T15:00:00Z'];
    const shoots = await Promise.all(
      ['Selkie', 'Morgan'].map(async (title) => {
        const { body } = await mira.post('/api/shoots', { title });
        return (body as { id: string }).id;
      }),
    );
    const write = (shootId: string, kind: string, fields: object) =>
      mira.post(`/api/shoots/${shootId}/operations`, {
        operations: [{ id: randomUUID(), kind, target: shot, base: {}, fields, at }],
      });
    for (const shootId of shoots) {
      await write(shootId, 'addShot', { title: 'Wide' });
      await write(shootId, 'deleteShot', {});
    }
    const { entries: deleted } = (await mira.call(listTrash, {})).body;
    const { entries } = (await mira.call(listActivity, {})).body;
    const named = entries.filter(({ action }) => action === 'deleted');
    expect(named.map(({ shootId, trashId }) => [shootId, trashId])).toEqual(
      deleted.map(({ shootId, id }) => [shootId, id]),
    );
    expect(named).toHaveLength(2);
  });
});

describe('a change of the plan', () => {
  const plan = { date: '2126-11-22', time: '14:00', timeZone: 'Europe/Rome' };

  /** A shoot with four people: one said yes, one maybe, one no, and one nothing. */
  async function answered() {
    const mira = await signedIn(t);
    const { id } = await buildShoot(t.database.orm, mira.team, plan);
    const { body } = await mira.patch(`/api/shoots/${id}/resources`, {
      participants: ['Yuki', 'Kim', 'Sam', 'Dana'].map((name) => ({ name })),
    });
    const pages: string[] = [];
    for (const { id: participantId } of (body as ShootDetail).participants) {
      const link = await mira.call(getCallLink, { params: { id, participantId } });
      pages.push(new URL(link.body.url).pathname);
    }
    const say = (person: number, answer: string) =>
      t.app.inject({
        method: 'POST',
        url: pages[person]!,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ answer }).toString(),
      });
    for (const [person, answer] of ['yes', 'maybe', 'no'].entries()) await say(person, answer);
    const change = async (fields: object) => {
      expect((await mira.patch(`/api/shoots/${id}`, fields)).status).toBe(200);
      const { entries } = (await mira.call(listShootActivity, { params: { id } })).body;
      return entries.map(({ askedAgain }) => askedAgain);
    };
    return { mira, say, change };
  }

  test('says how many people it asks again, and keeps saying so', async () => {
    const { mira, say, change } = await answered();
    const [moved, ...others] = await change({ date: '2126-11-23' });
    expect(moved).toBe(2);
    expect(new Set(others)).toEqual(new Set([0]));
    await say(0, 'yes');
    expect((await change({ title: 'Morgan' })).slice(0, 3)).toEqual([0, 0, 2]);
    const { body: place } = await mira.post('/api/locations', { name: 'Abbey' });
    expect((await change({ locationId: (place as { id: string }).id }))[0]).toBe(2);
  });

  test('asks no one for what their answer was given to', async () => {
    const { change } = await answered();
    expect((await change({ date: '2126-11-23' }))[0]).toBe(2);
    expect((await change({ date: '2126-11-22' }))[0]).toBe(0);
    expect((await change({ durationMinutes: 60 }))[0]).toBe(0);
  });
});
