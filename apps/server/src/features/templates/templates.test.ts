import { getDay } from '@lensemble/contract/operations';
import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import type { ListedTemplate, Template } from '@lensemble/contract/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildItem, type CatalogueName } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildReference, buildShoot } from '../../testing/shoots.ts';
import { buildShots } from '../../testing/shots.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
});
afterAll(() => t.close());

const item = (name: CatalogueName) => buildItem(t.database.orm, mira.team, name);
const build = (overrides: Parameters<typeof buildShoot>[2] = {}) =>
  buildShoot(t.database.orm, mira.team, overrides);
const save = async (shootId: string, name = 'Studio, two lights') => {
  const answer = await mira.post(`/api/shoots/${shootId}/templates`, { name });
  expect(answer.status).toBe(201);
  return answer.body as ListedTemplate;
};
const find = async (id: string) => (await mira.get(`/api/templates/${id}`)).body as Template;

test('a template is of an idea or in planning: without a day, nothing is ready', async () => {
  for (const [status, kept] of [
    ['idea', 'idea'],
    ['planning', 'planning'],
    ['ready to shoot', 'planning'],
    ['completed', 'planning'],
  ] as const) {
    const { id } = await build({ status });
    const template = await save(id, `Of ${status}`);
    expect((await find(template.id)).plan).toMatchObject({ status: kept });
  }
});

test('a template keeps the plan and the links of a shoot, but not its day', async () => {
  const locationId = await item('locations');
  const { id } = await build({
    title: 'Neon',
    status: 'completed',
    date: '2026-11-28',
    time: '18:00',
    description: 'Two softboxes',
    durationMinutes: 90,
    setUpMinutes: 60,
    strikeMinutes: 30,
    color: '#112233',
    locationId,
    secondLocationId: locationId,
  });
  const [costume, prop, light, crew] = [
    await item('costumes'),
    await item('props'),
    await item('equipment'),
    await item('personnel'),
  ];
  await mira.patch(`/api/shoots/${id}/resources`, {
    costumeIds: [costume],
    propIds: [prop],
    equipment: [{ equipmentId: light, quantity: 2 }],
    participants: [
      { personnelId: crew, role: 'Photographer' },
      { name: 'Kim', role: 'Model', email: 'kim@example.org', costumeIds: [costume] },
    ],
  });
  const template = await save(id);
  await mira.patch(`/api/shoots/${id}`, { description: 'Changed later' });
  expect(await find(template.id)).toEqual({
    id: template.id,
    name: 'Studio, two lights',
    plan: {
      status: 'planning',
      description: 'Two softboxes',
      durationMinutes: 90,
      setUpMinutes: 60,
      strikeMinutes: 30,
      color: '#112233',
      locationId,
      secondLocationId: locationId,
      instagramLinks: null,
      costumeIds: [costume],
      propIds: [prop],
      equipment: [{ equipmentId: light, quantity: 2 }],
      participants: [
        { personnelId: crew, name: null, role: 'Photographer', email: null, costumeIds: [] },
        {
          personnelId: null,
          name: 'Kim',
          role: 'Model',
          email: 'kim@example.org',
          costumeIds: [costume],
        },
      ],
      shots: [],
    },
  });
});

test('items that were deleted are left out', async () => {
  const locationId = await item('locations');
  const { id } = await build({ locationId, secondLocationId: locationId });
  const [kept, gone] = [await item('costumes'), await item('costumes')];
  const crew = await item('personnel');
  await mira.patch(`/api/shoots/${id}/resources`, {
    costumeIds: [kept, gone],
    participants: [{ personnelId: crew }, { name: 'Kim', costumeIds: [gone, kept] }],
  });
  const template = await save(id);
  await mira.delete(`/api/costumes/${gone}`);
  await mira.delete(`/api/personnel/${crew}`);
  await mira.delete(`/api/locations/${locationId}`);
  expect((await find(template.id)).plan).toMatchObject({
    locationId: null,
    secondLocationId: null,
    costumeIds: [kept],
    participants: [{ name: 'Kim', costumeIds: [kept] }],
  });
});

test('a template that was stored before a field existed has the field of a new shoot', async () => {
  const { id } = await build({ setUpMinutes: 60, strikeMinutes: 30, color: '#112233' });
  await mira.patch(`/api/shoots/${id}/resources`, { participants: [{ name: 'Kim' }] });
  const template = await save(id);
  await t.database.pool.query(
    `update shoot_templates set plan = plan - '{setUpMinutes,strikeMinutes,propIds}'::text[]
      #- '{participants,0,costumeIds}' where id = $1`,
    [template.id],
  );
  expect((await find(template.id)).plan).toMatchObject({
    setUpMinutes: 0,
    strikeMinutes: 0,
    color: '#112233',
    propIds: [],
    participants: [{ name: 'Kim', costumeIds: [] }],
  });
});

describe('the shot list of a template', () => {
  const people = [
    { name: 'Kim', role: 'Model' },
    { name: 'Kim', role: 'Assistant' },
    { name: 'Dana', role: 'Model' },
  ];
  const shotsIn = async (id: string) => (await mira.call(getDay, { params: { id } })).body.shots;
  const detail = async (id: string) => (await mira.get(`/api/shoots/${id}`)).body as ShootDetail;
  const make = async (templateId: string, body: object = {}, headers = {}) => {
    const plan = { title: 'Again', ...body };
    return mira.post(`/api/templates/${templateId}/shoots`, plan, headers);
  };
  const made = async (templateId: string) => {
    const answer = await make(templateId);
    expect(answer.status).toBe(201);
    return (answer.body as Shoot).id;
  };

  /** A template of a shoot with two people of one name, whose list was worked through. */
  async function templateWithShots() {
    const shoot = await build();
    const costume = await item('costumes');
    const resources = { participants: people, costumeIds: [costume] };
    await mira.patch(`/api/shoots/${shoot.id}/resources`, resources);
    const reference = await buildReference(t.database.orm, shoot);
    const ids = (await detail(shoot.id)).participants.map(({ id }) => id);
    await buildShots(t.database.orm, shoot, [
      { kind: 'makeup', minutes: 40, pin: '09:00', state: 'skipped', participantIds: ids.slice(2) },
      {
        ...{ title: 'Arch', notes: 'Low', state: 'done', actualEnd: '2026-11-22T15:00:00.000Z' },
        ...{ participantIds: [ids[1]!, ids[0]!], costumeIds: [costume], referenceId: reference.id },
      },
    ]);
    return { template: await save(shoot.id), costume, resources };
  }

  test('comes with a shoot that is made from it, as it was planned, with the people of that shoot', async () => {
    const { template, costume } = await templateWithShots();
    const answer = await make(template.id, { title: 'Again', status: 'planning', time: '09:00' });
    expect(answer).toMatchObject({
      status: 201,
      body: { title: 'Again', status: 'planning', time: '09:00', participantCount: 3, version: 1 },
    });
    const { id } = answer.body as Shoot;
    expect(answer.headers.etag).toBe('"1"');
    const { participants, costumes } = await detail(id);
    expect(costumes).toMatchObject([{ costumeId: costume }]);
    expect(participants.map(({ name, role }) => ({ name, role }))).toEqual(people);
    const idOf = (role: string, name: string) =>
      participants.find((each) => each.role === role && each.name === name)?.id;
    const open = { state: 'open', actualEnd: null, referenceId: null };
    expect(await shotsIn(id)).toMatchObject([
      {
        ...{ ...open, kind: 'makeup', minutes: 40, pin: '09:00' },
        participantIds: [idOf('Model', 'Dana')],
      },
      {
        ...{ ...open, title: 'Arch', notes: 'Low', costumeIds: [costume] },
        participantIds: [idOf('Assistant', 'Kim'), idOf('Model', 'Kim')],
      },
    ]);
  });

  test('comes once, also if the request is repeated after the template is gone', async () => {
    const { template } = await templateWithShots();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await make(template.id, {}, headers);
    await mira.delete(`/api/templates/${template.id}`);
    expect(await make(template.id, {}, headers)).toMatchObject({ status: 201, body: first.body });
    expect(await make(template.id, { title: 'Other' }, headers)).toMatchObject({ status: 422 });
    expect(await make(template.id)).toMatchObject({ status: 404 });
    const listed = (await mira.get('/api/shoots')).body as Shoot[];
    expect(listed.filter(({ title }) => title === 'Again')).toHaveLength(1);
  });

  test('stays with those who stay when the people of the new shoot are replaced', async () => {
    const { template } = await templateWithShots();
    const id = await made(template.id);
    await mira.patch(`/api/shoots/${id}/resources`, { participants: people.slice(1) });
    const shots = await shotsIn(id);
    expect(shots.map(({ participantIds }) => participantIds.length)).toEqual([1, 1]);
  });

  test('leaves out what the team no longer has', async () => {
    const { template, costume } = await templateWithShots();
    await mira.delete(`/api/costumes/${costume}`);
    const id = await made(template.id);
    const [makeup, arch] = await shotsIn(id);
    expect(makeup?.participantIds).toHaveLength(1);
    expect(arch).toMatchObject({ title: 'Arch', costumeIds: [] });
    expect((await detail(id)).costumes).toEqual([]);
  });

  test('leaves out what an archive has brought into a template and not into its links', async () => {
    const { template, costume } = await templateWithShots();
    await t.database.pool.query(
      `update shoot_templates set plan = jsonb_set(plan, '{costumeIds}', $2::jsonb) where id = $1`,
      [template.id, JSON.stringify([await item('costumes'), await item('costumes')])],
    );
    const id = await made(template.id);
    expect((await shotsIn(id))[1]).toMatchObject({ title: 'Arch', costumeIds: [] });
    expect((await detail(id)).costumes.map(({ costumeId }) => costumeId)).not.toContain(costume);
    await t.database.pool.query(
      `update shoot_templates set plan = jsonb_set(plan, '{costumeIds}', $2::jsonb) where id = $1`,
      [template.id, JSON.stringify([costume, costume])],
    );
    expect((await detail(await made(template.id))).costumes).toHaveLength(1);
  });

  test('is stored together with its shoot, or neither is', async () => {
    const { template } = await templateWithShots();
    await t.database.pool.query(
      `update shoot_templates set plan = jsonb_set(plan, '{shots,1,minutes}', '0') where id = $1`,
      [template.id],
    );
    expect(await make(template.id)).toMatchObject({ status: 500 });
    const listed = (await mira.get('/api/shoots')).body as Shoot[];
    expect(listed.map(({ title }) => title)).not.toContain('Again');
  });

  test('is not made from a template of another team, or at a place that the team does not have', async () => {
    const { template } = await templateWithShots();
    const stranger = await signedIn(t);
    expect(
      await stranger.post(`/api/templates/${template.id}/shoots`, { title: 'Taken' }),
    ).toMatchObject({ status: 404 });
    expect((await stranger.get('/api/shoots')).body).toEqual([]);
    const locationId = crypto.randomUUID();
    expect(await make(template.id, { locationId })).toMatchObject({
      status: 422,
      body: { fields: { locationId: 'This location was not found' } },
    });
  });
});

test('the list is sorted by name, and a deleted template is gone', async () => {
  const { id } = await build();
  const rooftop = await save(id, 'rooftop');
  await save(id, 'Studio');
  await save(id, 'Alley');
  expect(await mira.delete(`/api/templates/${rooftop.id}`)).toMatchObject({ status: 200 });
  expect((await mira.get('/api/templates')).body).toMatchObject([
    { name: 'Alley' },
    { name: 'Studio' },
  ]);
  expect(await mira.delete(`/api/templates/${rooftop.id}`)).toMatchObject({ status: 404 });
  expect(await mira.get(`/api/templates/${rooftop.id}`)).toMatchObject({ status: 404 });
});

test('a template needs a name and has a quota', async () => {
  const small = await testApp({ env: { quotas: { ...t.env.quotas, templates: 1 } } });
  try {
    const ada = await signedIn(small);
    const { id } = await buildShoot(small.database.orm, ada.team);
    const create = (name: string) => ada.post(`/api/shoots/${id}/templates`, { name });
    expect(await create(' ')).toMatchObject({
      status: 422,
      body: { fields: { name: 'Please enter a name' } },
    });
    expect(await create('Studio')).toMatchObject({ status: 201 });
    expect(await create('Alley')).toMatchObject({ status: 422, body: { code: 'quota' } });
    expect((await ada.get('/api/templates')).body).toHaveLength(1);
  } finally {
    await small.close();
  }
});
