import { expect, test, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn(async () => {}) }));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ navigate }) }));
vi.mock('@/lib/session/auth-session.ts', () => ({ arrive: () => {} }));
vi.mock('@/lib/shell/toast.ts', () => ({ dismissErrors: () => {} }));

const user = { id: '0b0f0e4a-3a44-4f5c-9a80-3f1d6c1f5d11', email: 'mira@example.org' };

test('a sign-in leads back to pages that are documents of their own, such as On set and the page of operators', async () => {
  await useArrival('/shoots/1/day')(user);
  expect(navigate).toHaveBeenLastCalledWith(
    expect.objectContaining({ href: '/shoots/1/day', reloadDocument: true }),
  );
  await useArrival(undefined)(user);
  expect(navigate).toHaveBeenLastCalledWith(
    expect.objectContaining({ href: '/', reloadDocument: false }),
  );
});
