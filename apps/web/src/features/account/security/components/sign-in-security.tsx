import { securityWords } from '@lensemble/messages/web/account-security';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { passkeysQuery } from '../api/passkeys.ts';
import { twoStepQuery } from '../api/two-step.ts';
import { Passkeys } from './passkeys.tsx';
import { TwoStepRow } from './two-step-row.tsx';

/** What protects signing in besides the password. */
export function SignInSecurity() {
  const twoStep = useQuery(twoStepQuery);
  const passkeys = useQuery(passkeysQuery);
  const error = (!twoStep.data && twoStep.error) || (!passkeys.data && passkeys.error);
  return (
    <ProfileSection title={securityWords('title')}>
      {error && (
        <LoadFailure
          error={error}
          retrying={twoStep.isFetching || passkeys.isFetching}
          onRetry={() => {
            void twoStep.refetch();
            void passkeys.refetch();
          }}
        >
          {securityWords('notLoaded')}
        </LoadFailure>
      )}
      {!error && !(twoStep.data && passkeys.data) && (
        <div role="status">
          <span className="sr-only">{securityWords('loading')}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {twoStep.data && passkeys.data && (
        <div className="grid grid-cols-1 gap-4 [&>*+*]:border-line [&>*+*]:border-t [&>*+*]:pt-4">
          <TwoStepRow twoStep={twoStep.data} />
          <Passkeys passkeys={passkeys.data} />
        </div>
      )}
    </ProfileSection>
  );
}
