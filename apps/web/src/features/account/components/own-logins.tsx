import { useQuery } from '@tanstack/react-query';
import { loginsQuery } from '../api/logins.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { WaysToSignIn } from './ways-to-sign-in.tsx';

/** The login methods of an account on this server. The password form is hidden for a user without a password. */
export function OwnLogins({ email }: { email: string }) {
  const { data: logins } = useQuery(loginsQuery);
  return (
    <>
      <ChangeEmail current={email} />
      <WaysToSignIn email={email} />
      {logins?.password !== false && <ChangePassword email={email} />}
    </>
  );
}
