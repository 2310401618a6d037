import type { Provider } from '@lensemble/contract/boot';
import { providerNames } from '@lensemble/contract/provider-return';
import { loginWords } from '@lensemble/messages/web/account-logins';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProviderIcon } from '@/components/provider-icon.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useAskForPassword, useConnect, useDisconnect } from '../api/logins.ts';

interface LoginRowProps {
  icon: ReactNode;
  name: string;
  state: string;
  children: ReactNode;
}

function LoginRow({ icon, name, state, children }: LoginRowProps) {
  return (
    <li className="flex tight:flex-wrap min-h-13 items-center gap-3 py-2 not-first:border-line not-first:border-t">
      {icon}
      <div className="min-w-0 flex-1 tight:min-w-3/5">
        <b className="block font-[580] leading-snug">{name}</b>
        <small className="block text-ink-3 text-xs">{state}</small>
      </div>
      {children}
    </li>
  );
}

/** A user who signed up through a provider has no password and can set one by email. */
export function PasswordLogin({ email, isSet }: { email: string; isSet: boolean }) {
  const ask = useAskForPassword();
  return (
    <LoginRow
      icon={<KeyRound className="size-5 shrink-0 text-ink-3" aria-hidden />}
      name={loginWords('password')}
      state={isSet ? loginWords('set') : loginWords('notSet')}
    >
      {!isSet && (
        <Button size="sm" pending={ask.isPending} onClick={() => ask.mutate(email)}>
          {loginWords('setPassword')}
        </Button>
      )}
    </LoginRow>
  );
}

interface ProviderLoginProps {
  provider: Provider;
  isConnected: boolean;
  isOnly: boolean;
}

export function ProviderLogin({ provider, isConnected, isOnly }: ProviderLoginProps) {
  const connect = useConnect();
  const disconnect = useDisconnect();
  const change = isConnected ? disconnect : connect;
  const name = providerNames[provider];
  const named = { provider: name };
  return (
    <LoginRow
      icon={<ProviderIcon provider={provider} className="size-5 shrink-0 text-ink-3" />}
      name={name}
      state={isConnected ? loginWords('isConnected') : loginWords('isNotConnected')}
    >
      {isConnected && isOnly ? (
        <Badge variant="accent">{loginWords('onlyWay')}</Badge>
      ) : (
        // The same button in both states, so that it keeps the focus.
        <Button
          size="sm"
          pending={change.isPending}
          aria-label={
            isConnected
              ? loginWords('disconnectProvider', named)
              : loginWords('connectProvider', named)
          }
          onClick={() => change.mutate(provider)}
        >
          {isConnected ? loginWords('disconnect') : loginWords('connect')}
        </Button>
      )}
    </LoginRow>
  );
}
