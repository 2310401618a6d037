import { expect, test } from 'vitest';
import { makePicture } from '../../testing/images.ts';
import { encodePreview } from './preview.ts';

test('of many previews that are asked for at once each reads its picture when it is its turn', async () => {
  const picture = await makePicture({ format: 'webp' });
  let read = 0;
  const next = async () => {
    read++;
    return picture;
  };
  const all = Array.from({ length: 10 }, () => encodePreview(next).then(() => read));
  expect(await Promise.race(all)).toBeLessThan(4);
  await Promise.all(all);
  expect(read).toBe(10);
});
