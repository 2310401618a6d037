import { addReference } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { changeReferences, withReference } from '@/features/shoots/api/reference-cache.ts';
import { queryClient } from '@/lib/calls/query-client.ts';
import { onServerBack } from '@/lib/calls/server-reach.ts';
import { upload } from '@/lib/pictures/upload.ts';
import type { Passing } from '@/lib/pictures/upload-failure.ts';
import { currentSession, subscribeToSession } from '@/lib/session/auth-session.ts';
import { holdWhile } from '@/lib/session/hold-while.ts';
import { subscribeToShownTeam } from '@/lib/teams/shown-team.ts';
import { tellLeftBehind, tellMadeGood } from './left-behind.ts';
import { UploadQueue } from './upload-queue.ts';

export type ReferenceQueue = UploadQueue<Reference>;

const queues = new Map<string, ReferenceQueue>();

onServerBack(() => retryAll('time'));
subscribeToSession(() => {
  if (currentSession().user) retryAll('sign-in');
});

function retryAll(reason: Passing): void {
  for (const queue of queues.values()) queue.retryPassing(reason);
}

// The queues belong to shoots of the previous team.
subscribeToShownTeam(() => {
  for (const queue of queues.values()) queue.clear();
  queues.clear();
});

/** The upload queue of a shoot. It outlives the screen, so uploads continue while the user works elsewhere. */
export function queueOf(shootId: string): ReferenceQueue {
  const queue = queues.get(shootId) ?? makeQueue(shootId);
  queues.set(shootId, queue);
  return queue;
}

/** Creates an upload queue. `shootId` is null for a shoot that does not exist yet (see `handOver`). */
export function makeQueue(shootId: string | null): ReferenceQueue {
  return new UploadQueue<Reference>(shootId, {
    send: (id, { file, ...sending }) =>
      upload(addReference, { params: { id }, file, fileName: file.name, ...sending }),
    onArrived: (id, reference, later) =>
      changeReferences(queryClient, id, (references) => {
        const places = later.map((each) => references.findIndex((other) => other.id === each.id));
        return withReference(
          references,
          reference,
          places.find((place) => place >= 0),
        );
      }),
    onOpen: holdWhile(),
    onLeft: tellLeftBehind,
    onMadeGood: tellMadeGood,
  });
}

/** Assigns a queue to a new shoot and starts its uploads. */
export function handOver(queue: ReferenceQueue, shootId: string): void {
  queues.set(shootId, queue);
  queue.startFor(shootId);
}
