import { randomUUID } from 'node:crypto';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp, testEnv } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildImage } from '../../testing/images.ts';
import { buildItem, type CatalogueName } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
let url: string;
beforeAll(async () => {
  t = await testApp({ env: { quotas: { ...testEnv.quotas, links: 1_000 } } });
});
beforeEach(async () => {
  mira = await signedIn(t);
  url = `/api/shoots/${(await buildShoot(t.database.orm, mira.team)).id}`;
});
afterAll(() => t.close());

const build = (catalogue: CatalogueName, overrides = {}) =>
  buildItem(t.database.orm, mira.team, catalogue, overrides);
const buildAll = (catalogue: CatalogueName, count: number) =>
  Promise.all(Array.from({ length: count }, () => build(catalogue)));
const save = (body: unknown, headers = {}) => mira.patch(`${url}/resources`, body, headers);
const shoot = async () => (await mira.get(url)).body as ShootDetail;

describe('saving the resources of a shoot', () => {
  test('links everything that is named, in its order, and answers with the shoot', async () => {
    const { orm } = t.database;
    const placeholder = 'data:image/webp;base64,AAAA';
    const picture = await buildImage(orm, mira.team, { placeholder });
    const costume = { characterName: 'Ronin', todos: ['Hem'], imageUrl: picture };
    const costumeIds = [await build('costumes'), await build('costumes', costume)];
    const propIds = [await build('props', { description: 'Clear' })];
    const equipmentId = await build('equipment', { quantity: 5, available: false });
    const crew = { name: 'Yuki', email: 'yuki@example.org', avatarUrl: picture };
    const personnelId = await build('personnel', crew);
    const saved = await save({
      costumeIds: costumeIds.toReversed(),
      propIds,
      equipment: [{ equipmentId, quantity: 2 }],
      participants: [
        { name: 'Kim', role: 'Makeup Artist', email: 'kim@example.org' },
        { personnelId, role: 'Fog wrangler' },
      ],
    });
    expect(saved).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(saved.body).toMatchObject({ version: 2, participantCount: 2 });
    expect(await shoot()).toEqual(saved.body);
    const { costumes, props, equipment, participants } = saved.body as ShootDetail;
    expect(costumes).toEqual([
      {
        costumeId: costumeIds[1],
        characterName: 'Ronin',
        seriesName: null,
        status: 'planning',
        notes: null,
        todos: ['Hem'],
        imageUrl: picture,
        imagePlaceholder: placeholder,
      },
      expect.objectContaining({ costumeId: costumeIds[0], imageUrl: null, imagePlaceholder: null }),
    ]);
    expect(props).toMatchObject([{ propId: propIds[0], description: 'Clear', available: true }]);
    expect(equipment).toMatchObject([{ equipmentId, quantity: 2, available: false }]);
    expect(participants).toEqual([
      {
        id: expect.any(String),
        personnelId: null,
        name: 'Kim',
        role: 'Makeup Artist',
        email: 'kim@example.org',
        avatarUrl: null,
        avatarPlaceholder: null,
        phone: null,
        costumeIds: [],
        dayContact: null,
        callTime: null,
        notNamed: false,
      },
      {
        id: expect.any(String),
        personnelId,
        name: 'Yuki',
        role: 'Fog wrangler',
        email: 'yuki@example.org',
        avatarUrl: picture,
        avatarPlaceholder: placeholder,
        phone: null,
        costumeIds: [],
        dayContact: null,
        callTime: null,
        notNamed: false,
      },
    ]);
  });

  test('understands snake case, inside of the lists too', async () => {
    const [equipment_id, personnel_id] = [await build('equipment'), await build('personnel')];
    const saved = await save({
      costume_ids: [await build('costumes')],
      prop_ids: [await build('props')],
      equipment: [{ equipment_id, quantity: 3 }],
      participants: [{ personnel_id }],
    });
    expect(saved.body).toMatchObject({
      costumes: [{}],
      props: [{}],
      equipment: [{ quantity: 3 }],
      participants: [{ personnelId: personnel_id, role: 'Participant' }],
    });
    const ids = { equipment_ids: [equipment_id], personnel_ids: [personnel_id] };
    expect((await save(ids)).status).toBe(200);
  });

  test('replaces a list exactly, and leaves those that are not named', async () => {
    const [a, b, c] = await buildAll('costumes', 3);
    const propIds = await buildAll('props', 2);
    await save({ costumeIds: [a, b], propIds, participants: [{ name: 'Kim' }] });
    const { props, participants } = await shoot();
    const saved = (await save({ costumeIds: [c, b, c, b] })).body as ShootDetail;
    expect(saved.costumes.map(({ costumeId }) => costumeId)).toEqual([c, b]);
    expect(saved).toMatchObject({ props, participants });
    expect(((await save({ costumeIds: [] })).body as ShootDetail).costumes).toEqual([]);
  });

  test('sets quantities with `equipment` and keeps them with `equipmentIds`', async () => {
    const [a, b, c] = await buildAll('equipment', 3);
    const quantities = async () =>
      (await shoot()).equipment.map(({ equipmentId, quantity }) => [equipmentId, quantity]);
    await save({ equipment: [{ equipmentId: a, quantity: 2 }, { equipmentId: b }] });
    expect(await quantities()).toEqual([
      [a, 2],
      [b, 1],
    ]);
    await save({ equipmentIds: [c, a] });
    expect(await quantities()).toEqual([
      [c, 1],
      [a, 2],
    ]);
    await save({ equipment: [{ equipmentId: b, quantity: 4 }], equipmentIds: [a, b] });
    expect(await quantities()).toEqual([
      [b, 4],
      [a, 2],
    ]);
  });

  test('keeps ids, roles and addresses of participants where only crew is named', async () => {
    const [a, b] = await buildAll('personnel', 2);
    const kim = { name: 'Kim', role: 'Stylist', email: 'kim@example.org' };
    await save({ participants: [kim, { personnelId: a, role: 'Model' }] });
    const before = await shoot();
    const [ofKim, ofA] = before.participants;
    const saved = (await save({ personnelIds: [b, a] })).body as ShootDetail;
    expect(saved.participants).toEqual([
      ofKim,
      expect.objectContaining({ personnelId: b, role: 'Participant' }),
      ofA,
    ]);
    const changed = await save({ participants: [{ personnelId: a, role: 'Assistant' }, kim] });
    expect((changed.body as ShootDetail).participants).toEqual([
      { ...ofA, role: 'Assistant' },
      ofKim,
    ]);
  });

  test('keeps the row of a participant in every kind of save', async () => {
    const personnelId = await build('personnel', { name: 'Yuki' });
    const rows = async () => {
      const text = 'select id, created_at, name from shoot_participants where shoot_id = $1';
      const { rows } = await t.database.pool.query(`${text} order by position`, [url.slice(12)]);
      return rows as { id: string; created_at: Date; name: string }[];
    };
    await save({ participants: [{ personnelId }, { name: 'Kim' }, { name: 'Kim' }] });
    const before = await rows();
    const [yuki, kim, second] = before;
    // Clients that know no ids.
    await save({ personnel_ids: [personnelId] });
    await save({ participants: [{ personnel_id: personnelId }, { name: 'Kim' }, { name: 'Kim' }] });
    expect(await rows()).toEqual(before);
    // The first of two guests of one name leaves, and the second gets another name.
    await save({ participants: [{ id: second!.id, name: 'Robin' }, { personnelId }] });
    expect(await rows()).toEqual([{ ...second, name: 'Robin' }, yuki]);
    // An id that is gone, as a merge may still name it.
    await save({ participants: [{ personnelId }, { id: kim!.id, name: 'Robin' }] });
    expect(await rows()).toEqual([yuki, { ...second, name: 'Robin' }]);
    const stranger = await signedIn(t);
    const theirs = await buildShoot(t.database.orm, stranger.team);
    const path = `/api/shoots/${theirs.id}/resources`;
    await stranger.patch(path, { participants: [{ id: yuki!.id, name: 'Taken' }] });
    expect((await rows())[0]).toEqual(yuki);
  });

  test('shows of the crew what the crew list says now', async () => {
    const personnelId = await build('personnel', { name: 'Yuki' });
    await save({ participants: [{ personnelId, name: 'Somebody', email: 'old@example.org' }] });
    await mira.patch(`/api/personnel/${personnelId}`, {
      name: 'Yuki Sato',
      email: 'y@example.org',
    });
    const shown = [{ name: 'Yuki Sato', email: 'y@example.org' }];
    expect((await shoot()).participants).toMatchObject(shown);
    expect((await mira.get(`${url}/participants`)).body).toMatchObject(shown);
  });

  test('changes the ETag of the lists that show it', async () => {
    const costumeIds = [await build('costumes')];
    const tagOf = async (path: string) => (await mira.get(path)).headers.etag;
    const before = [await tagOf('/api/shoots'), await tagOf('/api/costumes')];
    await save({ costumeIds });
    const after = [await tagOf('/api/shoots'), await tagOf('/api/costumes')];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect((await mira.get('/api/costumes')).body).toMatchObject([{ shootIds: [url.slice(12)] }]);
  });

  test('takes 500 of a kind', async () => {
    const costumeIds = await buildAll('costumes', 500);
    const participants = costumeIds.map((_, index) => ({ name: `Extra ${index}` }));
    const saved = (await save({ costumeIds, participants })).body as ShootDetail;
    expect(saved.costumes.map(({ costumeId }) => costumeId)).toEqual(costumeIds);
    expect(saved.participants.map(({ name }) => name)).toEqual(
      participants.map(({ name }) => name),
    );
  });

  test.each([
    'x'.repeat(500),
    '👩‍👩‍👧‍👦'.repeat(45),
    'ملكة الليل',
    '雨の浪人',
    `"quoted" \\ 'it' {a,b}`,
  ])('keeps the name %j as it is', async (name) => {
    const saved = (await save({ participants: [{ name }] })).body as ShootDetail;
    expect(saved.participants).toMatchObject([{ name }]);
  });
});

describe('a version', () => {
  test('that is not the current one is refused with the current shoot and its links', async () => {
    await save({ participants: [{ name: 'Kim' }] });
    const current = await shoot();
    const answer = await save({ participants: [] }, { 'if-match': '"1"' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect(answer.body).toMatchObject({ current });
    expect(await shoot()).toEqual(current);
    const written = await save({ participants: [] }, { 'if-match': '"2"' });
    expect(written).toMatchObject({ status: 200, body: { version: 3, participants: [] } });
  });

  test('lets one of many win who save at once, and the others learn what it is now', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save({ participants: [{ name: `Kim ${index}` }] }, { 'if-match': '"1"' }),
      ),
    );
    const written = answers.filter(({ status }) => status === 200);
    expect(written).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 200) expect(body).toMatchObject({ current: written[0]!.body });
    }
    expect(await shoot()).toEqual(written[0]!.body);
  });
});

describe('ids that the team does not have', () => {
  const lists = [
    ['costumeIds', 'costumes', (id: string) => id],
    ['propIds', 'props', (id: string) => id],
    ['equipmentIds', 'equipment', (id: string) => id],
    ['equipment', 'equipment', (equipmentId: string) => ({ equipmentId })],
    ['personnelIds', 'personnel', (id: string) => id],
    ['participants', 'personnel', (personnelId: string) => ({ personnelId })],
  ] as const;

  test.each(lists)('are refused in %s, and nothing changes', async (field, catalogue, entryOf) => {
    const stranger = await signedIn(t);
    const theirs = await buildItem(t.database.orm, stranger.team, catalogue);
    const [mine, costume, extra] = [
      await build(catalogue),
      await build('costumes'),
      await build('costumes'),
    ];
    await save({
      costumeIds: [costume],
      [field]: [entryOf(field === 'costumeIds' ? costume : mine)],
    });
    const before = await mira.get(url);
    const list = await mira.get('/api/shoots');
    const answers: unknown[] = [];
    for (const id of [theirs, randomUUID()]) {
      const named = { propIds: [], costumeIds: [extra], [field]: [entryOf(mine), entryOf(id)] };
      const { status, body, text } = await save(named);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'invalid',
        fields: { [field]: expect.stringMatching(/^One of these .+ was not found$/) },
      });
      answers.push(text);
    }
    expect(answers[0]).toBe(answers[1]);
    expect((await mira.get(url)).text).toBe(before.text);
    expect((await mira.get('/api/shoots')).headers.etag).toBe(list.headers.etag);
    expect((await stranger.get(`/api/${catalogue}`)).body).toMatchObject([{ shootIds: [] }]);
  });
});

describe('an item that is deleted while it is linked', () => {
  test.each([
    ['costumes', 'costumeIds'],
    ['props', 'propIds'],
    ['equipment', 'equipmentIds'],
    ['personnel', 'personnelIds'],
  ] as const)('is either unlinked again or refused: %s', async (catalogue, field) => {
    for (let round = 0; round < 6; round++) {
      const [stays, goes] = [await build(catalogue), await build(catalogue)];
      if (round % 2) await save({ [field]: [goes] });
      const [saved, gone] = await Promise.all([
        save({ [field]: [goes, stays] }),
        mira.delete(`/api/${catalogue}/${goes}`),
      ]);
      expect(gone.status).toBe(200);
      expect([200, 422]).toContain(saved.status);
      expect((await mira.get(`/api/${catalogue}`)).text).not.toContain(goes);
      expect((await mira.get(url)).text).not.toContain(goes);
    }
  });
});

describe('the lists of a shoot, one by one', () => {
  test('are those of the shoot itself', async () => {
    await save({
      costumeIds: await buildAll('costumes', 2),
      propIds: await buildAll('props', 2),
      equipmentIds: await buildAll('equipment', 2),
      personnelIds: await buildAll('personnel', 2),
    });
    const detail = await shoot();
    for (const name of ['participants', 'equipment', 'props', 'costumes', 'references'] as const) {
      expect((await mira.get(`${url}/${name}`)).body).toEqual(detail[name]);
    }
  });

  test.each(['participants', 'equipment', 'props', 'costumes', 'references'])(
    '%s of no shoot are 404',
    async (name) => {
      expect((await mira.get(`/api/shoots/${randomUUID()}/${name}`)).status).toBe(404);
    },
  );
});
