import type { PackedPart, Packing } from '@lensemble/contract/packing';
import type { PackingEntry, PackingMode, wornByOne } from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { useMemo } from 'react';
import { randomId } from '@/lib/calls/random-key.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import * as wishes from '@/lib/packing/packing-wishes.ts';
import { toast } from '@/lib/shell/toast.ts';

export interface PackingActs {
  readonly check: (entry: PackingEntry, mode: PackingMode) => void;
  readonly checkPart: (
    kit: PackingEntry,
    part: PackingEntry['parts'][number],
    mode: PackingMode,
  ) => void;
  /** Gives entries to people, with Undo. */
  readonly give: (given: ReturnType<typeof wornByOne>) => void;
  readonly bring: (
    entry: PackingEntry,
    participantId: string | null,
    isForEverybody?: boolean,
  ) => void;
  readonly add: (text: string, bringerId: string | null, isForEverybody: boolean) => void;
  /** @param part of a kit, or null @param typed may be empty @param before the note that was shown when typing began */
  readonly note: (
    entry: PackingEntry,
    part: PackedPart | null,
    typed: string,
    before: string | null,
  ) => void;
  readonly count: (
    entry: PackingEntry,
    of: wishes.CountedUnits,
    mode: PackingMode,
    count: number,
  ) => void;
  /** @param before the text that was shown when typing began */
  readonly change: (entry: PackingEntry, text: string, before: string) => void;
  readonly remove: (entry: PackingEntry) => void;
  readonly addKit: (id: string) => void;
  readonly removeKit: (entry: PackingEntry) => void;
}

/** What can be done to the list, the same as long as the client is. A deleted line and a removed kit come back with Undo. */
export const usePackingActs = (client: DayClient): PackingActs =>
  useMemo(() => packingActs(client), [client]);

function packingActs(client: DayClient): PackingActs {
  const now = () => new Date().toISOString();
  const offerUndo = (title: string, undo: () => void) =>
    toast({ title, action: { label: packingWords('undo'), run: undo } });
  return {
    check: (entry, mode) => client.apply(wishes.checking(entry, mode, now())),
    checkPart: (kit, part, mode) => client.apply(wishes.checkingPart(kit, part, mode, now())),
    bring: (...wanted) => client.apply(wishes.bringing(...wanted)),
    note: (...wanted) => client.apply(wishes.noting(...wanted)),
    count: (entry, of, mode, count) => client.apply(wishes.counting(entry, of, mode, count, now())),
    give: (given) => {
      client.apply(...given.map(({ entry, wearerId }) => wishes.bringing(entry, wearerId)));
      offerUndo(packingWords('givenToWearers', { count: given.length }), () =>
        client.apply(...given.map(({ entry }) => wishes.bringing(entry, entry.bringerId))),
      );
    },
    add: (...wanted) => client.apply(wishes.addition(randomId(), ...wanted)),
    change: ({ id }, text, before) => client.apply(wishes.textChange(id, text, before)),
    remove: ({ id, name }) => {
      client.apply(wishes.deletion(id));
      offerUndo(packingWords('deleted', { title: name }), () =>
        client.apply(wishes.restoration(id)),
      );
    },
    addKit: (id) => client.apply(wishes.kitAddition(id)),
    removeKit: ({ id, name }) => {
      const before: Packing | undefined = client.current().packing;
      client.apply(wishes.kitRemoval(id));
      offerUndo(packingWords('removed', { title: name }), () =>
        client.apply(...(before ? wishes.kitRestoration(id, before) : [])),
      );
    },
  };
}
