import { ErrorCard } from '@/components/errors/error-card.tsx';
import { useOnline } from '@/lib/browser/use-online.ts';
import { DatabaseArt } from './database-art.tsx';

interface ShootListErrorProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown when the list of shoots fails to load. */
export function ShootListError({ isRetrying, onRetry }: ShootListErrorProps) {
  const isOnline = useOnline();
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
      {isOnline
        ? 'It is somewhere between the wig and the second boot. Your shoots are safe.'
        : 'You are offline, and so is it. Your shoots are safe: try again when the network is back.'}
    </ErrorCard>
  );
}
