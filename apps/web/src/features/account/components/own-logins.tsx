import { useQuery } from '@tanstack/react-query';
import { loginsQuery } from '../api/logins.ts';
import { ChangePassword } from './change-password.tsx';
import { WaysToSignIn } from './ways-to-sign-in.tsx';

/** How one signs in where this server keeps the accounts. Nobody is asked for a password that they do not have. */
export function OwnLogins({ email }: { email: string }) {
  const { data: logins } = useQuery(loginsQuery);
  return (
    <>
      <WaysToSignIn email={email} />
      {logins?.password !== false && <ChangePassword email={email} />}
    </>
  );
}
