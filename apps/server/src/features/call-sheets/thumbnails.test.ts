import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { makePicture } from '../../testing/images.ts';
import type { ListedShot } from './shot-list.ts';
import { thumbnailsOf } from './thumbnails.ts';

const picture = await makePicture({ format: 'webp' });
const storage = {
  find: async () => ({ size: picture.length, read: () => Readable.from([picture]) }),
} as unknown as Deps['storage'];

const references = Array.from({ length: 75 }, (_, index) => ({
  url: `/storage/shoot-images/public/shoot-references/${1_700_000_000_000 + index}-${randomUUID()}-arch.webp`,
  caption: `${index}`,
}));

test('a sheet with too many pictures has those of its shots, all in the order of the references', async () => {
  const rows = [74, 60, 3].map((index) => ({
    kind: 'entry' as const,
    picture: references[index]?.url,
  }));
  const line = { kind: 'line', tone: 'quiet', time: undefined, text: 'End of the day' } as const;
  const shots = { summary: '', rows: [...(rows as ListedShot[]), line] };
  const listed = await thumbnailsOf({ storage }, { references, shots });
  const firsts = Array.from({ length: 58 }, (_, index) => `${index}`);
  expect(listed.map(({ caption }) => caption)).toEqual([...firsts, '60', '74']);
  const plain = await thumbnailsOf({ storage }, { references, shots: undefined });
  expect(plain.map(({ caption }) => caption)).toEqual([...firsts, '58', '59']);
});
