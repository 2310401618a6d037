import { randomUUID } from 'node:crypto';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shootParticipantCostumes } from '../../db/schema/shoot-links.ts';
import { type TestApp, testApp, testEnv } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
let url: string;
let costumes: [string, string, string];
beforeAll(async () => {
  t = await testApp({ env: { quotas: { ...testEnv.quotas, links: 1_000 } } });
});
beforeEach(async () => {
  mira = await signedIn(t);
  url = `/api/shoots/${(await buildShoot(t.database.orm, mira.team)).id}`;
  const build = () => buildItem(t.database.orm, mira.team, 'costumes');
  costumes = [await build(), await build(), await build()];
});
afterAll(() => t.close());

const save = (body: unknown) => mira.patch(`${url}/resources`, body);
const shoot = async () => (await mira.get(url)).body as ShootDetail;
const worn = async () =>
  Object.fromEntries((await shoot()).participants.map((one) => [one.name, one.costumeIds]));
const storedRows = () =>
  t.database.orm
    .select()
    .from(shootParticipantCostumes)
    .where(eq(shootParticipantCostumes.teamId, mira.team.id));

async function dress() {
  const [a, b] = costumes;
  const participants = [
    { name: 'Kim', costumeIds: [a, b] },
    { name: 'Lee', costumeIds: [b] },
  ];
  expect((await save({ costumeIds: costumes, participants })).status).toBe(200);
}

describe('the costume of a participant', () => {
  test('is kept in the order of its naming, each once', async () => {
    const [a, b, c] = costumes;
    const personnelId = await buildItem(t.database.orm, mira.team, 'personnel', { name: 'Yuki' });
    const saved = await save({
      costume_ids: costumes,
      participants: [
        { name: 'Kim', costumeIds: [c, a, c] },
        { personnel_id: personnelId, costume_ids: [b, a] },
        { name: 'Lee' },
      ],
    });
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await worn()).toEqual({ Kim: [c, a], Yuki: [b, a], Lee: [] });
    expect(await shoot()).toEqual(saved.body);
    const { participants } = await shoot();
    expect((await mira.get(`${url}/participants`)).body).toEqual(participants);
  });

  test('is replaced exactly, and stays where nothing is said of it', async () => {
    const [a, b, c] = costumes;
    await dress();
    await save({ participants: [{ name: 'Lee', costumeIds: [c] }, { name: 'Kim' }] });
    expect(await worn()).toEqual({ Lee: [c], Kim: [a, b] });
    await save({ personnelIds: [] });
    await save({ propIds: [] });
    expect(await worn()).toEqual({ Lee: [c], Kim: [a, b] });
    await save({ participants: [{ name: 'Kim', costumeIds: [] }] });
    expect(await worn()).toEqual({ Kim: [] });
    expect(await storedRows()).toEqual([]);
  });

  test('stays with the costumes that stay, and goes with those that leave the shoot', async () => {
    const [a, b, c] = costumes;
    await dress();
    await save({ costumeIds: [c, b] });
    expect(await worn()).toEqual({ Kim: [b], Lee: [b] });
    await save({ costumeIds: [a, b, c] });
    expect(await worn()).toEqual({ Kim: [b], Lee: [b] });
  });

  test('goes with what is deleted from a catalog', async () => {
    const [a, b] = costumes;
    const personnelId = await buildItem(t.database.orm, mira.team, 'personnel', { name: 'Yuki' });
    const participants = [
      { personnelId, costumeIds: [a] },
      { name: 'Kim', costumeIds: [b, a] },
    ];
    await save({ costumeIds: costumes, participants });
    await mira.delete(`/api/costumes/${b}`);
    expect(await worn()).toEqual({ Yuki: [a], Kim: [a] });
    await mira.delete(`/api/personnel/${personnelId}`);
    expect(await worn()).toEqual({ Kim: [a] });
    expect(await storedRows()).toHaveLength(1);
    await mira.delete(url);
    expect(await storedRows()).toEqual([]);
  });
});

describe('a costume that the shoot does not have', () => {
  test('cannot be worn: refused for every owner, and nothing changes', async () => {
    const [a, b, c] = costumes;
    const { orm } = t.database;
    const stranger = await signedIn(t);
    const theirs = await buildItem(orm, stranger.team, 'costumes');
    const other = await buildShoot(orm, mira.team);
    await mira.patch(`/api/shoots/${other.id}/resources`, { costumeIds: [c] });
    await save({ costumeIds: [a, b], participants: [{ name: 'Kim', costumeIds: [a] }] });
    const before = await mira.get(url);
    const { etag } = (await mira.get('/api/shoots')).headers;
    const answers: string[] = [];
    for (const id of [c, theirs, randomUUID()]) {
      const participants = [{ name: 'Kim', costumeIds: [b, id] }];
      const { status, body, text } = await save({ propIds: [], participants });
      expect(status).toBe(422);
      const fields = { participants: 'One of these costumes is not on the shoot' };
      expect(body).toMatchObject({ code: 'invalid', fields });
      answers.push(text);
    }
    expect(new Set(answers).size).toBe(1);
    expect((await mira.get(url)).text).toBe(before.text);
    expect((await mira.get('/api/shoots')).headers.etag).toBe(etag);
  });

  test('is one that leaves it in the same call, too', async () => {
    const [a, b] = costumes;
    await dress();
    const before = await shoot();
    const participants = [{ name: 'Kim', costumeIds: [a] }];
    expect((await save({ costumeIds: [b], participants })).status).toBe(422);
    expect(await shoot()).toEqual(before);
  });

  test('may be deleted while a participant puts it on', async () => {
    const [a, b] = costumes;
    for (let round = 0; round < 6; round++) {
      const goes = await buildItem(t.database.orm, mira.team, 'costumes');
      const participants = [{ name: 'Kim', costumeIds: [goes, a] }];
      if (round % 2) await save({ costumeIds: [a, b, goes] });
      const [saved, gone] = await Promise.all([
        save({ costumeIds: [goes, a], participants }),
        mira.delete(`/api/costumes/${goes}`),
      ]);
      expect(gone.status).toBe(200);
      expect([200, 422]).toContain(saved.status);
      expect((await mira.get(url)).text).not.toContain(goes);
    }
  });
});

test('a shoot may have 500 who wear what they wear', async () => {
  const [a, b] = costumes;
  const participants = Array.from({ length: 500 }, (_, index) => ({
    name: `Extra ${index}`,
    costumeIds: index % 2 ? [a, b] : [b],
  }));
  expect((await save({ costumeIds: costumes, participants })).status).toBe(200);
  const { participants: saved } = await shoot();
  expect(saved.map(({ costumeIds }) => costumeIds)).toEqual(
    participants.map(({ costumeIds }) => costumeIds),
  );
});
