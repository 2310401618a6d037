import type { OperationQueue } from '@lensemble/contract/operation-queue';

/** Where a device keeps the day of shoots, and what was changed there and is not on the server yet. */
export interface DayStorage {
  /** The stored part of a shoot. */
  readonly load: (shootId: string) => Promise<OperationQueue | undefined>;
  readonly keep: (shootId: string, queue: OperationQueue) => Promise<void>;
}

/** Keeps everything until the page closes. */
export function memoryStorage(): DayStorage {
  const queues = new Map<string, OperationQueue>();
  return {
    load: async (shootId) => queues.get(shootId),
    keep: async (shootId, queue) => void queues.set(shootId, queue),
  };
}
