import type { ParticipantCall } from '@lensemble/contract/calls';
import { isShootOver } from '@lensemble/contract/shoot-plan';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ComingBox } from './coming-box.tsx';
import { CrewButtons, type CrewButtonsProps } from './crew-buttons.tsx';
import { OwnAnswer } from './own-answer.tsx';
import { useCalls } from './use-calls.ts';

/** The user can answer until the shoot is over. */
const isAsked = (shoot: ComingProps['shoot'], { isOff, ownPlan }: ParticipantCall) =>
  !isOff && ownPlan?.date != null && !isShootOver({ ...shoot, ...ownPlan }, new Date());

interface ComingProps {
  shoot: CrewButtonsProps['shoot'] &
    Pick<ShootDetail, 'date' | 'time' | 'timeZone' | 'durationMinutes' | 'isZoneGuess'>;
}

/** Who of the crew of a stored shoot is coming. */
export function Coming({ shoot }: ComingProps) {
  const { data, error, isFetching, refetch } = useCalls(shoot.id);
  if (data) {
    return (
      <ComingBox calls={data}>
        {data.map(
          (call) =>
            isAsked(shoot, call) && (
              <OwnAnswer key={call.participantId} shootId={shoot.id} call={call} />
            ),
        )}
        {!isShootOver(shoot, new Date()) && <CrewButtons shoot={shoot} calls={data} />}
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
