import { randomUUID } from 'node:crypto';
import { endpointPath } from '@lensemble/contract/endpoint';
import { getTableName } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { recordedTables } from '../../db/activity/recorded.ts';
import type { DeclaredRoute } from '../../http/fastify-types.ts';
import { testApp } from '../../testing/app.ts';
import { buildFullShoot } from '../../testing/full-shoot.ts';
import { buildImage } from '../../testing/images.ts';
import { newItems } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot, buildTemplate } from '../../testing/shoots.ts';

/** Every route of the real server that writes to a team: a new one fails until it is here. */
const t = await testApp();
const { orm, pool } = t.database;
afterAll(() => t.close());

async function makeWorld() {
  const owner = await signedIn(t);
  const full = await buildFullShoot(t, owner);
  const idea = await buildShoot(orm, owner.team, { status: 'idea', title: 'Idea' });
  const other = await signedIn(t, { team: owner.team, role: 'member', firstName: 'Mira' });
  const { rows } = await pool.query('select id from team_members where user_id = $1', [
    other.userId,
  ]);
  return { owner, ...full, idea, memberId: rows[0].id as string };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

interface Write {
  /** The values of the path. */
  readonly params?: (
    world: World,
  ) => Readonly<Record<string, string>> | Promise<Record<string, string>>;
  readonly body?: (world: World) => unknown;
  /** What must have happened before. */
  readonly before?: (world: World) => Promise<unknown>;
  /** `kind action` of each entry, or why the write leaves none. */
  readonly entries: readonly string[] | { readonly none: string };
}

const NOT_HERE = { none: 'It needs a service that this test does not have.' } as const;
const ofShoot = { params: ({ ids }: World) => ({ id: ids.shoot }) };
const ofIdea = { params: ({ idea }: World) => ({ id: idea.id }) };
const ofTeam = { params: ({ owner }: World) => ({ teamId: owner.team.id }) };
const ofMember = {
  params: ({ owner, memberId }: World) => ({ teamId: owner.team.id, memberId }),
};
const ofLink = {
  params: ({ ids, crew }: World) => ({ id: ids.shoot, participantId: crew.id }),
};
const operation = (kind: string, target: string, fields: object = {}) => ({
  operations: [{ id: randomUUID(), kind, target, base: {}, fields, at: '2026-11-22T15:00:00Z' }],
});

const changes = {
  personnel: { phone: '+49 30 1', notes: 'New' },
  equipment: { quantity: 3, description: 'New' },
  locations: { address: 'New', parking: 'New' },
  props: { description: 'New' },
  costumes: { notes: 'New', todos: ['Sew'] },
  kits: { description: 'New', lines: [] },
} as const;

/** What a deletion changes besides: the shoot or the kits that lose the item, and what is on them. */
const losing: Readonly<Record<keyof typeof changes, readonly string[]>> = {
  personnel: ['shoot changed', 'shot changed'],
  equipment: ['shoot changed', 'shot changed', 'kits changed', 'packing changed'],
  locations: ['shoot changed', 'convention changed'],
  props: ['shoot changed', 'shot changed'],
  costumes: ['shoot changed', 'shot changed'],
  kits: ['packing deleted'],
};

const catalogs = Object.fromEntries(
  (Object.keys(changes) as (keyof typeof changes)[]).flatMap((kind) => {
    const one = { params: ({ ids }: World) => ({ id: ids[kind] }) };
    const entries: Record<string, Write> = {
      [`POST /api/${kind}`]: { body: () => newItems[kind], entries: [`${kind} created`] },
      [`PATCH /api/${kind}/:id`]: {
        ...one,
        body: () => changes[kind],
        entries: [`${kind} changed`],
      },
      [`POST /api/${kind}/:id/duplicate`]: { ...one, entries: [`${kind} created`] },
      [`POST /api/${kind}/import`]: {
        body: () => ({ created: [newItems[kind], newItems[kind]], changed: [], deleted: [] }),
        entries: [`${kind} created`, `${kind} created`],
      },
      [`DELETE /api/${kind}/:id`]: { ...one, entries: [`${kind} deleted`, ...losing[kind]] },
    };
    return Object.entries(entries);
  }),
);

const writes: Readonly<Record<string, Write>> = {
  ...catalogs,
  'PATCH /api/personnel/:id/account': {
    params: ({ ids }) => ({ id: ids.personnel }),
    body: ({ owner }) => ({ userId: owner.userId }),
    entries: ['personnel changed'],
  },
  'POST /api/personnel/:id/away': {
    params: ({ ids }) => ({ id: ids.personnel }),
    body: () => ({ firstDay: '2126-11-24', lastDay: '2126-11-25' }),
    entries: ['personnel changed'],
  },
  'DELETE /api/away/:id': {
    params: async ({ owner }) =>
      (await pool.query('select id from away_days where team_id = $1', [owner.team.id])).rows[0],
    entries: ['personnel changed'],
  },
  'POST /api/shoots': {
    body: () => ({ title: 'New', timeZone: 'Europe/Rome' }),
    entries: ['shoot created'],
  },
  'PATCH /api/shoots/:id': {
    ...ofShoot,
    body: () => ({ title: 'Renamed', description: 'New', date: '2126-11-20', locationId: null }),
    entries: ['shoot changed'],
  },
  'DELETE /api/shoots/:id': { ...ofShoot, entries: ['shoot deleted'] },
  'PATCH /api/shoots': {
    body: ({ ids, idea }) => ({
      shoots: [ids.shoot, idea.id].map((id) => ({ id, status: 'completed' })),
    }),
    entries: ['shoot changed', 'shoot changed'],
  },
  'DELETE /api/shoots': {
    body: ({ ids, idea }) => ({ shoots: [ids.shoot, idea.id].map((id) => ({ id, version: 1 })) }),
    entries: ['shoot deleted', 'shoot deleted'],
  },
  'PATCH /api/shoots/:id/resources': {
    ...ofIdea,
    body: ({ ids }) => ({
      equipmentIds: [ids.equipment],
      propIds: [ids.props],
      costumeIds: [ids.costumes],
      personnelIds: [ids.personnel],
    }),
    entries: ['shoot changed'],
  },
  'POST /api/shoots/:id/duplicate': {
    ...ofShoot,
    body: () => ({}),
    entries: ['shoot created'],
  },
  'POST /api/shoots/:id/templates': {
    ...ofShoot,
    body: () => ({ name: 'Studio' }),
    entries: ['template created'],
  },
  'DELETE /api/templates/:id': {
    params: async ({ owner }) => ({ id: await buildTemplate(orm, owner.team) }),
    entries: ['template deleted'],
  },
  'POST /api/templates/:id/shoots': {
    params: async ({ owner }) => ({ id: await buildTemplate(orm, owner.team) }),
    body: () => ({ title: 'New', timeZone: 'Europe/Rome' }),
    entries: ['shoot created'],
  },
  'POST /api/shoots/:id/operations': {
    ...ofShoot,
    body: ({ ids, crew }) => ({
      operations: [
        ...operation('addShot', randomUUID(), { title: 'Close' }).operations,
        ...operation('changeShot', ids.shot, { notes: 'Low', minutes: 20, participantIds: [] })
          .operations,
        ...operation('bringThing', ids.props, { kind: 'prop', bringerId: crew.id }).operations,
        ...operation('packThing', ids.costumes, { kind: 'costume', packedAt: null }).operations,
        ...operation('noteThing', ids.equipment, { kind: 'equipment', note: 'Loose' }).operations,
      ],
    }),
    entries: ['shot created', 'shot changed', ...Array<string>(3).fill('packing changed')],
  },
  'POST /api/shoots/:id/references': {
    ...ofShoot,
    before: async (world) => {
      const url = await buildImage(orm, world.owner.team, { kind: 'shoot-references' });
      Object.assign(world, { url });
    },
    body: (world) => ({ url: (world as World & { url: string }).url }),
    entries: ['reference created'],
  },
  'PATCH /api/shoots/:id/references': {
    ...ofShoot,
    body: () => ({ ids: [] }),
    entries: { none: 'The order of a list is no content.' },
  },
  'PATCH /api/references/:id': {
    params: ({ ids }) => ({ id: ids.reference }),
    body: () => ({ notes: 'New' }),
    entries: ['reference changed'],
  },
  'DELETE /api/references/:id': {
    params: ({ ids }) => ({ id: ids.reference }),
    entries: ['reference deleted'],
  },
  'POST /api/shoots/:id/comments': {
    ...ofShoot,
    body: () => ({ text: 'Where do we meet?' }),
    entries: ['comment created'],
  },
  'PATCH /api/shoots/:id/comments': {
    ...ofShoot,
    body: () => ({ isOpenToLinks: false }),
    entries: ['shoot changed'],
  },
  'POST /api/shoots/:id/comments/seen': {
    ...ofShoot,
    body: () => ({ upTo: new Date().toISOString() }),
    entries: { none: 'What a member has seen belongs to them.' },
  },
  'PATCH /api/comments/:id': {
    params: ({ ids }) => ({ id: ids.comment }),
    body: () => ({ text: 'At the fountain' }),
    entries: ['comment changed'],
  },
  'PATCH /api/comments/:id/resolved': {
    params: ({ ids }) => ({ id: ids.comment }),
    body: () => ({ isResolved: false }),
    entries: ['comment changed'],
  },
  'DELETE /api/comments/:id': {
    params: ({ ids }) => ({ id: ids.comment }),
    entries: ['comment deleted', 'comment deleted'],
  },
  'PATCH /api/shoots/:id/share-link': {
    ...ofShoot,
    body: () => ({ isIdOpen: false, password: 'a secret of guests' }),
    entries: ['shoot changed'],
  },
  'POST /api/shoots/:id/share-link/replace': { ...ofShoot, entries: ['shoot changed'] },
  'PATCH /api/shoots/:id/calls/:participantId/link': {
    ...ofLink,
    body: () => ({ isOff: true }),
    entries: ['shoot changed'],
  },
  'POST /api/shoots/:id/calls/:participantId/link/replace': {
    ...ofLink,
    entries: ['shoot changed'],
  },
  'POST /api/shoots/:id/calls/:participantId/answer': {
    params: ({ ids, guest }) => ({ id: ids.shoot, participantId: guest.id }),
    before: async ({ ids, owner, guest }) => {
      await pool.query('update users set email_verified = true where id = $1', [owner.userId]);
      await pool.query(`update shoots set date = '2126-11-28' where id = $1`, [ids.shoot]);
      const address = [owner.email, guest.id];
      await pool.query('update shoot_participants set email = $1 where id = $2', address);
    },
    body: () => ({ answer: 'yes' }),
    entries: ['shoot changed'],
  },
  'POST /api/shoots/:id/calls/send': {
    ...ofShoot,
    body: ({ guest }) => ({ participantIds: [guest.id] }),
    entries: { none: 'The shoot shows when a call sheet was sent. Nothing of it changes.' },
  },
  'POST /api/shoots/:id/calls/nudge': {
    ...ofShoot,
    body: () => ({}),
    entries: { none: 'Nothing changes.' },
  },
  'POST /api/shoots/:id/send-reminders': { ...ofShoot, entries: ['shoot changed'] },
  'POST /api/shoots/:id/poll': {
    ...ofIdea,
    body: () => ({ candidates: [{ date: '2126-11-20' }, { date: '2126-11-21' }] }),
    entries: ['shoot changed'],
  },
  'POST /api/shoots/:id/poll/close': { ...ofShoot, entries: ['shoot changed'] },
  'POST /api/shoots/:id/poll/answers': {
    ...ofShoot,
    before: async ({ ids, owner, guest }) => {
      await pool.query("update shoots set status = 'idea' where id = $1", [ids.shoot]);
      const address = [owner.email, guest.id];
      await pool.query('update shoot_participants set email = $1 where id = $2', address);
    },
    body: ({ guest, candidateId }) => ({
      participantId: guest.id,
      answers: { [candidateId]: 'yes' },
    }),
    entries: ['shoot changed'],
  },
  'POST /api/shoots/:id/poll/take': {
    ...ofShoot,
    before: ({ ids }) => pool.query("update shoots set status = 'idea' where id = $1", [ids.shoot]),
    body: ({ candidateId }) => ({ candidateId }),
    entries: ['shoot changed'],
  },
  'POST /api/shoots/:id/poll/untake': {
    ...ofShoot,
    before: async ({ ids, candidateId }) => {
      await pool.query('update date_polls set closed_at = now() where shoot_id = $1', [ids.shoot]);
      await pool.query(
        `update shoots s set status = 'planning', date = d.date, time = d.time
         from date_candidates d where s.id = $1 and d.id = $2`,
        [ids.shoot, candidateId],
      );
    },
    body: ({ candidateId }) => ({ candidateId, date: null, time: null }),
    entries: ['shoot changed'],
  },
  'POST /api/conventions': {
    body: () => ({ name: 'Con', firstDay: '2126-12-04', lastDay: '2126-12-06' }),
    entries: ['convention created'],
  },
  'PATCH /api/conventions/:id': {
    params: ({ ids }) => ({ id: ids.convention }),
    body: () => ({ name: 'Renamed', meetingPoints: [] }),
    entries: ['convention changed', 'shoot changed'],
  },
  'DELETE /api/conventions/:id': {
    params: ({ ids }) => ({ id: ids.convention }),
    entries: ['convention deleted', 'shoot changed'],
  },
  'PATCH /api/conventions/:id/link': {
    params: ({ ids }) => ({ id: ids.convention }),
    body: () => ({ state: 'off' }),
    entries: ['convention changed'],
  },
  'POST /api/conventions/:id/days/send': {
    before: async ({ ids }) => {
      const [shoot, convention] = [ids.shoot, ids.convention];
      await pool.query(`update personnel set email = 'away@example.org' where id = $1`, [
        ids.personnel,
      ]);
      await pool.query(
        `update shoots set convention_id = $1, status = 'planning', date = '2126-11-28' where id = $2`,
        [convention, shoot],
      );
    },
    params: ({ ids }) => ({ id: ids.convention }),
    body: ({ ids }) => ({ personnelIds: [ids.personnel] }),
    entries: { none: 'Its shoots show when their call sheets were sent. Nothing of them changes.' },
  },
  'PATCH /api/team/:teamId': {
    ...ofTeam,
    body: () => ({ name: 'Renamed' }),
    entries: ['team changed'],
  },
  'DELETE /api/team/:teamId': { ...ofTeam, entries: { none: 'Its activity goes with a team.' } },
  'POST /api/team/:teamId/export': { ...ofTeam, entries: ['team changed'] },
  'POST /api/team/:teamId/invite': { ...ofTeam, entries: ['team changed'] },
  'POST /api/team/:teamId/invite/short-code': { ...ofTeam, entries: ['team changed'] },
  'DELETE /api/team/:teamId/invite/short-code': {
    ...ofTeam,
    before: ({ owner }) => owner.post(`/api/team/${owner.team.id}/invite/short-code`),
    entries: ['team changed'],
  },
  'POST /api/team/:teamId/invite/send': {
    ...ofTeam,
    body: () => ({ email: 'zoe@example.org' }),
    entries: ['invitation created'],
  },
  'DELETE /api/team/:teamId/invitations/:invitationId': {
    params: async ({ owner }) => {
      await owner.post(`/api/team/${owner.team.id}/invite/send`, { email: 'zoe@example.org' });
      const { rows } = await pool.query('select id from team_invitations where team_id = $1', [
        owner.team.id,
      ]);
      return { teamId: owner.team.id, invitationId: rows[0].id };
    },
    entries: ['invitation deleted'],
  },
  'PATCH /api/team/:teamId/members/:memberId/role': {
    ...ofMember,
    body: () => ({ role: 'admin' }),
    entries: ['member changed'],
  },
  'POST /api/team/:teamId/members/:memberId/owner': {
    ...ofMember,
    entries: ['member changed', 'member changed'],
  },
  'DELETE /api/team/:teamId/members/:memberId': {
    ...ofMember,
    entries: ['member deleted', 'team changed'],
  },
  'POST /api/trash/:id/restore': {
    params: ({ ids }) => ({ id: ids.shoot }),
    before: ({ owner, ids }) => owner.delete(`/api/shoots/${ids.shoot}`),
    entries: ['shoot restored'],
  },
  'DELETE /api/trash/:id': {
    params: ({ ids }) => ({ id: ids.shoot }),
    before: ({ owner, ids }) => owner.delete(`/api/shoots/${ids.shoot}`),
    entries: { none: 'The activity has the deletion already.' },
  },
  'DELETE /api/trash': { entries: { none: 'The activity has the deletions already.' } },
  'POST /api/sample-data': { entries: { none: 'A team with shoots gets none.' } },
  'DELETE /api/sample-data': { entries: { none: 'There is none here.' } },
  'POST /api/shoots/:id/create-calendar-event': { ...ofShoot, entries: NOT_HERE },
  'POST /api/shoots/:id/export-doc': { ...ofShoot, entries: ['shoot changed'] },
  'POST /api/shoots/:id/docs': { ...ofShoot, entries: NOT_HERE },
  'POST /api/google/from-provider/calendar': { entries: NOT_HERE },
  'POST /api/google/from-provider/docs': { entries: NOT_HERE },
  'POST /api/calendar/feeds/:feed/replace': {
    params: () => ({ feed: 'team' }),
    entries: { none: 'Feeds belong to a person.' },
  },
  'PATCH /api/shoots/:id/gallery': {
    ...ofShoot,
    body: () => ({
      ...{ url: 'https://gallery.example.org/a', readyOn: null },
      ...{ password: 'smoke-and-stone', isTold: false },
    }),
    entries: ['shoot changed'],
  },
  'POST /api/consent-wording': {
    body: () => ({
      text: 'I agree.',
      uses: [{ id: randomUUID(), name: 'Print', about: null }],
      basedOn: 0,
    }),
    entries: ['team changed'],
  },
  'POST /api/shoots/:id/consents/ask': {
    ...ofShoot,
    entries: { none: 'The table of consents shows who was asked, and when.' },
  },
  'POST /api/presence': { entries: { none: 'Presence is not stored.' } },
  'POST /api/images/:kind': {
    params: () => ({ kind: 'props' }),
    entries: { none: 'A picture shows once a record has it.' },
  },
};

const isWrite = ({ method, access }: DeclaredRoute) =>
  ['POST', 'PATCH', 'DELETE'].includes(method) && (access === 'team' || access === 'member');
const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;
const routes = t.app.declaredRoutes.filter(isWrite);

test('every route that writes to a team is here', () => {
  expect(Object.keys(writes).toSorted()).toEqual([...new Set(routes.map(nameOf))].toSorted());
});

async function entriesAfter({ owner }: World, last: number) {
  const { rows } = await pool.query(
    'select * from activity where team_id = $1 and id > $2 order by id',
    [owner.team.id, last],
  );
  return rows as (Record<string, unknown> & { kind: string; action: string })[];
}

async function lastId(): Promise<number> {
  return Number((await pool.query('select coalesce(max(id), 0) as id from activity')).rows[0].id);
}

/** The stored texts of all columns whose values are never recorded because they are secrets. */
async function secretsOf({ owner }: World): Promise<string[]> {
  const secrets = ['token', 'password', 'seed', 'hash', 'invite_code'];
  const found: string[] = [];
  for (const { table } of recordedTables) {
    const { rows } = await pool.query(`select to_jsonb(t) as row from "${getTableName(table)}" t
      where to_jsonb(t) ->> 'team_id' = '${owner.team.id}' or to_jsonb(t) ->> 'id' = '${owner.team.id}'`);
    for (const { row } of rows)
      for (const name of secrets) if (typeof row[name] === 'string') found.push(row[name]);
  }
  return found;
}

test.each(routes.map((route) => [nameOf(route), route] as const))(
  '%s',
  async (name, { method, url }) => {
    const write = writes[name]!;
    const world = await makeWorld();
    await write.before?.(world);
    const params = (await write.params?.(world)) ?? {};
    const before = await secretsOf(world);
    const last = await lastId();
    const body = write.body?.(world);
    const answer = await world.owner.request(
      method as 'POST',
      endpointPath(url, params),
      body === undefined ? {} : { body },
    );
    const entries = await entriesAfter(world, last);
    if ('none' in write.entries) {
      expect(entries).toEqual([]);
      return;
    }
    expect(answer.status, answer.text).toBeLessThan(400);
    const wanted = [...write.entries].toSorted();
    expect(entries.map(({ kind, action }) => `${kind} ${action}`).toSorted()).toEqual(wanted);
    const subjects = entries.map((each) => `${each.kind} ${each.subject_id} ${each.shoot_id}`);
    expect(new Set(subjects).size).toBe(subjects.length);
    for (const entry of entries) {
      expect(entry).toMatchObject({ author: 'Ada Byron', author_kind: 'user' });
      expect(entry.author_id).toBe(world.owner.userId);
    }
    const text = JSON.stringify(entries);
    for (const secret of [...before, ...(await secretsOf(world))])
      expect(text).not.toContain(secret);
  },
);

/** What participants write through their personal links. */
const byLink: Readonly<
  Record<
    string,
    readonly [fields: (world: World) => Record<string, string>, entries: readonly string[]]
  >
> = {
  '': [() => ({ answer: 'no', note: 'Ill' }), ['shoot changed']],
  '/away': [() => ({ firstDay: '2126-11-26', lastDay: '2126-11-27' }), ['personnel changed']],
  '/packing': [
    ({ ids }) => ({ kind: 'equipment', id: ids.equipment, packed: 'no' }),
    ['packing changed'],
  ],
  '/packing/note': [
    ({ ids }) => ({ kind: 'equipment', id: ids.equipment, note: 'Loose', before: '' }),
    ['packing changed'],
  ],
};

test.each(Object.entries(byLink))('a personal link at "%s"', async (path, [fields, wanted]) => {
  const world = await makeWorld();
  await pool.query("update shoots set date = '2126-11-22' where id = $1", [world.ids.shoot]);
  const last = await lastId();
  const answer = await t.app.inject({
    method: 'POST',
    url: `/call/${world.token}${path}`,
    payload: new URLSearchParams(fields(world)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBeLessThan(400);
  const entries = await entriesAfter(world, last);
  expect(entries.map(({ kind, action }) => `${kind} ${action}`)).toEqual(wanted);
  expect(entries[0]).toMatchObject({ author: 'Mira Okafor', author_kind: 'participant' });
});

test('a sign-in is in the audit log of each team of the person', async () => {
  const world = await makeWorld();
  const { rows } = await pool.query(
    "select author, is_audit from activity where team_id = $1 and kind = 'session'",
    [world.owner.team.id],
  );
  expect(rows).toEqual([
    { author: 'Ada Byron', is_audit: true },
    { author: 'Mira Byron', is_audit: true },
  ]);
});
