import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';

test('a module that cannot load does not break a page without the root, such as the landing page', async () => {
  const html = await readFile(new URL('../index.html', import.meta.url), 'utf8');
  const script = html.match(/<script>(.*?)<\/script>/s)?.[1] ?? '';
  const listen = vi.fn();
  const page = { getElementById: () => null };
  const names = ['document', 'localStorage', 'addEventListener'];
  new Function(...names, script)(page, { getItem: () => null }, listen);
  const [, onError] = listen.mock.calls[0] ?? [];
  expect(() => onError({ target: { type: 'module' } })).not.toThrow();
});
