import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

const t = await testApp();
afterAll(() => t.close());

let ada: Client & BuiltPerson;
let url: string;
let mira: string;
let yuki: string;
beforeEach(async () => {
  const { orm } = t.database;
  ada = await signedIn(t);
  url = `/api/shoots/${(await buildShoot(orm, ada.team)).id}`;
  mira = await buildItem(orm, ada.team, 'personnel', { name: 'Mira' });
  yuki = await buildItem(orm, ada.team, 'personnel', { name: 'Yuki' });
});
const save = (body: unknown) => ada.patch(`${url}/resources`, body);
const contacts = async () =>
  ((await ada.get(url)).body as ShootDetail).participants.map(({ name, dayContact }) => [
    name,
    dayContact,
  ]);

describe('the day-of contact of a shoot', () => {
  test('is not set by default, and is then a participant of either kind', async () => {
    const kim = { name: 'Kim' };
    await save({ participants: [{ personnelId: mira }, kim] });
    expect(await contacts()).toEqual([
      ['Mira', null],
      ['Kim', null],
    ]);
    await save({ participants: [{ personnel_id: mira, day_contact: 'phone' }, kim] });
    expect(await contacts()).toContainEqual(['Mira', 'phone']);
    await save({ participants: [{ personnelId: mira }, { ...kim, dayContact: 'name' }] });
    expect(await contacts()).toEqual([
      ['Mira', null],
      ['Kim', 'name'],
    ]);
  });

  test('moves to an earlier and to a later participant, and to a new one', async () => {
    const [first, second] = [{ personnelId: mira }, { personnelId: yuki }];
    await save({ participants: [{ ...first, dayContact: 'name' }, second] });
    await save({ participants: [first, { ...second, dayContact: 'phone' }] });
    expect(await contacts()).toContainEqual(['Yuki', 'phone']);
    await save({ participants: [{ ...first, dayContact: 'phone' }, second] });
    expect(await contacts()).toContainEqual(['Mira', 'phone']);
    const kim = { name: 'Kim', dayContact: 'name' };
    expect(await save({ participants: [kim, first, second] })).toMatchObject({ status: 200 });
    expect(await contacts()).toEqual([
      ['Kim', 'name'],
      ['Mira', null],
      ['Yuki', null],
    ]);
  });

  test('stays where a client does not know of it, and goes with the participant', async () => {
    await save({ participants: [{ personnelId: mira, dayContact: 'phone' }, { name: 'Kim' }] });
    await save({ personnelIds: [yuki, mira] });
    expect(await contacts()).toContainEqual(['Mira', 'phone']);
    await save({ participants: [{ personnelId: yuki }] });
    expect(await contacts()).toEqual([['Yuki', null]]);
    await save({ participants: [{ personnelId: yuki }, { personnelId: mira }] });
    expect(await contacts()).toContainEqual(['Mira', null]);
  });

  test('goes with a crew member who is deleted', async () => {
    await save({ participants: [{ personnelId: mira, dayContact: 'phone' }, { name: 'Kim' }] });
    await ada.delete(`/api/personnel/${mira}`);
    expect(await contacts()).toEqual([['Kim', null]]);
  });

  test('is one person', async () => {
    const participants = [mira, yuki].map((personnelId) => ({ personnelId, dayContact: 'name' }));
    expect(await save({ participants })).toMatchObject({
      status: 422,
      body: { fields: { participants: 'Please choose one day-of contact' } },
    });
    expect(await save({ participants: [{ name: 'Kim', dayContact: 'both' }] })).toMatchObject({
      status: 422,
      body: { fields: { 'participants.0.dayContact': 'Please choose what the call sheet shows' } },
    });
  });
});
