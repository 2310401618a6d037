import { shootStatuses } from '@lensemble/contract/shoot-status';
import { calendarWords } from '@lensemble/messages/web/calendar';
import { StatusShape } from '@/components/shoot-color.tsx';
import { statusNames } from '@/lib/shoots/status-names.ts';

/** What the shapes of the calendar's dots mean. Their color is the shoot's own. */
export function ShapeKey() {
  return (
    <ul
      aria-label={calendarWords('shapes')}
      className="flex flex-wrap gap-x-3 gap-y-1 text-ink-3 text-xs"
    >
      {shootStatuses.map((status) => (
        <li key={status} className="flex items-center gap-1.5">
          <StatusShape status={status} className="size-2.5" />
          {statusNames[status]}
        </li>
      ))}
    </ul>
  );
}
