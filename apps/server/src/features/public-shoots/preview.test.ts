import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

async function share(person: Person, title = 'Golden hour'): Promise<string> {
  const { body } = await person.post('/api/shoots', { title });
  const { id } = body as { id: string };
  await person.patch(`/api/shoots/${id}`, { isPublic: true });
  return id;
}

async function addReference(person: Person, id: string, look: Parameters<typeof makePicture>[0]) {
  const form = await makeForm({ file: { content: await makePicture(look) }, type: 'image' });
  const answer = await person.request('POST', `/api/shoots/${id}/references`, form);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
}

const previewOf = (id: string) => t.app.inject({ url: `/public/shoots/${id}/preview.jpg` });
const addressIn = async (id: string) =>
  /og:image" content="http:\/\/localhost:3000([^"]*)"/.exec(
    (await t.app.inject({ url: `/public/shoots/${id}` })).body,
  )?.[1];

describe('the picture for chats', () => {
  test.each([
    ['portrait', { width: 600, height: 1200 }],
    ['wide', { width: 2400, height: 600 }],
    ['tiny and transparent', { width: 8, height: 8, format: 'png', transparent: true }],
  ] as const)('of a %s reference is a JPEG of the shape that they show', async (_name, look) => {
    const mira = await signedIn(t);
    const id = await share(mira);
    await addReference(mira, id, look);
    const { statusCode, headers, rawPayload } = await previewOf(id);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toBe('no-store');
    const { format, width, height, exif } = await sharp(rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
      exif: undefined,
    });
    expect(rawPayload.length).toBeLessThan(300_000);
  });

  test('has another address when the picture is another one', async () => {
    const mira = await signedIn(t);
    const id = await share(mira);
    await addReference(mira, id, {});
    const before = await addressIn(id);
    expect((await t.app.inject({ url: before! })).statusCode).toBe(200);
    const { body } = await mira.get(`/api/shoots/${id}/references`);
    const [first] = body as { id: string }[];
    await mira.delete(`/api/references/${first!.id}`);
    expect(await addressIn(id)).toBe('/shared-shoot.jpg');
    expect((await previewOf(id)).statusCode).toBe(404);
    await addReference(mira, id, { width: 90 });
    expect(await addressIn(id)).not.toBe(before);
  });

  test('is gone as soon as the shoot is taken back, although it was made before', async () => {
    const mira = await signedIn(t);
    const id = await share(mira);
    await addReference(mira, id, {});
    expect((await previewOf(id)).statusCode).toBe(200);
    await mira.patch(`/api/shoots/${id}`, { isPublic: false });
    expect((await previewOf(id)).statusCode).toBe(404);
  });

  test('the stored pictures themselves are read without a session', async () => {
    const mira = await signedIn(t);
    const id = await share(mira);
    await addReference(mira, id, { width: 900, height: 900 });
    const { body } = await t.app.inject({ url: `/public/shoots/${id}` });
    const urls = [...body.matchAll(/\/storage\/shoot-images\/[^" ,]*/g)].map(([url]) => url);
    expect(new Set(urls).size).toBe(3);
    for (const url of urls) {
      const { statusCode, headers } = await t.app.inject({ url });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    }
  });
});
