import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPictureBytes } from './picture-bytes.ts';

const noise = () =>
  sharp({
    create: {
      width: 321,
      height: 123,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const kinds = {
  jpeg: () => noise().jpeg(),
  'progressive jpeg': () => noise().jpeg({ progressive: true }),
  'jpeg with EXIF': () =>
    noise()
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .jpeg(),
  png: () => noise().png(),
  'webp with alpha': () => noise().ensureAlpha(0.5).webp(),
} as const;

describe.each(Object.entries(kinds))('%s', (_, make) => {
  test('tells its pixels, and that it is whole', async () => {
    const bytes = await make().toBuffer();
    expect(readPictureBytes(bytes)).toEqual({ pixels: 321 * 123, isWhole: true });
  });

  test('is detected from its first half', async () => {
    const bytes = await make().toBuffer();
    const half = bytes.subarray(0, Math.floor(bytes.length / 2));
    expect(readPictureBytes(half)?.isWhole).toBe(false);
  });
});

test('a JPEG with a film behind it, as phones make them, is whole', async () => {
  const bytes = Buffer.concat([await noise().jpeg().toBuffer(), Buffer.alloc(5_000, 'ftypmp42')]);
  expect(readPictureBytes(bytes)?.isWhole).toBe(true);
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<!doctype html><title>No picture</title>',
])('is nothing: %s', (text) => {
  expect(readPictureBytes(new TextEncoder().encode(text.padEnd(60)))).toBeUndefined();
});

test.each(['gif', 'avif'] as const)('%s is known', async (format) => {
  expect(readPictureBytes(await noise().toFormat(format).toBuffer())?.isWhole).toBe(true);
});
