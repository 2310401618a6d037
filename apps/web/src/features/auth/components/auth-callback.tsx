import { type ProviderReturn, readProviderReturn } from '@lensemble/contract/provider-return';
import { signInWords } from '@lensemble/messages/web/sign-in';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Logo } from '@/components/brand.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useCompletion } from '../hooks/use-completion.ts';
import { authAgain } from '../lib/auth-search.ts';
import { readTrip } from '../lib/hosted-trip.ts';
import { claimsOf, emailOf, readTokens } from '../lib/provider-tokens.ts';
import { AuthLayout } from './auth-layout.tsx';
import { UnaskedArrival } from './unasked-arrival.tsx';

const SecondStepScreen = lazyDialog(() => import('./second-step-screen.tsx'));

interface AuthCallbackProps {
  fragment: string;
  /** The address's query, unchecked. */
  query: Readonly<Record<string, unknown>>;
}

/**
 * The page that a provider returns to. With a hosted identity, it asks for confirmation if the sign-in did not start in
 * this tab.
 */
export function AuthCallback(props: AuthCallbackProps) {
  const [unasked, setUnasked] = useState(() => tokensUnasked(props.fragment));
  const [back] = useState(() => returnIn(props));
  const [step, setStep] = useState(back.secondStep);
  const router = useRouter();
  if (step) {
    return (
      <AuthLayout>
        <SecondStepScreen
          step={step}
          onSignedIn={async () => setStep(undefined)}
          onClose={() => void router.navigate(authAgain(back))}
        />
      </AuthLayout>
    );
  }
  if (!unasked) return <Completion {...props} />;
  return (
    <AuthLayout>
      <UnaskedArrival
        email={emailOf(claimsOf(unasked.access_token))}
        onContinue={() => setUnasked(undefined)}
      />
    </AuthLayout>
  );
}

/** What the server says; its second step is where the sign-in goes on. */
const returnIn = ({ fragment, query }: AuthCallbackProps): ProviderReturn =>
  hostedIdentity() ? {} : readProviderReturn(query, fragment);

const tokensUnasked = (fragment: string) =>
  hostedIdentity() && !readTrip() ? readTokens(fragment) : undefined;

function Completion({ fragment, query }: AuthCallbackProps) {
  useDocumentTitle(signInWords('completingTitle'));
  useCompletion(fragment, query);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 p-4">
      <span className="finder grid h-20 w-28 place-items-center">
        <Logo className="h-8 w-11 animate-[fade-in_0.9s_ease-in-out_infinite_alternate] motion-reduce:animate-none" />
      </span>
      <div role="status">
        <h1 className="display text-xl">{signInWords('completing')}</h1>
      </div>
    </main>
  );
}
