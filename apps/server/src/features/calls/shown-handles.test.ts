import { callPath } from '@lensemble/contract/calls';
import { personnel } from '@lensemble/contract/personnel';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import { updateShoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildGuest, buildShoot } from '../../testing/shoots.ts';

const YUKI = 'https://www.instagram.com/yuki_arai/';
const YUKIS_SITE = 'https://www.yuki.example.org/work/';

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let shoot: Awaited<ReturnType<typeof buildShoot>>;
let page: string;
let yuki: string;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** @returns the id of a crew member on the crew of the shoot */
async function onCrew(entry: object, asked: object = {}): Promise<string> {
  const { orm } = t.database;
  const personnelId = await buildItem(orm, mira.team, 'personnel', { ...entry });
  await buildGuest(orm, shoot, { personnelId, ...asked });
  return personnelId;
}

beforeEach(async () => {
  mira = await signedIn(t);
  const { orm } = t.database;
  shoot = await buildShoot(orm, mira.team, { status: 'completed', isPublic: true });
  page = callPath(await buildCallLink(orm, t.env, await buildGuest(orm, shoot)));
  yuki = await onCrew({
    ...{ name: 'Yuki Arai', instagram: 'yuki_arai', tiktok: 'yuki_cos' },
    ...{ website: YUKIS_SITE, showsHandles: true },
  });
});

const read = async (path = page) => {
  const { statusCode, payload } = await t.app.inject(path);
  expect(statusCode, path).toBe(200);
  return payload;
};

describe('the personal page of a completed shoot', () => {
  test('has the handles that others show, beside their names and as links that tell the networks nothing', async () => {
    const [row = ''] = /<li class="row">(?:(?!<li class="row">).)*Yuki Arai.*?<\/ul>/s.exec(
      await read(),
    )!;
    const link = (url: string, words: string) =>
      `<li dir="ltr"><a href="${url}" target="_blank" rel="noreferrer">${words}</a></li>`;
    expect(row).toContain(
      link(YUKI, 'Instagram @yuki_arai') +
        link('https://www.tiktok.com/@yuki_cos', 'TikTok @yuki_cos') +
        link(YUKIS_SITE, 'yuki.example.org/work'),
    );
  });

  test('has none of those who do not show them, who are not to be named, and of guests', async () => {
    await onCrew({ name: 'Leo Brandt', instagram: 'leo.brandt' });
    const shown = { showsHandles: true };
    await onCrew({ ...shown, name: 'Sam', instagram: 'sam.whitlock', notNamed: true });
    await onCrew({ ...shown, name: 'Dana', instagram: 'dana.okafor' }, { notNamed: true });
    await onCrew({ ...shown, name: 'Priya Nair' });
    await buildGuest(t.database.orm, shoot, { name: 'Inês' });
    const text = await read();
    for (const name of ['Leo Brandt', 'Priya Nair', 'Inês']) expect(text).toContain(name);
    expect(text).not.toMatch(/leo\.brandt|sam\.whitlock|dana\.okafor/);
    expect(text.match(/class="outward handles"/g)).toHaveLength(1);
    await mira.call(personnel.update, { params: { id: yuki }, body: { showsHandles: false } });
    expect(await read()).not.toContain(YUKI);
  });

  test('has none of the shoots of other people, and none of the reader', async () => {
    const { orm } = t.database;
    const other = await buildShoot(orm, mira.team, { status: 'completed' });
    const alone = await buildGuest(orm, other, { personnelId: yuki });
    expect(await read(callPath(await buildCallLink(orm, t.env, alone)))).not.toContain(YUKI);
  });
});

test.each(['idea', 'planning', 'ready to shoot'] as const)(
  'the personal page of a shoot that is %s has no handles',
  async (status) => {
    expect(await read()).toContain(YUKI);
    await mira.call(updateShoot, { params: { id: shoot.id }, body: { status } });
    expect(await read()).toContain('Yuki Arai');
    expect(await read()).not.toContain('yuki_arai');
  },
);

test('the public page of a completed shoot and its data have no handles', async () => {
  for (const path of [publicShootPath(shoot.id), `/api/public/shoots/${shoot.id}`]) {
    expect(await read(path)).toContain('Yuki Arai');
    expect(await read(path)).not.toMatch(/yuki_arai|yuki_cos|yuki\.example/);
  }
});

test('clients that do not know the switch keep it, and create crew members without it', async () => {
  const params = { id: yuki };
  const kept = await mira.patch(`/api/personnel/${yuki}`, { tiktok: 'yuki.new' });
  expect(kept.body).toMatchObject({ tiktok: 'yuki.new', showsHandles: true });
  const made = await mira.post('/api/personnel', { name: 'Leo', instagram: 'leo.brandt' });
  expect(made.body).toMatchObject({ showsHandles: false });
  const off = await mira.call(personnel.update, { params, body: { showsHandles: false } });
  expect(off.body).toMatchObject({ showsHandles: false, instagram: 'yuki_arai' });
});
