import { formatTime } from '@lensemble/contract/clock';
import { onSetWords } from '@lensemble/messages/web/on-set';
import type { DayClient } from '@/lib/day/day-client.ts';
import { changeOf, type Wish } from '@/lib/day/new-operation.ts';
import { toast } from '@/lib/shell/toast.ts';
import type { Entry } from './entries.ts';
import type { MovedRest } from './moved-rest.ts';
import { tellCrew, timesText } from './tell-crew.ts';

interface Choice {
  readonly tells: boolean;
  readonly swaps: boolean;
}

/** Moves the rest of the plan, with Undo, and passes the new times on. */
export function moveRestOf(client: DayClient, title: string, entries: readonly Entry[]) {
  return ({ id, pin, swap, entries: moved }: MovedRest, { tells, swaps }: Choice) => {
    const entry = entries.find((each) => each.id === id);
    if (!entry) return;
    const swapped = swaps ? swap : undefined;
    const order = (after: string | null): Wish[] =>
      swapped ? [{ kind: 'moveShot', target: swapped.id, fields: { after }, base: {} }] : [];
    client.apply(changeOf(entry, { pin }), ...order(swapped?.after ?? null));
    const undo = () =>
      client.apply(
        changeOf({ ...entry, pin }, { pin: entry.pin }),
        ...order(swapped?.before ?? null),
      );
    const show = (description?: string) =>
      toast({
        title: onSetWords('moved'),
        ...(description !== undefined && { description }),
        action: { label: onSetWords('undo'), run: undo },
      });
    show();
    if (!tells) return;
    const lines = (swapped?.entries ?? moved).map((each) => ({
      time: formatTime(each.to),
      name: entries.find((known) => known.id === each.id)?.name ?? '',
    }));
    void tellCrew(timesText(title, lines)).then((said) => said && show(said));
  };
}
