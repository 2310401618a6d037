import { agendaWords } from '@lensemble/messages/web/agenda';
import { CalendarPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { StepButtons } from '@/components/calendar/step-buttons.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { addMonths, isPlainDate, type PlainDate } from '@/lib/time/dates.ts';
import { formatDate } from '@/lib/time/format.ts';
import { formatLongDate } from '@/lib/time/long-dates.ts';
import { useCalendar } from '../calendar-context.ts';
import { CalendarFrame } from '../calendar-frame.tsx';
import type { ViewProps } from '../view-props.ts';
import { AgendaSkeleton } from '../view-skeleton.tsx';
import { AgendaDay } from './agenda-day.tsx';
import { agendaFrom } from './agenda-list.ts';

const AT_ONCE = 50;

/** All shoots from the selected day on, day by day. */
export default function AgendaView(props: ViewProps) {
  const { selected, today, onSelect, switcher } = props;
  const step = (by: number) => addMonths(selected, by);
  const isThisYear = selected.slice(0, 4) === today.slice(0, 4);
  return (
    <CalendarFrame
      title={agendaWords('from', { date: formatLongDate(selected, !isThisYear) })}
      switcher={switcher}
      onToday={() => onSelect(today)}
      steps={
        <StepButtons
          unit="month"
          canStep={[isPlainDate(step(-1)), isPlainDate(step(1))]}
          onStep={(by) => onSelect(step(by))}
        />
      }
    >
      {props.isLoading ? <AgendaSkeleton /> : <AgendaList key={selected} {...props} />}
    </CalendarFrame>
  );
}

function AgendaList({ days, selected, today }: ViewProps) {
  const [most, setMost] = useState(AT_ONCE);
  const { groups, left } = useMemo(() => agendaFrom(days, selected, most), [days, selected, most]);
  if (groups.length === 0) return <NothingAhead date={selected} />;
  return (
    <>
      {groups.map(({ date, shoots }) => (
        <AgendaDay key={date} date={date} today={today} shoots={shoots} />
      ))}
      {left > 0 && (
        <Button variant="ghost" className="mt-2 w-full" onClick={() => setMost(most + AT_ONCE)}>
          {agendaWords('showMore', { count: Math.min(left, AT_ONCE) })}
        </Button>
      )}
    </>
  );
}

function NothingAhead({ date }: { date: PlainDate }) {
  const { plan } = useCalendar();
  return (
    <EmptyState
      bare
      icon={CalendarPlus}
      className="min-h-80"
      title={agendaWords('noEvents', { date: formatDate(date) })}
      action={<Button onClick={() => plan({ date })}>{agendaWords('plan')}</Button>}
    >
      {agendaWords('laterDates')}
    </EmptyState>
  );
}
