import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hostedPasswordSetter } from '../api/passwords.ts';
import { readTokens } from '../lib/provider-tokens.ts';
import { NewPassword } from './new-password.tsx';

export function HostedRecovery({ fragment }: { fragment: string }) {
  const navigate = useNavigate();
  const [save] = useState(() => hostedPasswordSetter(readTokens(fragment)));
  return (
    <NewPassword
      save={save}
      onAskAgain={() => void navigate({ to: '/auth/reset', replace: true })}
    />
  );
}
