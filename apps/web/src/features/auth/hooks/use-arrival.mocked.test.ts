import { expect, test, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn(async () => {}) }));
/** Knows the routes `/` and `/shoots`. */
const getMatchedRoutes = (path: string) => [[], {}, ['/', '/shoots'].find((each) => each === path)];
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ navigate, getMatchedRoutes }) }));
vi.mock('@/lib/session/auth-session.ts', () => ({ arrive: () => {} }));
vi.mock('@/lib/shell/toast.ts', () => ({ dismissErrors: () => {} }));

const user = { id: '0b0f0e4a-3a44-4f5c-9a80-3f1d6c1f5d11', email: 'mira@example.org' };

test.each([
  [undefined, '/', false],
  ['/shoots?view=table#top', '/shoots?view=table#top', false],
  ['/shoots/1/day', '/shoots/1/day', true],
  ['/operator?text=mira', '/operator?text=mira', true],
])('a sign-in for %s leads to %s, loaded as a document: %s', async (redirect, href, isDocument) => {
  vi.stubGlobal('location', { origin: 'https://lensemble.example' });
  await useArrival(redirect)(user);
  const expected = { href, reloadDocument: isDocument, replace: true };
  expect(navigate).toHaveBeenLastCalledWith(expected);
});
