import type { Provider } from '@lensemble/contract/boot';
import { providerNames } from '@lensemble/contract/provider-return';
import { loginWords } from '@lensemble/messages/web/account-logins';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { bootData } from '@/lib/session/boot.ts';
import { loginsQuery } from '../api/logins.ts';
import { PasswordLogin, ProviderLogin } from './login-row.tsx';

/** The user's login methods. Renders nothing if a password is the only possible method. */
export function WaysToSignIn({ email }: { email: string }) {
  const { data: logins, error, isFetching, refetch } = useQuery(loginsQuery);
  const offered = bootData()?.providers ?? [];
  const providers = (Object.keys(providerNames) as Provider[]).filter(
    (provider) => offered.includes(provider) || logins?.providers.includes(provider),
  );
  if (providers.length === 0 && logins?.password !== false) return null;
  const isOnly = logins && !logins.password && logins.providers.length === 1;
  return (
    <ProfileSection title={loginWords('waysToSignIn')}>
      {error && !logins && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
          {loginWords('listNotLoaded')}
        </LoadFailure>
      )}
      {!error && !logins && (
        <div role="status">
          <span className="sr-only">{loginWords('loadingWays')}</span>
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      {logins && (
        <ul className="grid grid-cols-1">
          <PasswordLogin email={email} isSet={logins.password} />
          {providers.map((provider) => (
            <ProviderLogin
              key={provider}
              provider={provider}
              isConnected={logins.providers.includes(provider)}
              isOnly={isOnly === true}
            />
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
