import type { ConflictField, Picks, Side } from '@/features/shoots/editor/lib/conflict.ts';
import { conflictLabels, fieldText } from '@/features/shoots/editor/lib/conflict.ts';
import type { EditorForm } from '@/features/shoots/editor/lib/editor-form.ts';
import type { NameOf } from '@/features/shoots/editor/lib/faces.ts';
import { timeAgo } from '@/features/shoots/editor/lib/time-ago.ts';
import { cn } from '@/lib/cn.ts';

interface ConflictTableProps {
  mine: EditorForm;
  theirs: EditorForm;
  /** When they saved, ISO 8601. */
  savedAt: string;
  fields: readonly ConflictField[];
  nameOf: NameOf;
  /** Null while only looking. */
  picks: Picks | null;
  onPick: (field: ConflictField, side: Side) => void;
}

const columns =
  'grid grid-cols-2 gap-x-2 px-3 md:grid-cols-[5.75rem_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-3';

/** Field by field what both versions say; with `picks`, one of the two is chosen in each row. */
export function ConflictTable({
  mine,
  theirs,
  savedAt,
  fields,
  nameOf,
  picks,
  onPick,
}: ConflictTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line text-sm">
      <div className={cn(columns, 'items-center bg-well py-2 font-[560] text-ink-2 text-xs')}>
        <span className="max-md:hidden" />
        <span>Yours</span>
        <span>Theirs, {timeAgo(new Date(savedAt), new Date())}</span>
      </div>
      {fields.map((field) => (
        <fieldset key={field} className={cn(columns, 'items-stretch border-line border-t py-1')}>
          <legend className="sr-only">{conflictLabels[field]}</legend>
          <span aria-hidden className="text-ink-3 max-md:col-span-2 max-md:pt-1 md:self-center">
            {conflictLabels[field]}
          </span>
          <Value {...{ field, picks, onPick }} side="mine" form={mine} nameOf={nameOf} />
          <Value {...{ field, picks, onPick }} side="theirs" form={theirs} nameOf={nameOf} />
        </fieldset>
      ))}
    </div>
  );
}

interface ValueProps {
  field: ConflictField;
  side: Side;
  form: EditorForm;
  nameOf: NameOf;
  picks: Picks | null;
  onPick: (field: ConflictField, side: Side) => void;
}

function Value({ field, side, form, nameOf, picks, onPick }: ValueProps) {
  const words = fieldText(form, field, nameOf);
  const text = (
    <span className="num line-clamp-6 min-w-0 whitespace-pre-line font-semibold [overflow-wrap:anywhere]">
      {field === 'color' && (
        <span
          className="mr-1.5 inline-block size-2.5 rounded-full align-baseline"
          style={{ background: form.color }}
          aria-hidden
        />
      )}
      {words}
    </span>
  );
  if (!picks) return <span className="py-1 md:self-center">{text}</span>;
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm border border-transparent px-2 py-1.5 hover:bg-hover has-checked:border-accent-line has-checked:bg-accent-soft max-md:min-h-target">
      <input
        type="radio"
        name={`pick-${field}`}
        checked={picks[field] === side}
        onChange={() => onPick(field, side)}
        aria-label={`${side === 'mine' ? 'Yours' : 'Theirs'}: ${words}`}
        className="size-4 shrink-0 accent-accent"
      />
      {text}
    </label>
  );
}
