import type { SecondStep } from '@lensemble/contract/auth';
import { secondStepWords } from '@lensemble/messages/web/second-step';
import { signInWords } from '@lensemble/messages/web/sign-in';
import { useEffect, useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { signUps } from '@/lib/session/boot.ts';
import { showNotice } from '@/lib/session/notice.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useArrival } from '../hooks/use-arrival.ts';
import { type AuthSearch, type AuthTab, openTab, searchForTab } from '../lib/auth-search.ts';
import { noSignUpValues, type SignUpValues } from '../lib/sign-up-values.ts';
import { rememberEmail, typedEmail } from '../lib/typed-email.ts';
import { ConfirmationNeeded } from './confirmation-needed.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpsClosed } from './sign-ups-closed.tsx';

const SecondStepScreen = lazyDialog(() => import('./second-step-screen.tsx'));

interface AuthScreenProps {
  search: AuthSearch;
  onSearch: (search: AuthSearch) => void;
}

export function AuthScreen({ search, onSearch }: AuthScreenProps) {
  const [values, setValues] = useState<SignUpValues>({
    ...noSignUpValues,
    email: typedEmail(),
    inviteCode: search.inviteCode ?? '',
  });
  const [waiting, setWaiting] = useState(false);
  const [step, setStep] = useState<SecondStep>();
  // Kept in state, because choosing a tab removes it from the address. A user with an account is asked about the
  // invitation after signing in.
  const [invitation] = useState(search.inviteCode);
  useEffect(showNotice, []);
  const change = (changed: Partial<SignUpValues>) => {
    if (changed.email !== undefined) rememberEmail(changed.email);
    setValues((current) => ({ ...current, ...changed }));
  };
  const choose = (tab: AuthTab) => {
    setWaiting(false);
    onSearch(searchForTab(search, tab));
  };
  const arrive = useArrival(search.redirect);
  const arriveInvited = useArrival(search.redirect, invitation);
  const onUnconfirmed = () => setWaiting(true);

  if (step) {
    return (
      <SecondStepScreen step={step} onSignedIn={arriveInvited} onClose={() => setStep(undefined)} />
    );
  }
  if (waiting)
    return <ConfirmationNeeded email={values.email.trim()} onSignIn={() => choose('signin')} />;
  return (
    <Tabs
      value={openTab(search)}
      onValueChange={(tab) => choose(tab as AuthTab)}
      className="grid gap-4"
    >
      <TabsList aria-label={signInWords('tabs')}>
        <TabsTrigger value="signin">{signInWords('signInTab')}</TabsTrigger>
        <TabsTrigger value="signup">{signInWords('signUpTab')}</TabsTrigger>
      </TabsList>
      <TabsContent value="signin" tabIndex={-1}>
        <SignInForm
          email={values.email}
          onEmailChange={(email) => change({ email })}
          onSignedIn={arriveInvited}
          onSecondStep={setStep}
          onUnconfirmed={onUnconfirmed}
        />
        <OtherWays>
          <PasskeyButton label={secondStepWords('passkey')} onSignedIn={arriveInvited} />
          <ProviderButtons redirect={search.redirect} inviteCode={invitation} />
        </OtherWays>
      </TabsContent>
      <TabsContent value="signup" tabIndex={-1}>
        {signUps() === 'closed' ? (
          <SignUpsClosed onSignIn={() => choose('signin')} />
        ) : (
          <>
            <SignUpForm
              values={values}
              onChange={change}
              invitation={invitation}
              asksForCode={search.invite ?? false}
              onSignedIn={arrive}
              onUnconfirmed={onUnconfirmed}
            />
            <OtherWays>
              <ProviderButtons redirect={search.redirect} inviteCode={values.inviteCode} />
            </OtherWays>
          </>
        )}
      </TabsContent>
    </Tabs>
  );
}
