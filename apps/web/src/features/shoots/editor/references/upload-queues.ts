import { addReference, listReferences } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { orderReferences } from '@/features/shoots/api/order-references.ts';
import { changeReferences, inOrder, withReference } from '@/features/shoots/api/reference-cache.ts';
import { callApi } from '@/lib/api.ts';
import { queryClient } from '@/lib/query-client.ts';
import { hasUnsaved, holdUnsaved } from '@/lib/session-end.ts';
import { subscribeToShownTeam } from '@/lib/shown-team.ts';
import { upload } from '@/lib/upload.ts';
import { inChosenOrder } from './chosen-order.ts';
import { tellLeftBehind } from './left-behind.ts';
import { UploadQueue } from './upload-queue.ts';

export type ReferenceQueue = UploadQueue<Reference>;

const queues = new Map<string, ReferenceQueue>();

window.addEventListener('online', () => {
  for (const queue of queues.values()) queue.retryNetwork();
});

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
    onArrived: (id, reference) =>
      changeReferences(queryClient, id, (references) => withReference(references, reference)),
    onDone: (id, added) => {
      putInOrder(id, added).catch(() => {
        // Their order is a nicety: where it cannot be stored, they stand as they arrived.
      });
    },
    onOpen: holdWhile(),
    onLeft: tellLeftBehind,
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

/** Pictures that went side by side arrive in any order: they are to stand as they were chosen. */
async function putInOrder(shootId: string, added: readonly Reference[]): Promise<void> {
  if (added.length < 2) return;
  const chosen = added.map(({ id }) => id);
  changeReferences(queryClient, shootId, (references) => inChosenOrder(references, chosen));
  // What is shown may not be all that is there: others add pictures as well.
  const stored = await callApi(listReferences, { params: { id: shootId } });
  const ids = inChosenOrder(stored, chosen).map(({ id }) => id);
  if (ids.every((id, index) => stored[index]?.id === id)) return;
  await orderReferences({ shootId, ids });
  changeReferences(queryClient, shootId, (references) => inOrder(references, ids));
}
