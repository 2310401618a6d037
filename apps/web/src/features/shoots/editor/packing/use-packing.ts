import type { Packing } from '@lensemble/contract/packing';
import { checkedCount, packingEntries } from '@lensemble/contract/packing-list';
import { useSyncExternalStore } from 'react';
import { dayOf } from '@/lib/day/day-clients.ts';
import { shareWords } from '@/lib/packing/entry-words.ts';

const never = () => () => {};

/** The packing list of a shoot; undefined until the section has loaded it. */
export function usePacking(shootId: string | undefined): Packing | undefined {
  const client = shootId === undefined ? null : dayOf(shootId);
  return useSyncExternalStore(client?.subscribe ?? never, () => client?.current() ?? null)?.packing;
}

/** How much of it is checked off, as words; undefined for a list without entries. */
export function packingShare(packing: Packing | undefined, isOver: boolean): string | undefined {
  const entries = packing ? packingEntries(packing) : [];
  if (entries.length === 0) return undefined;
  return shareWords(checkedCount(entries, isOver ? 'back' : 'pack'), entries.length);
}
