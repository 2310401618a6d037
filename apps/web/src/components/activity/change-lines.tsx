import type { ActivityEntry, FieldChange, ListChange } from '@lensemble/contract/activity';
import { activityWords } from '@lensemble/messages/web/activity';
import { ArrowRight } from 'lucide-react';
import { fieldNames, listNames } from '@/lib/activity/names.ts';
import { valueText } from '@/lib/activity/value-text.ts';
import { type DiffPart, wordDiff } from '@/lib/activity/word-diff.ts';

/** Whether only that it changed is recorded. */
const isMarked = ({ from, to }: FieldChange) => from === null && to === true;

/** Texts that are longer, together, show which of their words changed. */
const SHORT = 40;

function diffOf({ from, to }: FieldChange): readonly DiffPart[] | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  return from.length + to.length > SHORT ? wordDiff(from, to) : undefined;
}

const diffStyles = {
  same: '',
  removed: 'rounded-xs bg-danger-soft text-danger-text',
  added: 'rounded-xs bg-ready-soft text-ready-text',
} as const;
const diffTags = { same: 'span', removed: 'del', added: 'ins' } as const;

function DiffLine({ name, parts }: { name: string; parts: readonly DiffPart[] }) {
  return (
    <li className="grid min-w-0 gap-1">
      <span className="text-ink-3">{name}</span>
      <p
        dir="auto"
        className="line-clamp-8 whitespace-pre-line break-words rounded-md bg-well px-3 py-2"
      >
        {parts.map(({ kind, text }, index) => {
          const Tag = diffTags[kind];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
            <Tag key={index} className={diffStyles[kind]}>
              {text}
            </Tag>
          );
        })}
      </p>
    </li>
  );
}

function FieldLine({ kind, change }: { kind: ActivityEntry['kind']; change: FieldChange }) {
  const name = fieldNames[change.field];
  const parts = diffOf(change);
  if (parts) return <DiffLine name={name} parts={parts} />;
  return (
    <li className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="text-ink-3">{name}</span>
      {isMarked(change) ? (
        <span>{activityWords('renewed')}</span>
      ) : (
        <>
          <s dir="auto" className="line-clamp-2 min-w-0 break-words text-ink-3">
            {valueText(kind, change.field, change.from)}
          </s>
          <ArrowRight
            aria-hidden
            className="size-3 shrink-0 self-center text-ink-3 rtl:rotate-180"
          />
          <span dir="auto" className="line-clamp-3 min-w-0 break-words font-[560]">
            {valueText(kind, change.field, change.to)}
          </span>
        </>
      )}
    </li>
  );
}

/** Of these, it is recorded whether there is a value, but not which. That says nothing of a new entry of a list. */
const untold: ReadonlySet<FieldChange['field']> = new Set(['text', 'password', 'token']);

const isTold = ({ field, to }: FieldChange) =>
  to !== null && to !== false && !(to === true && untold.has(field));

const signs = { added: '+', removed: '−', changed: '·' } as const;

function ListLine({ kind, change }: { kind: ActivityEntry['kind']; change: ListChange }) {
  const { list, change: what, name, fields } = change;
  const shown = what === 'removed' ? [] : fields.filter(isTold);
  return (
    <li className="min-w-0">
      <span className="text-ink-3">
        {listNames[list]} {signs[what]}{' '}
      </span>
      {name && (
        <b dir="auto" className="break-words font-[560]">
          {name}
        </b>
      )}
      {shown.length > 0 && (
        <span className="text-ink-2">
          {name && ' · '}
          {shown
            .map((field) => `${fieldNames[field.field]}: ${valueText(kind, field.field, field.to)}`)
            .join(', ')}
        </span>
      )}
    </li>
  );
}

/** What changed, from what to what. */
export function ChangeLines({ entry: { kind, fields, lists } }: { entry: ActivityEntry }) {
  if (fields.length + lists.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 text-sm">
      {fields.map((change) => (
        <FieldLine key={change.field} kind={kind} change={change} />
      ))}
      {lists.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
        <ListLine key={index} kind={kind} change={change} />
      ))}
    </ul>
  );
}
