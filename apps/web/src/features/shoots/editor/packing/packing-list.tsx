import type { ShootDetail } from '@lensemble/contract/shoots';
import { packingWords } from '@lensemble/messages/web/packing';
import { useEffect, useRef } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { WaitingNote } from '@/features/shoots/editor/components/waiting-note.tsx';
import { useDay } from '@/lib/day/use-day.ts';
import { LoadingPacking } from './loading-packing.tsx';
import { PackingBoard } from './packing-board.tsx';

/** The list of a stored shoot. */
export default function PackingList({ shoot }: { shoot: ShootDetail }) {
  const day = useDay(shoot.id);
  const { shots, packing, waiting, isStuck, refused, client, error, isFetching, retry } = day;
  // A saved shoot may link other things.
  const { version } = shoot;
  const listed = useRef(version);
  useEffect(() => {
    if (listed.current === version) return;
    listed.current = version;
    retry();
  }, [version, retry]);
  if (packing === undefined || shots === undefined)
    return error ? (
      <LoadFailure error={error} retrying={isFetching} onRetry={retry}>
        {packingWords('notLoaded')}
      </LoadFailure>
    ) : (
      <LoadingPacking />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isStuck && <WaitingNote count={waiting} />}
      <PackingBoard {...{ shoot, shots, packing, refused, client }} />
    </div>
  );
}
