import { shootListWords } from '@lensemble/messages/web/shoot-lists';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { DatabaseArt } from './database-art.tsx';

interface ShootListErrorProps {
  error: Error | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown when the list of shoots fails to load. */
export function ShootListError({ error, isRetrying, onRetry }: ShootListErrorProps) {
  const isReachable = useReachable();
  return (
    <ErrorCard
      className="my-4 md:my-12"
      art={<DatabaseArt />}
      title={shootListWords('failed')}
      onRetry={onRetry}
      retryLabel={shootListWords('tryAgain')}
      retryingLabel={shootListWords('searching')}
      retrying={isRetrying}
      error={error}
    >
      {isReachable ? shootListWords('whereItIs') : shootListWords('unreachable')}
    </ErrorCard>
  );
}
