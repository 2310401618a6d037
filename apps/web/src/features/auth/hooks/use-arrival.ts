import type { User } from '@lensemble/contract/auth';
import { useRouter } from '@tanstack/react-router';
import { arrive } from '@/lib/auth-session.ts';

/**
 * Makes somebody the signed-in user and goes to where they wanted to be, else to the dashboard. Who came with an
 * invitation is asked about that first.
 */
export function useArrival(
  redirect: string | undefined,
  inviteCode?: string,
): (user: User) => Promise<void> {
  const router = useRouter();
  return (user) => {
    arrive(user);
    if (inviteCode) return router.navigate({ to: '/auth', search: { inviteCode }, replace: true });
    return router.navigate({ href: redirect ?? '/', replace: true });
  };
}
