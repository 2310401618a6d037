import { ErrorCard } from '@/components/errors/error-card.tsx';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { DatabaseArt } from './database-art.tsx';

interface ShootListErrorProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown when the list of shoots fails to load. */
export function ShootListError({ isRetrying, onRetry }: ShootListErrorProps) {
  const isReachable = useReachable();
  return (
    <ErrorCard
      className="my-4 md:my-12"
      art={<DatabaseArt />}
      title="Oops! Our Database is Taking a Cosplay Break"
      onRetry={onRetry}
      retryLabel="Try Finding It Again"
      retryingLabel="Searching for the database..."
      retrying={isRetrying}
    >
      {isReachable
        ? 'It is somewhere between the wig and the second boot. Your shoots are safe.'
        : 'Can’t reach the server. Your shoots are safe.'}
    </ErrorCard>
  );
}
