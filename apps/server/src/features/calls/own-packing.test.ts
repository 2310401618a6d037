import { callPath } from '@lensemble/contract/calls';
import { openComments } from '@lensemble/contract/comments';
import { applyOperations, getDay } from '@lensemble/contract/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildImage } from '../../testing/images.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildGuest, buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let yuki: string;
let path: string;
let ids: Record<'costume' | 'prop' | 'kit' | 'gun', string>;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  const { orm } = t.database;
  const shoot = await buildShoot(orm, mira.team, { date: '2126-11-21' });
  id = shoot.id;
  const costume = await buildItem(orm, mira.team, 'costumes', { characterName: 'Nimue' });
  const prop = await buildItem(orm, mira.team, 'props', {
    name: 'Sword',
    storagePlace: 'Shelf B2',
  });
  const gun = await buildItem(orm, mira.team, 'equipment', { name: 'Glue gun' });
  const made = await mira.post('/api/kits', {
    name: 'Repair kit',
    equipment: [{ equipmentId: gun, quantity: 2 }],
    lines: ['Tape & pins'],
  });
  const kit = (made.body as { id: string }).id;
  ids = { costume, prop, kit, gun };
  await mira.patch(`/api/shoots/${id}/resources`, { costumeIds: [costume], propIds: [prop] });
  const guest = await buildGuest(orm, shoot, { name: 'Yuki Arai' });
  yuki = guest.id;
  path = callPath(await buildCallLink(orm, t.env, guest));
  await send('addKit', kit);
  await send('bringThing', costume, { kind: 'costume', bringerId: yuki });
  await send('bringThing', kit, { kind: 'kit', bringerId: yuki });
});
afterAll(() => t.close());

const send = (kind: string, target: string, fields: object = {}) =>
  mira.call(applyOperations, {
    params: { id },
    body: {
      operations: [
        { id: crypto.randomUUID(), kind, target, fields, base: {}, at: '2126-11-20T10:00:00Z' },
      ],
    } as never,
  });
const visit = async () => (await t.app.inject(path)).payload;
const post = (fields: Record<string, string>, to = 'packing') =>
  t.app.inject({
    method: 'POST',
    url: to ? `${path}/${to}` : path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const marks = async () =>
  (await mira.call(getDay, { params: { id } })).body.packing.records.flatMap((record) =>
    record.packedAt || record.backAt ? [record] : [],
  );
/** Before what others bring. */
const ownPart = (list: string) => list.split('<h3')[0] ?? '';
const section = (page: string) => /<section id="packing".*?<\/section>/s.exec(page)?.[0] ?? '';

test('a participant sees what they bring, and checks it off without scripts', async () => {
  const before = section(await visit());
  expect(before).toContain('0 of 2 packed');
  for (const name of ['Nimue', 'Repair kit', 'Glue gun', 'Tape &amp; pins'])
    expect(ownPart(before)).toContain(name);
  expect(ownPart(before)).not.toContain('Sword');
  expect(before).not.toContain('aria-pressed="true"');
  const costume = { kind: 'costume', id: ids.costume };
  expect(await post({ ...costume, packed: 'yes' })).toMatchObject({
    statusCode: 303,
    headers: { location: `${path}#packing`, 'referrer-policy': 'no-referrer' },
  });
  expect(await marks()).toMatchObject([{ id: ids.costume, packedAt: expect.any(String) }]);
  const after = section(await visit());
  expect(after).toContain('1 of 2 packed');
  expect(after.match(/aria-pressed="true"/g)).toHaveLength(1);
  await post({ ...costume, packed: 'no' });
  expect(await marks()).toEqual([]);
});

test('the packing leads to where the reader can tell the team what is missing, if the page has such a field', async () => {
  const wayTo = (page: string) =>
    /href="#([^"]+)">Anything missing\? Tell .+ in a line\.</.exec(section(page))?.[1];
  const before = await visit();
  expect(wayTo(before)).toBeUndefined();
  expect(before).not.toMatch(/<textarea[^>]* id=/);
  await post({ answer: 'yes' }, '');
  const answered = await visit();
  expect(wayTo(answered)).toBe('note');
  expect(answered).toContain('<textarea id="note"');
  await mira.call(openComments, { params: { id }, body: { isOpenToLinks: true } });
  const open = await visit();
  expect(wayTo(open)).toBe('new-comment');
  expect(open.match(/<textarea id="new-comment"/g)).toHaveLength(1);
});

test('checking off again and again stores nothing more', async () => {
  const count = async () =>
    (await t.database.pool.query('select id from applied_operations where shoot_id = $1', [id]))
      .rows.length;
  const before = await count();
  for (const packed of ['yes', 'yes', 'no', 'yes'])
    await post({ kind: 'costume', id: ids.costume, packed });
  expect(await marks()).toHaveLength(1);
  expect(await count()).toBe(before);
});

test('the parts of a kit are checked off one by one', async () => {
  const kit = { kind: 'kit', id: ids.kit, packed: 'yes' };
  await post({ ...kit, equipmentId: ids.gun });
  expect(section(await visit())).toContain('1 / 2');
  await post({ ...kit, line: 'Tape & pins' });
  expect((await marks()).map(({ part }) => part)).toEqual(
    expect.arrayContaining([{ equipmentId: ids.gun }, { line: 'Tape & pins' }]),
  );
  expect(section(await visit())).toContain('1 of 2 packed');
});

test.each([
  ['what no one brings', () => ({ kind: 'prop', id: ids.prop, packed: 'yes' })],
  [
    'a part that the kit does not have',
    () => ({ kind: 'kit', id: ids.kit, line: 'x', packed: 'yes' }),
  ],
  ['an unknown item', () => ({ kind: 'prop', id: crypto.randomUUID(), packed: 'yes' })],
  ['a made-up kind', () => ({ kind: 'shoot', id: ids.prop, packed: 'yes' })],
  ['nothing', () => ({ kind: 'costume', id: ids.costume })],
])('checking off %s changes nothing', async (_, fields) => {
  expect((await post(fields())).statusCode).toBe(303);
  expect(await marks()).toEqual([]);
});

test('what another participant brings stays as it is', async () => {
  const { orm } = t.database;
  const dana = await buildGuest(orm, { id, teamId: mira.team.id } as never, { name: 'Dana' });
  await send('bringThing', ids.costume, { kind: 'costume', bringerId: dana.id });
  await post({ kind: 'costume', id: ids.costume, packed: 'yes' });
  expect(await marks()).toEqual([]);
  const list = section(await visit());
  expect(ownPart(list)).not.toContain('Nimue');
  expect(list).toMatch(/Others bring.*Nimue<\/span><small class="packing-who" dir="auto">Dana</s);
});

test('a participant sees what others bring and what no one does, until the shoot is over', async () => {
  const list = section(await visit());
  expect(list).toMatch(/Others bring.*Sword<\/span><small class="packing-who open">No one yet</s);
  expect(list.match(/>Nimue</g)).toHaveLength(1);
  await mira.patch(`/api/shoots/${id}`, { status: 'completed' });
  expect(section(await visit())).not.toContain('Others bring');
});

test('someone who asked not to be named is not named there either', async () => {
  const { orm } = t.database;
  const guest = { name: 'Dana Okafor', role: 'Model', notNamed: true };
  const dana = await buildGuest(orm, { id, teamId: mira.team.id } as never, guest);
  await send('bringThing', ids.prop, { kind: 'prop', bringerId: dana.id });
  const list = section(await visit());
  expect(list).toMatch(/Sword<\/span><small class="packing-who" dir="auto">Model</);
  expect(list).not.toContain('Dana');
});

test('things and what is in kits have their pictures, and where none has one there is no place for them', async () => {
  expect(section(await visit())).not.toContain('packing-face');
  const imageUrl = await buildImage(t.database.orm, mira.team);
  await mira.patch(`/api/equipment/${ids.gun}`, { imageUrl });
  const list = section(await visit());
  expect(list.match(/class="packing-face"/g)).toHaveLength(4);
  expect(list).toContain(`src="${imageUrl.replace('.webp', '.medium.webp')}"`);
});

const noteOn = (fields: Record<string, string>) =>
  post({ kind: 'costume', id: ids.costume, ...fields }, 'packing/note');
const records = async () => (await mira.call(getDay, { params: { id } })).body.packing.records;
const nimue = async () => (await records()).find((record) => record.id === ids.costume);

test('a participant writes a note on what they bring, and takes it away again', async () => {
  expect(await noteOn({ note: ' Hem not  dry yet ', before: '' })).toMatchObject({
    statusCode: 303,
    headers: { location: `${path}#packing` },
  });
  expect(await nimue()).toMatchObject({ note: 'Hem not dry yet', isNoteOwn: true });
  const list = section(await visit());
  expect(list).toContain('<small class="packing-said open" dir="auto">You said: Hem not dry yet<');
  await post({ kind: 'costume', id: ids.costume, packed: 'yes' });
  expect(section(await visit())).toContain('<small class="packing-said" dir="auto">You said');
  await noteOn({ note: '', before: 'Hem not dry yet' });
  expect(await nimue()).toMatchObject({ note: null, isNoteOwn: false });
});

test('a note on a part of a kit is of that part', async () => {
  const part = { kind: 'kit', id: ids.kit, line: 'Tape & pins' };
  await post({ ...part, note: 'Two sticks left', before: '' }, 'packing/note');
  expect(await records()).toContainEqual(
    expect.objectContaining({ part: { line: 'Tape & pins' }, note: 'Two sticks left' }),
  );
});

test('a note of the team shows as such, and is not replaced by one who has not read it', async () => {
  await send('noteThing', ids.costume, { kind: 'costume', note: 'Magnet <loose>' });
  const list = section(await visit());
  expect(list).toContain('>Magnet &lt;loose&gt;</small>');
  expect(list).not.toContain('You said');
  const refused = await noteOn({ note: 'Hem not dry yet', before: '' });
  expect(refused.statusCode).toBe(422);
  const page = section(refused.payload);
  expect(page).toContain('This note has changed since you opened it');
  expect(page).toMatch(/<details class="packing-note" open>.*value="Hem not dry yet"/);
  expect(page.match(/ open>/g)).toHaveLength(1);
  expect(await nimue()).toMatchObject({ note: 'Magnet <loose>' });
  await noteOn({ note: 'Hem not dry yet', before: 'Magnet <loose>' });
  expect(await nimue()).toMatchObject({ note: 'Hem not dry yet' });
});

test('a note that is too long is shown again with what was typed', async () => {
  const note = 'x'.repeat(121);
  const refused = await noteOn({ note, before: '' });
  expect(refused.statusCode).toBe(422);
  expect(refused.payload).toContain('This is too long: 120 characters at most');
  expect(refused.payload).toContain(note);
});

test.each([
  ['no one brings', () => ({ kind: 'prop', id: ids.prop })],
  ['a kit no longer has', () => ({ kind: 'kit', id: ids.kit, line: 'Glue' })],
])('a note on what %s is refused with its text', async (_, named) => {
  const refused = await post({ ...named(), note: 'Hem <wet>' }, 'packing/note');
  expect(refused.statusCode).toBe(422);
  expect(section(refused.payload)).toMatch(
    /<\/h2><div id="packing-error" class="packing-lost" role="alert">.*no longer on your list.*<q dir="auto">Hem &lt;wet&gt;<\/q>/,
  );
  expect((await records()).map(({ note }) => note)).toEqual([null, null]);
});

test('a note that is typed while the team takes everything off the list is not lost', async () => {
  await send('bringThing', ids.costume, { kind: 'costume', bringerId: null });
  await send('removeKit', ids.kit);
  const refused = await noteOn({ note: 'Hem not dry yet', before: '' });
  expect(refused.statusCode).toBe(422);
  expect(section(refused.payload)).toContain('<q dir="auto">Hem not dry yet</q>');
  const note = 'x'.repeat(121);
  const long = section((await noteOn({ note, before: '' })).payload);
  expect(long).toContain('This is too long: 120 characters at most');
  expect(long).toContain(note);
});

test('what everybody brings is listed, not checked off, and not what others bring', async () => {
  const line = crypto.randomUUID();
  await send('addPackingLine', line, { text: 'Warm coat', isForEverybody: true });
  const list = section(await visit());
  expect(list).toContain('0 of 2 packed');
  expect(list).toMatch(/For everybody<\/h3>.*Warm coat<\/span><\/li>.*Others bring/s);
  expect(list.split('Others bring')[1]).not.toContain('Warm coat');
  await send('bringThing', ids.costume, { kind: 'costume', bringerId: null });
  await send('removeKit', ids.kit);
  const left = section(await visit());
  expect(left).toContain('Warm coat');
  expect(left).not.toContain('packed');
});

test('the former bringer of a line for everybody cannot check it off any more', async () => {
  const line = crypto.randomUUID();
  await send('addPackingLine', line, { text: 'Warm coat', bringerId: yuki });
  await post({ kind: 'line', id: line, packed: 'yes' });
  expect(await marks()).toMatchObject([{ id: line }]);
  await post({ kind: 'line', id: line, packed: 'no' });
  await send('bringThing', line, { kind: 'line', bringerId: null, isForEverybody: true });
  await post({ kind: 'line', id: line, packed: 'yes' });
  expect(await marks()).toEqual([]);
});

test('what is packed in part says how much of it is', async () => {
  await send('packThing', ids.kit, {
    ...{ kind: 'kit', parts: [{ equipmentId: ids.gun }], packedAt: null, packedCount: 1 },
  });
  expect(section(await visit())).toContain('1 of 2 packed</small>');
});

test('after the shoot, it is packed back', async () => {
  await mira.patch(`/api/shoots/${id}`, { status: 'completed' });
  expect(section(await visit())).toContain('0 of 2 back');
  await post({ kind: 'costume', id: ids.costume, back: 'yes' });
  expect(await marks()).toMatchObject([
    { id: ids.costume, packedAt: null, backAt: expect.any(String) },
  ]);
});

test('a link that was turned off checks off nothing', async () => {
  await t.database.pool.query('update call_links set is_off = true where team_id = $1', [
    mira.team.id,
  ]);
  const refused = await post({ kind: 'costume', id: ids.costume, packed: 'yes' });
  expect(refused.statusCode).toBe(404);
  expect(await marks()).toEqual([]);
});

test('a participant who brings nothing has no list', async () => {
  await send('bringThing', ids.costume, { kind: 'costume', bringerId: null });
  await send('removeKit', ids.kit);
  expect(section(await visit())).toBe('');
});
