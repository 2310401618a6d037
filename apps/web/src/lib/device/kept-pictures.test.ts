import 'fake-indexeddb/auto';
import type { PackedThing } from '@lensemble/contract/packing';
import { bareLine } from '@lensemble/contract/packing-records';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPictures, readPictures } from './kept-plans.ts';

const plan = {
  ...{ account: 'mira', shootId: 'one' },
  shoot: { references: [], costumes: [], participants: [], location: null },
} as unknown as Parameters<typeof keepPictures>[0];
const thing = (url: string, parts: PackedThing['parts'] = []): PackedThing => ({
  ...{ ...bareLine, kind: 'kit', id: url, name: url },
  ...{ imageUrl: `/storage/shoot-images/${url}.webp`, parts },
});
const kept = async () => [...(await readPictures('mira', 'one')).keys()].sort();

beforeEach(() => {
  const fetched = vi.fn(async () => new Response('picture'));
  vi.stubGlobal('fetch', fetched);
  return () => vi.unstubAllGlobals();
});

test('pictures of what is packed and of what is in kits are kept in the size of phones, until they are gone', async () => {
  const glueGun = thing('glue-gun').imageUrl;
  const part = { ...bareLine, part: { equipmentId: 'gun' }, name: 'Gun', imageUrl: glueGun };
  await keepPictures(plan, [thing('sword'), thing('repair', [part])]);
  expect(await kept()).toEqual([
    '/storage/shoot-images/glue-gun.small.webp',
    '/storage/shoot-images/repair.small.webp',
    '/storage/shoot-images/sword.small.webp',
  ]);
  await keepPictures(plan, [thing('sword')]);
  expect(await kept()).toEqual(['/storage/shoot-images/sword.small.webp']);
});

test('pictures at other addresses are not kept', async () => {
  await keepPictures(plan, [{ ...thing('a'), imageUrl: 'https://elsewhere.example/a.webp' }]);
  expect(await kept()).not.toContain('https://elsewhere.example/a.webp');
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('elsewhere'), expect.anything());
});
