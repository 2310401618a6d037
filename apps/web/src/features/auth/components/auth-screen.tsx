import { useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { useArrival } from '../hooks/use-arrival.ts';
import type { AuthSearch, AuthTab } from '../lib/auth-search.ts';
import { openTab, searchForTab } from '../lib/auth-search.ts';
import type { SignUpValues } from '../lib/sign-up-values.ts';
import { noSignUpValues } from '../lib/sign-up-values.ts';
import { AuthLayout } from './auth-layout.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface AuthScreenProps {
  search: AuthSearch;
  /** Puts another query into the address. */
  onSearch: (search: AuthSearch) => void;
}

/** Sign in and sign up. */
export function AuthScreen({ search, onSearch }: AuthScreenProps) {
  const [values, setValues] = useState<SignUpValues>({
    ...noSignUpValues,
    inviteCode: search.inviteCode ?? '',
  });
  const change = (changed: Partial<SignUpValues>) =>
    setValues((current) => ({ ...current, ...changed }));
  const choose = (tab: AuthTab) => onSearch(searchForTab(search, tab));
  const arrive = useArrival(search.redirect);

  return (
    <AuthLayout>
      <Tabs
        value={openTab(search)}
        onValueChange={(tab) => choose(tab as AuthTab)}
        className="grid gap-4"
      >
        <TabsList aria-label="Sign in or sign up">
          <TabsTrigger value="signin">Sign In</TabsTrigger>
          <TabsTrigger value="signup">Sign Up</TabsTrigger>
        </TabsList>
        <TabsContent value="signin" tabIndex={-1}>
          <SignInForm
            email={values.email}
            onEmailChange={(email) => change({ email })}
            onSignedIn={arrive}
          />
        </TabsContent>
        <TabsContent value="signup" tabIndex={-1}>
          <SignUpForm
            values={values}
            onChange={change}
            focusInvite={search.invite ?? false}
            onSignedIn={arrive}
            onUnconfirmed={() => choose('signin')}
          />
        </TabsContent>
      </Tabs>
    </AuthLayout>
  );
}
