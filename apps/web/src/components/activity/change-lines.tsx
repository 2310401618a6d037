import type { ActivityEntry, FieldChange, ListChange } from '@lensemble/contract/activity';
import { activityWords } from '@lensemble/messages/web/activity';
import { fieldNames, listNames } from '@/lib/activity/names.ts';
import { valueText } from '@/lib/activity/value-text.ts';
import { FieldLine } from './field-line.tsx';

/** Of these, it is recorded whether there is a value, but not which. That says nothing of a new entry of a list. */
const untold: ReadonlySet<FieldChange['field']> = new Set(['text', 'password', 'token']);

const isTold = ({ field, to }: FieldChange) =>
  to !== null && to !== false && !(to === true && untold.has(field));

const signs = { added: '+', removed: '−', changed: '·' } as const;

/** Where neither a name nor a value would follow the sign. */
const acts = {
  added: activityWords('listAdded'),
  removed: activityWords('listRemoved'),
  changed: activityWords('renewed'),
} as const;

function ListLine({ kind, change }: { kind: ActivityEntry['kind']; change: ListChange }) {
  const { list, change: what, name, fields } = change;
  const shown = what === 'removed' ? [] : fields.filter(isTold);
  const isAlone = !name && shown.length === 0;
  return (
    <li className="min-w-0">
      <span className="text-ink-3">
        {listNames[list]} {isAlone ? '·' : signs[what]}{' '}
      </span>
      {isAlone && acts[what]}
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
