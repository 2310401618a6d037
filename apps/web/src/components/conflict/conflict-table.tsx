import { imageVariant } from '@lensemble/contract/image-variant';
import { conflictWords } from '@lensemble/messages/web/conflict';
import { Picture } from '@/components/picture.tsx';
import { cn } from '@/lib/cn.ts';
import type { ConflictRow, ConflictSide, Picks, Side } from './conflict-row.ts';
import { excerpts } from './excerpts.ts';
import { timeAgo } from './time-ago.ts';

interface ConflictTableProps {
  rows: readonly ConflictRow[];
  /** When the other person saved, ISO 8601. */
  savedAt: string;
  picks: Picks | null;
  onPick: (key: string, side: Side) => void;
}

const columns =
  'grid grid-cols-2 gap-x-2 px-3 md:grid-cols-[5.75rem_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-3';

export function ConflictTable({ rows, savedAt, picks, onPick }: ConflictTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line text-sm">
      <div className={cn(columns, 'items-center bg-well py-2 font-[560] text-ink-2 text-xs')}>
        <span className="max-md:hidden" />
        <span>{conflictWords('yours')}</span>
        <span>{conflictWords('theirsSaved', { ago: timeAgo(new Date(savedAt), new Date()) })}</span>
      </div>
      {rows.map(({ key, label, mine, theirs }) => (
        <fieldset key={key} className={cn(columns, 'items-stretch border-line border-t py-1')}>
          <legend className="sr-only">{label}</legend>
          <span aria-hidden className="text-ink-3 max-md:col-span-2 max-md:pt-1 md:self-center">
            {label}
          </span>
          <Values {...{ id: key, picks, onPick, mine, theirs }} />
        </fieldset>
      ))}
    </div>
  );
}

interface ValuesProps extends Pick<ConflictTableProps, 'picks' | 'onPick'> {
  id: string;
  mine: ConflictSide;
  theirs: ConflictSide;
}

function Values({ mine, theirs, ...row }: ValuesProps) {
  const [ofMine, ofTheirs] = excerpts(mine.words, theirs.words);
  return (
    <>
      <Value {...row} side="mine" value={mine} excerpt={ofMine} />
      <Value {...row} side="theirs" value={theirs} excerpt={ofTheirs} />
    </>
  );
}

interface ValueProps extends Pick<ConflictTableProps, 'picks' | 'onPick'> {
  id: string;
  side: Side;
  value: ConflictSide;
  /** Shown instead of a long value until the user chooses. */
  excerpt: string;
}

function Value({ id, side, value, excerpt, picks, onPick }: ValueProps) {
  const { words, color, picture } = value;
  const text = (
    <span className="flex min-w-0 flex-wrap items-center gap-2">
      {picture && (
        <Picture src={imageVariant(picture, 'small')} className="size-16 shrink-0 rounded-sm" />
      )}
      <span
        className={cn(
          'num min-w-0 whitespace-pre-line font-semibold [overflow-wrap:anywhere]',
          // Show long values in full while the user chooses.
          !picks && 'line-clamp-6',
        )}
      >
        {color && (
          <span
            className="mr-1.5 inline-block size-2.5 rounded-full align-baseline"
            style={{ background: color }}
            aria-hidden
          />
        )}
        {picks ? words : excerpt}
      </span>
    </span>
  );
  if (!picks) return <span className="py-1 md:self-center">{text}</span>;
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm border border-transparent px-2 py-1.5 hover:bg-hover has-checked:border-accent-line has-checked:bg-accent-soft max-md:min-h-target">
      <input
        type="radio"
        name={`pick-${id}`}
        checked={picks[id] === side}
        onChange={() => onPick(id, side)}
        aria-label={conflictWords('valueOf', {
          side: side === 'mine' ? conflictWords('yours') : conflictWords('theirs'),
          value: words,
        })}
        className="size-4 shrink-0 accent-accent"
      />
      {text}
    </label>
  );
}
