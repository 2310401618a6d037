import { onSetWords } from '@lensemble/messages/web/on-set';
import { useMemo } from 'react';
import { afterPaint } from '@/lib/browser/after-paint.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { toast } from '@/lib/shell/toast.ts';
import type { Entry } from '../lib/entries.ts';

export type Marks = ReturnType<typeof marksWith>;

type Mark = Pick<Entry, 'id' | 'state' | 'actualEnd'>;

/** Marks entries, each with Undo. The functions stay the same. */
export const useMarks = (client: DayClient) => useMemo(() => marksWith(client), [client]);

function marksWith(client: DayClient) {
  const set = (entry: Mark, state: Entry['state'], actualEnd: string | null) =>
    client.apply({
      kind: 'markShot',
      target: entry.id,
      fields: { state, actualEnd },
      base: { state: entry.state, actualEnd: entry.actualEnd },
    });
  const mark = (entry: Entry, state: Entry['state']) => {
    const actualEnd = state === 'done' ? new Date().toISOString() : null;
    set(entry, state, actualEnd);
    const undo = () => set({ ...entry, state, actualEnd }, entry.state, entry.actualEnd);
    // The next entry is what a tap waits for: the message measures the page.
    afterPaint(() =>
      toast({
        title: saidOf(state, entry.name),
        action: { label: onSetWords('undo'), run: undo },
      }),
    );
  };
  return {
    done: (entry: Entry) => mark(entry, 'done'),
    skip: (entry: Entry) => mark(entry, 'skipped'),
    openAgain: (entry: Entry) => mark(entry, 'open'),
  };
}

const saidOf = (state: Entry['state'], title: string) =>
  ({
    open: onSetWords('isOpenAgain', { title }),
    done: onSetWords('isDone', { title }),
    skipped: onSetWords('isSkipped', { title }),
  })[state];
