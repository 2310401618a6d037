import type { RegisteredRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { loadShootPage } from './load-shoot-page.ts';

test.each([
  ['a browser that does not say how fast it is', undefined, true],
  ['a fast network', { saveData: false, effectiveType: '4g' }, true],
  ['a slow network', { saveData: false, effectiveType: '3g' }, false],
  ['a metered network', { saveData: true, effectiveType: '4g' }, false],
])('on %s', async (_what, connection, isLoaded) => {
  vi.stubGlobal('navigator', { connection });
  const page = { id: '/_app/shoots/$id' };
  const loadRouteChunk = vi.fn<() => Promise<void>>(async () => {});
  const routesById = { [page.id]: page };
  await loadShootPage({ loadRouteChunk, routesById } as unknown as RegisteredRouter);
  expect(loadRouteChunk.mock.calls).toEqual(isLoaded ? [[page]] : []);
});
