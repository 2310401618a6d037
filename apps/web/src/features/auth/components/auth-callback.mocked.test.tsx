import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AuthCallback } from './auth-callback.tsx';

const { navigate, shown } = vi.hoisted(() => ({
  navigate: vi.fn(),
  shown: vi.fn<(props: { onClose: () => void }) => null>(() => null),
}));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ navigate }) }));
vi.mock('@/lib/shell/lazy-dialog.tsx', () => ({ lazyDialog: () => shown }));
vi.mock('@/lib/session/boot.ts', () => ({ hostedIdentity: () => undefined }));
vi.mock('./auth-layout.tsx', () => ({
  AuthLayout: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('./unasked-arrival.tsx', () => ({ UnaskedArrival: () => null }));
vi.mock('../hooks/use-completion.ts', () => ({ useCompletion: () => {} }));

test('leaving the second step keeps the invitation and the page to open next', () => {
  const query = { provider: 'google', redirect: '/map' };
  renderToStaticMarkup(<AuthCallback fragment="#step=abc&inviteCode=xyz" query={query} />);
  shown.mock.calls.at(-1)![0].onClose();
  expect(navigate.mock.calls).toEqual([
    [
      expect.objectContaining({
        to: '/auth',
        search: { redirect: '/map' },
        hash: 'inviteCode=xyz',
      }),
    ],
  ]);
});
