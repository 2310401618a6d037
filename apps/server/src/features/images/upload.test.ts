import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { imageColors } from '@lensemble/contract/image-variant';
import type { StoredImage } from '@lensemble/contract/images';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';

let t: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp();
  ada = await signedIn(t);
});
afterAll(() => t.close());

const temporary = () => readdir(join(t.env.dataDir, 'uploads')).catch(() => []);
afterEach(async () => {
  expect(await temporary()).toEqual([]);
});

async function upload(content: Buffer, name = 'crown.jpg') {
  const form = await makeForm({ file: { content, name } });
  return ada.request('POST', '/api/images/costumes', form);
}

async function keep(content: Buffer, name?: string): Promise<StoredImage> {
  const answer = await upload(content, name);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body as StoredImage;
}

async function read(url: string) {
  const answer = await t.app.inject({ url, headers: { cookie: ada.cookie ?? '' } });
  expect(answer.statusCode).toBe(200);
  return sharp(answer.rawPayload);
}

const SQUARE = { width: 120, height: 120, channels: 3 } as const;

const variant = (url: string, size: string) => url.replace(/\.webp$/, `.${size}.webp`);

async function pixel(picture: Sharp, x: number, y: number): Promise<number[]> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}

describe('a picture that is kept', () => {
  test('is encoded again in three sizes, with a placeholder of a few bytes', async () => {
    const content = await makePicture({ width: 3000, height: 1500 });
    const image = await keep(content);
    expect(image).toMatchObject({ width: 2048, height: 1024 });
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(image.placeholder.length).toBeLessThan(200);
    const sizes = [image.url, variant(image.url, 'medium'), variant(image.url, 'small')];
    const found = await Promise.all(sizes.map(async (url) => (await read(url)).metadata()));
    expect(found.map(({ format, width }) => [format, width])).toEqual([
      ['webp', 2048],
      ['webp', 800],
      ['webp', 400],
    ]);
  });

  test('is never enlarged', async () => {
    const { url, ...size } = await keep(await makePicture({ width: 40, height: 30 }));
    expect(size).toMatchObject({ width: 40, height: 30 });
    expect(await (await read(variant(url, 'small'))).metadata()).toMatchObject({ width: 40 });
  });

  test('has nothing in it that tells where, when or with what it was taken', async () => {
    const content = await makePicture();
    const before = await sharp(content).metadata();
    expect(before.exif?.toString('latin1')).toContain('Ada Byron');
    expect(before.icc).toBeDefined();
    const { url } = await keep(content);
    for (const each of [url, variant(url, 'medium'), variant(url, 'small')]) {
      const { exif, icc, xmp, iptc, orientation } = await (await read(each)).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    }
  });

  test('stands upright', async () => {
    const content = await makePicture({ width: 64, height: 32, orientation: 6 });
    const image = await keep(content);
    expect(image).toMatchObject({ width: 32, height: 64 });
    const [red, , blue] = await pixel(await read(image.url), 28, 4);
    expect([red! > 200, blue! < 80]).toEqual([true, true]);
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may come as %s', async (format) => {
    const { url } = await keep(await makePicture({ format }), `crown.${format}`);
    const [red, , blue] = await pixel(await read(url), 4, 4);
    expect([red! > 200, blue! < 80]).toEqual([true, true]);
  });

  test('stays transparent where it was', async () => {
    const { url } = await keep(await makePicture({ format: 'png', transparent: true }));
    for (const each of [url, variant(url, 'small')]) {
      expect((await pixel(await read(each), 60, 40))[3]).toBe(0);
      expect((await pixel(await read(each), 4, 4))[3]).toBe(255);
    }
  });

  test.each([
    ['Snow Queen (final).PNG', 'Snow_Queen_final_'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\crown.jpg', 'crown'],
    ['Brünnhilde.jpg', 'Brunnhilde'],
    ['コスプレ.jpg', 'picture'],
    ['🧝‍♀️.jpg', 'picture'],
    ['crown.small.webp', 'crown'],
    ['.htaccess', 'picture'],
    [`${'a'.repeat(500)}.jpg`, 'a'.repeat(64)],
  ])('keeps what it can of the name %s', async (name, kept) => {
    const { url } = await keep(await makePicture(), name);
    const found =
      /^\/storage\/shoot-images\/public\/costumes\/(\d{13})-([\w-]{22})\.[0-9a-f]{9}-(.*)\.webp$/.exec(
        url,
      );
    expect(found?.[3]).toBe(kept);
    expect(Math.abs(Date.now() - Number(found?.[1]))).toBeLessThan(600_000);
  });

  test('says in its name what colors it has from top to bottom', async () => {
    const stripes = await sharp({ create: { ...SQUARE, background: '#ff8800' } })
      .composite([{ input: { create: { ...SQUARE, background: '#223366' } }, left: 0, top: 40 }])
      .png()
      .toBuffer();
    const { url } = await keep(stripes);
    // Each third includes a little of its neighbors.
    expect(imageColors(url)?.join()).toMatch(/^#[ef]80,#[23]36,#236$/);
    const seeThrough = await keep(await makePicture({ format: 'png', transparent: true }));
    expect(imageColors(seeThrough.url)).toBeUndefined();
  });

  test('is a row of the team, and nothing is noted for removal any more', async () => {
    const { url } = await keep(await makePicture());
    const { rows } = await t.database.pool.query(
      'select team_id, width, (select count(*)::int from image_removals) noted from images where url = $1',
      [url],
    );
    expect(rows).toEqual([{ team_id: ada.team.id, width: 64, noted: 0 }]);
  });
});

describe('refused with a sentence', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['SVG', Buffer.from(svg)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['text', Buffer.from('not a picture')],
    ['one byte', Buffer.from([0xff])],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('%s under a picture’s name: 415', async (_, content) => {
    const { status, body } = await upload(content, 'crown.jpg');
    expect([status, body]).toMatchObject([
      415,
      { code: 'unsupported_media_type', error: expect.stringContaining('JPEG, PNG, WebP, GIF') },
    ]);
  });

  test('TIFF: 415', async () => {
    expect((await upload(await makePicture({ format: 'tiff' }))).status).toBe(415);
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'half of a %s: 422',
    async (format) => {
      const whole = await makePicture({ format, width: 400, height: 300 });
      const { status, body } = await upload(whole.subarray(0, whole.length / 2));
      expect([status, body]).toMatchObject([422, { error: expect.stringContaining('damaged') }]);
    },
  );

  test('nothing: 422', async () => {
    const { status, body } = await upload(Buffer.alloc(0));
    expect([status, body]).toMatchObject([422, { error: expect.stringContaining('empty') }]);
  });

  test('more than 40 megapixels in a few bytes: 413', async () => {
    const bomb = await sharp({
      create: { width: 20_000, height: 20_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(4_000_000);
    const { status, body } = await upload(bomb);
    expect([status, body]).toMatchObject([
      413,
      { code: 'too_large', error: 'This picture is too large: 40 megapixels at most' },
    ]);
  });

  test('16 MB: 413, whether or not the request says so before', async () => {
    const large = Buffer.concat([await makePicture(), Buffer.alloc(16 * 1024 * 1024)]);
    const { status, body } = await upload(large);
    expect([status, body]).toMatchObject([
      413,
      { error: 'This picture is too large: 15 MB at most' },
    ]);
    const form = await makeForm({ file: { content: large.subarray(0, 15.5 * 1024 * 1024) } });
    expect((await ada.request('POST', '/api/images/costumes', form)).status).toBe(413);
  });

  test('no picture at all: 422', async () => {
    for (const options of [
      await makeForm({}),
      { body: { url: '/storage/shoot-images/public/costumes/a.webp' } },
    ]) {
      const { status, body } = await ada.request('POST', '/api/images/costumes', options);
      expect([status, body]).toMatchObject([422, { error: expect.any(String) }]);
    }
  });

  test('and nothing was kept of any of them', async () => {
    const before = await t.database.pool.query('select count(*) from images');
    await upload(Buffer.from(svg));
    const after = await t.database.pool.query('select count(*) from images');
    expect(after.rows).toEqual(before.rows);
    expect((await t.database.pool.query('select * from image_removals')).rows).toEqual([]);
  });
});

test('an unknown kind of picture is not found, and avatars are not a team’s', async () => {
  for (const kind of ['other', 'avatars']) {
    const form = await makeForm({ file: { content: await makePicture() } });
    expect((await ada.request('POST', `/api/images/${kind}`, form)).status).toBe(404);
  }
});
