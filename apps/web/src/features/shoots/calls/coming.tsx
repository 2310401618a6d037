import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ComingBox } from './coming-box.tsx';
import { CrewButtons, type CrewButtonsProps } from './crew-buttons.tsx';
import { useCalls } from './use-calls.ts';

/** Who of the crew of a stored shoot is coming. */
export function Coming({ shoot }: Pick<CrewButtonsProps, 'shoot'>) {
  const { data, error, isFetching, refetch } = useCalls(shoot.id);
  if (data) {
    return (
      <ComingBox calls={data}>
        <CrewButtons shoot={shoot} calls={data} />
      </ComingBox>
    );
  }
  if (!error) {
    return (
      <div role="status">
        <span className="sr-only">{shootCallsWords('loading')}</span>
        <Skeleton className="mb-2 h-20 rounded-lg" />
      </div>
    );
  }
  return (
    <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
      {shootCallsWords('notLoaded')}
    </LoadFailure>
  );
}
