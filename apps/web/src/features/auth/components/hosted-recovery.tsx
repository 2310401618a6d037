import { useNavigate } from '@tanstack/react-router';
import { setHostedPassword } from '../api/passwords.ts';
import { readTokens } from '../lib/provider-tokens.ts';
import { NewPassword } from './new-password.tsx';

export function HostedRecovery({ fragment }: { fragment: string }) {
  const navigate = useNavigate();
  return (
    <NewPassword
      save={(password) => setHostedPassword(readTokens(fragment), password)}
      onAskAgain={() => void navigate({ to: '/auth/reset', replace: true })}
    />
  );
}
