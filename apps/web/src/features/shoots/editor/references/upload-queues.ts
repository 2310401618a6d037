import { addReference } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { getShootQuery } from '@/features/shoots/api/get-shoot.ts';
import { orderReferences } from '@/features/shoots/api/order-references.ts';
import { changeReferences, inOrder, withReference } from '@/features/shoots/api/reference-cache.ts';
import { queryClient } from '@/lib/query-client.ts';
import { upload } from '@/lib/upload.ts';
import { UploadQueue } from './upload-queue.ts';

export type ReferenceQueue = UploadQueue<Reference>;

const queues = new Map<string, ReferenceQueue>();

/** The queue of a shoot. It outlives the screen: pictures that were chosen for a new shoot go on in its own editor. */
export function queueOf(shootId: string): ReferenceQueue {
  const queue = queues.get(shootId) ?? makeQueue(shootId);
  queues.set(shootId, queue);
  return queue;
}

/** A queue for a shoot that does not exist yet; `handOver` gives it to the shoot. */
export function makeQueue(shootId: string | null): ReferenceQueue {
  return new UploadQueue<Reference>(shootId, {
    send: (id, { file, onProgress, signal }) =>
      upload(addReference, { params: { id }, file, fileName: file.name, onProgress, signal }),
    onArrived: (id, reference) =>
      changeReferences(queryClient, id, (references) => withReference(references, reference)),
    onDone: (id, added) => void putInOrder(id, added),
  });
}

/** The shoot exists now: what was held for it goes on its way. */
export function handOver(queue: ReferenceQueue, shootId: string): void {
  queues.set(shootId, queue);
  queue.startFor(shootId);
}

/** Pictures that went side by side arrive in any order: they are to stand as they were chosen. */
async function putInOrder(shootId: string, added: readonly Reference[]): Promise<void> {
  const references = queryClient.getQueryData(getShootQuery(shootId).queryKey)?.references ?? [];
  const isNew = new Set(added.map(({ id }) => id));
  const before = references.filter(({ id }) => !isNew.has(id));
  const wanted = [...before, ...added].map(({ id }) => id);
  if (wanted.every((id, index) => references[index]?.id === id)) return;
  changeReferences(queryClient, shootId, (now) => inOrder(now, wanted));
  // Their order is a nicety: where it cannot be stored, they stand as they arrived.
  await orderReferences({ shootId, ids: wanted }).catch(() => {});
}
