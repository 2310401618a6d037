import { addReference } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { changeReferences, withReference } from '@/features/shoots/api/reference-cache.ts';
import { currentSession, subscribeToSession } from '@/lib/auth-session.ts';
import { queryClient } from '@/lib/query-client.ts';
import { hasUnsaved, holdUnsaved } from '@/lib/session-end.ts';
import { subscribeToShownTeam } from '@/lib/shown-team.ts';
import { upload } from '@/lib/upload.ts';
import type { Passing } from '@/lib/upload-failure.ts';
import { tellLeftBehind, tellMadeGood } from './left-behind.ts';
import { UploadQueue } from './upload-queue.ts';

export type ReferenceQueue = UploadQueue<Reference>;

const queues = new Map<string, ReferenceQueue>();

window.addEventListener('online', () => retryAll('time'));
subscribeToSession(() => {
  if (currentSession().user) retryAll('sign-in');
});

function retryAll(reason: Passing): void {
  for (const queue of queues.values()) queue.retryPassing(reason);
}

// The shoots are those of the team before.
subscribeToShownTeam(() => {
  for (const queue of queues.values()) queue.clear();
  queues.clear();
});

/** The queue of a shoot. It outlives the screen: pictures that were chosen for a new shoot go on in its own editor. */
export function queueOf(shootId: string): ReferenceQueue {
  const queue = queues.get(shootId) ?? makeQueue(shootId);
  queues.set(shootId, queue);
  return queue;
}

/** A queue for a shoot that does not exist yet; `handOver` gives it to the shoot. */
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

/** The shoot exists now: what was held for it goes on its way. */
export function handOver(queue: ReferenceQueue, shootId: string): void {
  queues.set(shootId, queue);
  queue.startFor(shootId);
}

/** Pictures that have not arrived would be lost with the page, whatever screen it shows. */
function holdWhile(): (isOpen: boolean) => void {
  // Signing out gives them up.
  const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
  let release: (() => void) | null = null;
  return (isOpen) => {
    if (isOpen && !release) {
      release = holdUnsaved();
      window.addEventListener('beforeunload', ask);
    } else if (!isOpen && release) {
      release();
      release = null;
      window.removeEventListener('beforeunload', ask);
    }
  };
}
