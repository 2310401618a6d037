import { resolveObjectURL } from 'node:buffer';
import { expect, test, vi } from 'vitest';
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

test('an address is created when it is asked for, once, and released with its picture', () => {
  const urls = new ObjectUrls();
  const wings = picture();
  const created = vi.spyOn(URL, 'createObjectURL');
  const shown = urls.lookup(new Map([['wings', wings]]));
  expect(created).not.toHaveBeenCalled();
  const url = shown.get('wings');
  expect([shown.get('wings'), shown.get('arch')]).toEqual([url, undefined]);
  expect(urls.lookup(new Map([['wings', wings]])).get('wings')).toBe(url);
  expect(created).toHaveBeenCalledOnce();
  urls.lookup(new Map());
  expect(resolveObjectURL(url!)).toBeUndefined();
  created.mockRestore();
});
