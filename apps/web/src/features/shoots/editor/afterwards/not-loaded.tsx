import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { LoadingAfterwards } from './loading-afterwards.tsx';

interface NotLoadedProps {
  /** Null while loading. */
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  words: string;
}

/** In place of a part that is loading or could not be loaded. */
export function NotLoaded({ error, retrying, onRetry, words }: NotLoadedProps) {
  if (!error) return <LoadingAfterwards />;
  return (
    <LoadFailure error={error} retrying={retrying} onRetry={() => onRetry()}>
      {words}
    </LoadFailure>
  );
}
