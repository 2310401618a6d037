import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { buildItem, catalogueNames, newItems } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';

let t: TestApp;
let content: Buffer;
beforeAll(async () => {
  t = await testApp();
  content = await makePicture();
});
afterAll(() => t.close());

const imagesOf = async (teamId: string) => {
  const { rows } = await t.database.pool.query('select url from images where team_id = $1', [
    teamId,
  ]);
  return rows.map(({ url }) => url as string);
};

describe.each(catalogueNames)('a picture that comes with a call of %s', (catalogue) => {
  const url = `/api/${catalogue}`;
  const [file, picture, placeholder] =
    catalogue === 'personnel'
      ? ['avatar', 'avatarUrl', 'avatarPlaceholder']
      : ['image', 'imageUrl', 'imagePlaceholder'];

  test('is kept in the catalog’s own folder and shown by the new item', async () => {
    const mira = await signedIn(t);
    const form = await makeForm({ ...newItems[catalogue], [file!]: { content } });
    const { status, body } = await mira.request('POST', url, form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...newItems[catalogue],
      [picture!]: expect.stringContaining(`/public/${catalogue}/`),
      [placeholder!]: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    const address = (body as Record<string, string>)[picture!]!;
    expect((await mira.get(address)).status).toBe(200);
  });

  test('replaces the one that an item has, and leaves the other fields', async () => {
    const mira = await signedIn(t);
    const id = await buildItem(t.database.orm, mira.team, catalogue);
    const form = await makeForm({ [file!]: { content } });
    const { status, body } = await mira.request('PATCH', `${url}/${id}`, form);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...newItems[catalogue], [picture!]: expect.any(String) });
    expect((await mira.get(url)).body).toEqual([body]);
  });

  test('is not kept for an item that is not the team’s', async () => {
    const [mira, stranger] = [await signedIn(t), await signedIn(t)];
    const theirs = await buildItem(t.database.orm, stranger.team, catalogue);
    for (const id of [theirs, randomUUID()]) {
      const form = await makeForm({ [file!]: { content } });
      expect((await mira.request('PATCH', `${url}/${id}`, form)).status).toBe(404);
    }
    expect(await imagesOf(mira.team.id)).toEqual([]);
  });

  test('does not make an item without a name, and is not kept either', async () => {
    const mira = await signedIn(t);
    const form = await makeForm({ notes: 'A', description: 'A', [file!]: { content } });
    expect((await mira.request('POST', url, form)).status).toBe(422);
    expect((await mira.get(url)).body).toEqual([]);
    expect(await imagesOf(mira.team.id)).toEqual([]);
  });
});
