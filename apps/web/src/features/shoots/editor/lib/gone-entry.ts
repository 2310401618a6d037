import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { DayClient } from '@/lib/day/day-client.ts';
import { canBringBack, writtenText } from '@/lib/day/refused-wishes.ts';

/** What a row of a change to a deleted entry has in addition: what the person wrote, and how to bring the entry back. */
export const goneEntry = (client: DayClient, refused: RefusedOperation) =>
  canBringBack(refused)
    ? {
        written: writtenText(refused.operation.fields),
        onBringBack: () => client.bringBack(refused),
      }
    : {};
