import {
  checkedCount,
  type PackingEntry,
  type PackingGrouping,
  type PackingMode,
} from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { CircleDashed, Luggage, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { chipStyles } from '@/components/chip-styles.ts';
import { ChoiceGroup } from '@/components/packing/choice-group.tsx';
import { Ring } from '@/features/shoots/outlook/ring.tsx';
import { cn } from '@/lib/cn.ts';
import type { PackingDue } from '@/lib/packing/packing-due.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { useDueWords } from './use-due-words.ts';

interface SummaryProps {
  entries: readonly PackingEntry[];
  mode: PackingMode;
  /** Who can bring something. */
  people: readonly { readonly id: string }[];
  due: PackingDue | null;
  children: ReactNode;
}

/** How much is checked off, by when it has to be, and what no one brings. */
export function PackingSummary({ entries, mode, people, due, children }: SummaryProps) {
  const count = checkedCount(entries, mode);
  const total = entries.length;
  const isAll = count === total && total > 0;
  const words = { count: formatNumber(count), total: formatNumber(total) };
  const without = entries.filter(({ bringerId }) => !people.some(({ id }) => id === bringerId));
  const share = mode === 'pack' ? packingWords('packed', words) : packingWords('packedBack', words);
  const dueWords = useDueWords(mode === 'pack' ? due : null);
  const about = [
    ...(dueWords !== null && !isAll ? [share] : []),
    ...(isAll ? [mode === 'pack' ? packingWords('allPacked') : packingWords('allBack')] : []),
    ...(!isAll && mode === 'pack' && without.length > 0
      ? [packingWords('withoutPerson', { count: without.length })]
      : []),
  ];
  return (
    <div className="panel flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <span className="status-ready relative grid size-15 shrink-0 place-items-center">
        <Ring
          readiness={{ state: isAll ? 'ready' : 'open', share: total === 0 ? 0 : count / total }}
          strokeWidth={3.6}
          className="absolute inset-0"
        />
        {!isAll && (
          <b aria-hidden className="display num relative text-xl">
            {formatNumber(count)}
          </b>
        )}
      </span>
      <div className="min-w-40 flex-1">
        <p className="font-[620] text-base leading-snug">{dueWords ?? share}</p>
        <p className="text-ink-3 text-sm empty:hidden">{about.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

interface HeadProps {
  grouping: PackingGrouping;
  onGroup: (grouping: PackingGrouping) => void;
  mode: PackingMode;
  onMode: (mode: PackingMode) => void;
  /** How many entries are not checked off. */
  left: number;
  isFiltered: boolean;
  onFilter: (isFiltered: boolean) => void;
}

const groupings = [
  { value: 'person', name: packingWords('person') },
  { value: 'costume', name: packingWords('costume') },
  { value: 'storage', name: packingWords('storage') },
] as const;

const modes = [
  { value: 'pack', name: packingWords('pack'), icon: Luggage },
  { value: 'back', name: packingWords('back'), icon: Undo2 },
] as const;

/** How the list is shown. */
export function PackingHead(props: HeadProps) {
  const { grouping, onGroup, mode, onMode, left, isFiltered, onFilter } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ChoiceGroup
        label={packingWords('checkOff')}
        choices={modes}
        chosen={mode}
        onChoose={onMode}
        className="w-full md:hidden"
      />
      <ChoiceGroup
        label={packingWords('groupBy')}
        choices={groupings}
        chosen={grouping}
        onChoose={onGroup}
        className="max-md:w-full"
      />
      {(left > 0 || isFiltered) && (
        <button
          type="button"
          aria-pressed={isFiltered}
          onClick={() => onFilter(!isFiltered)}
          className={chipStyles(isFiltered)}
        >
          <CircleDashed className="size-3.5" aria-hidden />
          {mode === 'pack' ? packingWords('notPacked') : packingWords('notBack')}
          <span className="num text-ink-3 text-xs">{formatNumber(left)}</span>
        </button>
      )}
      <p aria-hidden className="ml-auto flex gap-4 text-ink-3 text-sm max-md:hidden">
        <Legend shape="rounded-full">{packingWords('isPacked')}</Legend>
        <Legend shape="rounded-[4px]">{packingWords('isBack')}</Legend>
      </p>
    </div>
  );
}

const Legend = ({ shape, children }: { shape: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <span className={cn('size-3.5 border-[1.5px] border-line-field', shape)} />
    {children}
  </span>
);
