import type { User } from '@lensemble/contract/auth';
import { useRouter } from '@tanstack/react-router';
import { arrive } from '@/lib/auth-session.ts';

/** Makes somebody the signed-in user and goes to where they wanted to be, else to the dashboard. */
export function useArrival(redirect: string | undefined): (user: User) => Promise<void> {
  const router = useRouter();
  return (user) => {
    arrive(user);
    return router.navigate({ href: redirect ?? '/', replace: true });
  };
}
