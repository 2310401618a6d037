import type {
  ActivityEntry,
  ActivityValue,
  FieldChange,
  ListChange,
} from '@lensemble/contract/activity';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { activityWords } from '@lensemble/messages/web/activity';
import { ArrowRight } from 'lucide-react';
import { fieldNames, listNames } from '@/lib/activity/names.ts';
import { statusNames } from '@/lib/shoots/status-names.ts';
import { formatHour } from '@/lib/time/hours.ts';
import { formatLongDate } from '@/lib/time/long-dates.ts';
import { formatMoment } from '@/lib/time/moments.ts';
import { roleName } from '@/lib/words/role-names.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const HOUR = /^\d\d:\d\d$/;

function textOf(field: FieldChange['field'], value: ActivityValue): string {
  if (value === null || value === '') return activityWords('nothing');
  if (value === true) return activityWords('yes');
  if (value === false) return activityWords('no');
  if (Array.isArray(value)) return value.join(', ') || activityWords('nothing');
  const text = String(value);
  if (field === 'status' && text in statusNames) return statusNames[text as ShootStatus];
  if (field === 'role') return roleName(text);
  if (MOMENT.test(text)) return formatMoment(text);
  if (DAY.test(text)) return formatLongDate(text, true);
  return HOUR.test(text) ? formatHour(text) : text;
}

/** Whether only that it changed is recorded. */
const isMarked = ({ from, to }: FieldChange) => from === null && to === true;

function FieldLine({ change }: { change: FieldChange }) {
  const name = fieldNames[change.field];
  return (
    <li className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="text-ink-3">{name}</span>
      {isMarked(change) ? (
        <span>{activityWords('renewed')}</span>
      ) : (
        <>
          <s dir="auto" className="line-clamp-2 min-w-0 break-words text-ink-3">
            {textOf(change.field, change.from)}
          </s>
          <ArrowRight
            aria-hidden
            className="size-3 shrink-0 self-center text-ink-3 rtl:rotate-180"
          />
          <span dir="auto" className="line-clamp-3 min-w-0 break-words font-[560]">
            {textOf(change.field, change.to)}
          </span>
        </>
      )}
    </li>
  );
}

const signs = { added: '+', removed: '−', changed: '·' } as const;

function ListLine({ change }: { change: ListChange }) {
  const { list, change: what, name, fields } = change;
  const shown = what === 'removed' ? [] : fields.filter(({ to }) => to !== null && to !== false);
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
            .map((field) => `${fieldNames[field.field]}: ${textOf(field.field, field.to)}`)
            .join(', ')}
        </span>
      )}
    </li>
  );
}

/** What changed, from what to what. */
export function ChangeLines({ entry: { fields, lists } }: { entry: ActivityEntry }) {
  if (fields.length + lists.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 text-sm">
      {fields.map((change) => (
        <FieldLine key={change.field} change={change} />
      ))}
      {lists.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
        <ListLine key={index} change={change} />
      ))}
    </ul>
  );
}
