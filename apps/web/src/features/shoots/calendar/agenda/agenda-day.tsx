import { formatTime } from '@lensemble/contract/clock';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { agendaWords } from '@lensemble/messages/web/agenda';
import { MapPin } from 'lucide-react';
import { ShootBar } from '@/components/shoot-color.tsx';
import { StatusBadge } from '@/components/status.tsx';
import { placeOf } from '@/features/shoots/lib/shoot-words.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { countdown, formatDuration } from '@/lib/time/format.ts';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import { MoveButton } from '../move-button.tsx';
import { ShootLink } from '../shoot-link.tsx';
import { foreignZone } from '../zone-of.ts';

interface AgendaDayProps {
  date: PlainDate;
  today: PlainDate;
  shoots: readonly ListedShoot[];
}

export function AgendaDay({ date, today, shoots }: AgendaDayProps) {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return (
    <section aria-labelledby={`day-${date}`} className="break-inside-avoid">
      <header className="flex items-baseline justify-between gap-3 px-2 pt-4 pb-1.5">
        <h3 id={`day-${date}`} className="font-[620] text-sm">
          {formatFullDate(date, !isThisYear)}
        </h3>
        <span className="num font-[560] text-ink-3 text-xs">{countdown(date, today)}</span>
      </header>
      <ul className="grid gap-1">
        {shoots.map((shoot) => (
          <AgendaRow key={shoot.id} shoot={shoot} />
        ))}
      </ul>
    </section>
  );
}

function AgendaRow({ shoot }: { shoot: ListedShoot }) {
  const place = placeOf(shoot);
  const zone = foreignZone(shoot);
  return (
    <li className="group/event relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 overflow-hidden rounded-md bg-hover py-2 pr-2 pl-4 transition-colors hover:bg-press has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus md:grid-cols-[9.5rem_minmax(0,1fr)_auto_auto]">
      <ShootBar color={shoot.color} />
      <span className="num text-ink-2 max-md:col-start-1 max-md:row-start-2">
        {shoot.time ? formatTime(shoot.time) : agendaWords('noTime')}
        {shoot.time && zone && ` ${zone}`} ·{' '}
        <span className="whitespace-nowrap">{formatDuration(shoot.durationMinutes)}</span>
      </span>
      <div className="min-w-0 max-md:col-start-1 max-md:row-start-1">
        <h4 dir="auto" className="truncate font-semibold text-base text-ink leading-snug">
          <ShootLink shoot={shoot} className="outline-none after:absolute after:inset-0">
            {shoot.title}
          </ShootLink>
        </h4>
        {place && (
          <p className="flex items-center gap-1 text-ink-3 text-xs max-md:mt-0.5">
            <MapPin className="size-3 shrink-0" aria-hidden />
            <span dir="auto" className="truncate">
              {place}
            </span>
          </p>
        )}
      </div>
      <StatusBadge
        status={shoot.status}
        className="max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end"
      />
      <MoveButton
        shoot={shoot}
        isNamed
        className="max-md:-my-2 relative print:hidden max-md:col-start-2 max-md:row-start-2 max-md:justify-self-end"
      />
    </li>
  );
}
