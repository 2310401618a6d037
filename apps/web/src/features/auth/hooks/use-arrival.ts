import type { User } from '@lensemble/contract/auth';
import { useRouter } from '@tanstack/react-router';
import { arrive } from '@/lib/session/auth-session.ts';
import { dismissErrors } from '@/lib/shell/toast.ts';
import { invitationFragment } from '../lib/auth-search.ts';

/**
 * Sets the signed-in user and opens the requested address, otherwise the dashboard. With an invite code, it first opens
 * the invitation.
 */
export function useArrival(
  redirect: string | undefined,
  inviteCode?: string,
): (user: User) => Promise<void> {
  const router = useRouter();
  return (user) => {
    arrive(user);
    dismissErrors();
    if (inviteCode) {
      const hash = invitationFragment(inviteCode);
      return router.navigate({ to: '/auth', search: {}, hash, replace: true });
    }
    const href = redirect ?? '/';
    // Documents of their own, such as *On set*, are no routes.
    const [, , route] = router.getMatchedRoutes(new URL(href, location.origin).pathname);
    return router.navigate({ href, reloadDocument: !route, replace: true });
  };
}
