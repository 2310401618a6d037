import { resolveObjectURL } from 'node:buffer';
import { expect, test } from 'vitest';
import { ObjectUrls } from './object-urls.ts';

const picture = () => new Blob(['picture']);

test('a picture keeps its address while it is shown, and is released afterward', () => {
  const urls = new ObjectUrls();
  const [arch, wings] = urls
    .show(
      new Map([
        ['arch', picture()],
        ['wings', picture()],
      ]),
    )
    .values();
  const next = urls.show(
    new Map([
      ['wings', picture()],
      ['smoke', picture()],
    ]),
  );
  expect(next.get('wings')).toBe(wings);
  expect([...next.keys()]).toEqual(['wings', 'smoke']);
  expect(resolveObjectURL(arch!)).toBeUndefined();
  expect(resolveObjectURL(wings!)).toBeDefined();
  urls.show(new Map());
  for (const url of next.values()) expect(resolveObjectURL(url)).toBeUndefined();
});
