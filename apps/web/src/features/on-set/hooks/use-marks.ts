import { onSetWords } from '@lensemble/messages/web/on-set';
import type { DayClient } from '@/lib/day/day-client.ts';
import { toast } from '@/lib/shell/toast.ts';
import type { Entry } from '../lib/entries.ts';

/** Marks entries, each with Undo. */
export function useMarks(client: DayClient) {
  const set = (entry: Entry, state: Entry['state'], actualEnd: string | null) =>
    client.apply({
      kind: 'markShot',
      target: entry.id,
      fields: { state, actualEnd },
      base: { state: entry.state, actualEnd: entry.actualEnd },
    });
  const mark = (entry: Entry, state: 'done' | 'skipped') => {
    const actualEnd = state === 'done' ? new Date().toISOString() : null;
    set(entry, state, actualEnd);
    toast({
      title:
        state === 'done'
          ? onSetWords('isDone', { title: entry.name })
          : onSetWords('isSkipped', { title: entry.name }),
      action: {
        label: onSetWords('undo'),
        run: () => set({ ...entry, state, actualEnd }, entry.state, entry.actualEnd),
      },
    });
  };
  return {
    done: (entry: Entry) => mark(entry, 'done'),
    skip: (entry: Entry) => mark(entry, 'skipped'),
    openAgain: (entry: Entry) => set(entry, 'open', null),
  };
}
