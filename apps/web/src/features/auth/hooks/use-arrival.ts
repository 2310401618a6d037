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
    // It may be a document of its own, such as *On set*, which the router cannot open.
    const reloadDocument = redirect !== undefined;
    return router.navigate({ href: redirect ?? '/', reloadDocument, replace: true });
  };
}
