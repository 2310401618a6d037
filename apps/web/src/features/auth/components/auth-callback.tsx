import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Logo } from '@/components/brand.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { toast } from '@/lib/toast.ts';
import { useArrival } from '../hooks/use-arrival.ts';
import { completeSignIn } from '../lib/complete-sign-in.ts';
import { readTokens } from '../lib/provider-tokens.ts';
import { reasonOf } from '../lib/refusal.ts';

/** The way back from a provider: there is nothing to do here but to wait. */
export function AuthCallback({ fragment }: { fragment: string }) {
  useDocumentTitle('Completing sign in');
  useCompletion(fragment);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 p-4">
      <span className="finder grid h-20 w-28 place-items-center">
        <Logo className="h-8 w-11 animate-[fade-in_0.9s_ease-in-out_infinite_alternate] motion-reduce:animate-none" />
      </span>
      <div role="status">
        <h1 className="display text-xl">Completing sign in...</h1>
      </div>
    </main>
  );
}

function useCompletion(fragment: string) {
  const router = useRouter();
  const arrive = useArrival(undefined);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const refuse = (description: string) => {
      toast({ title: 'Error signing in', description, variant: 'destructive' });
      return router.navigate({ to: '/auth', replace: true });
    };
    const tokens = readTokens(fragment);
    if (!tokens) {
      void refuse('Signing in was not completed. Please try again.');
      return;
    }
    completeSignIn(tokens)
      .then(arrive)
      .catch((error: unknown) => refuse(reasonOf(error)));
  }, [fragment, router, arrive]);
}
