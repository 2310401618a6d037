import type { ListedTemplate, Template } from '@lensemble/contract/templates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildItem, type CatalogueName } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

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
    },
  });
});

test('items that were deleted are left out', async () => {
  const locationId = await item('locations');
  const { id } = await build({ locationId });
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
