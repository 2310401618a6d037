import type { Conflict } from '@lensemble/contract/conflicts';
import { CalendarClock, Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import { Parts } from '@/components/parts.tsx';
import { conflictNote, type Viewpoint } from '@/lib/shoots/conflict-words.ts';

interface BusyNoteProps {
  conflicts: readonly Conflict[];
  view: Viewpoint;
}

/** Why an item or a person may not be available, below the name. Its color is that of the closest status. */
export function BusyNote({ conflicts, view }: BusyNoteProps) {
  return conflicts.map((conflict) => (
    <span key={conflict.kind} className="flex items-start gap-1.5 text-xs leading-snug">
      <ConflictIcon kind={conflict.kind} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Parts of={withWholeRanges(conflictNote(conflict, view, emphasized))} />
      </span>
    </span>
  ));
}

export function ConflictIcon({ kind }: Pick<Conflict, 'kind'>) {
  const Icon = kind === 'away' ? Plane : CalendarClock;
  return <Icon className="mt-px size-3.5 shrink-0" aria-hidden />;
}

/** Ranges such as `2–4 PM` stay on one line: a word joiner is on both sides of the dash, and a space does not break. */
export const withWholeRanges = (parts: readonly ReactNode[]): ReactNode[] =>
  parts.map((part) =>
    typeof part === 'string'
      ? part.replaceAll('–', '\u2060–\u2060').replaceAll(/ (?=[AP]M)/g, '\u00a0')
      : part,
  );

const emphasized = (title: string) => <bdi className="font-[620]">{title}</bdi>;
