import { calendarWords } from '@lensemble/messages/web/calendar';
import { shellWords } from '@lensemble/messages/web/shell';
import { Link } from '@tanstack/react-router';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { type CalendarView, calendarViews } from './calendar-views.ts';
import { loadViews } from './late-views.ts';

const labels: Readonly<Record<CalendarView, string>> = {
  month: calendarWords('month'),
  week: calendarWords('week'),
  agenda: calendarWords('agenda'),
};

const viewKeys: Readonly<Record<CalendarView, string>> = {
  month: 'C M',
  week: 'C W',
  agenda: 'C A',
};

export function ViewSwitch({ view }: { view: CalendarView }) {
  return (
    <nav
      aria-label={calendarWords('view')}
      className="grid grid-cols-3 gap-[3px] rounded-md border border-line bg-well p-[3px] max-md:order-last max-md:mt-1.5 max-md:w-full print:hidden"
      onPointerEnter={loadViews}
      onFocus={loadViews}
    >
      {calendarViews.map((one) => (
        <Tooltip
          key={one}
          label={shellWords('withKeys', { action: labels[one], keys: viewKeys[one] })}
        >
          <Link
            to="/calendar"
            search={(old) => ({ ...old, view: one === 'month' ? undefined : one })}
            resetScroll={false}
            aria-current={one === view ? 'page' : undefined}
            // Otherwise the router also marks the month, whose address names no view.
            activeOptions={{ exact: true, explicitUndefined: true }}
            activeProps={{}}
            className={cn(
              'flex h-6.5 items-center justify-center gap-1.5 rounded-sm px-2 font-[560] text-ink-2 text-sm transition-colors hover:text-ink max-md:h-target',
              one === view && 'bg-surface-2 font-[620] text-ink shadow-1 ring-1 ring-line',
            )}
          >
            {labels[one]}
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}
