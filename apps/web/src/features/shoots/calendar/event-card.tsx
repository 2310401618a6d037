import { formatTime } from '@lensemble/contract/clock';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { calendarWords } from '@lensemble/messages/web/calendar';
import { Clock, Hourglass, MapPin } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { ShootBar } from '@/components/shoot-color.tsx';
import { StatusBadge, statusClass } from '@/components/status.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { placeOf } from '@/features/shoots/lib/shoot-words.ts';
import { useOutlookParts } from '@/features/shoots/outlook/late-parts.ts';
import { cn } from '@/lib/cn.ts';
import { formatDuration } from '@/lib/time/format.ts';
import { MoveButton } from './move-button.tsx';
import { ShootLink } from './shoot-link.tsx';

export function EventCard({ shoot }: { shoot: ListedShoot }) {
  const place = placeOf(shoot);
  const late = useOutlookParts();
  return (
    <li
      className={cn(
        statusClass(shoot.status),
        'group/event relative isolate flex min-h-41 flex-col justify-end overflow-hidden rounded-lg bg-photo-base text-photo-text has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2',
      )}
    >
      <EventBackground shoot={shoot} />
      <div className="absolute inset-x-2.5 top-2.5 flex justify-between gap-2">
        <Badge variant="glass" className="num">
          <Clock aria-hidden />
          {shoot.time ? formatTime(shoot.time) : calendarWords('noTime')}
        </Badge>
        <StatusBadge status={shoot.status} onPhoto />
      </div>
      {/* Not positioned: the link in the title covers the whole card. */}
      <div className="flex px-3.5 py-3">
        <ShootBar color={shoot.color} className="shoot-on-photo static my-0.5 mr-2.25 -ml-3.5" />
        <div className="min-w-0 flex-1">
          <h3
            dir="auto"
            className="line-clamp-2 font-semibold text-lg leading-snug tracking-[-0.012em]"
          >
            <ShootLink shoot={shoot} className="outline-none after:absolute after:inset-0">
              {shoot.title}
            </ShootLink>
          </h3>
          <div className="mt-1 mr-8 flex gap-3 max-md:mr-10 max-md:flex-wrap max-md:gap-y-0.5 text-photo-text-2 text-xs [&_svg]:size-3.5 [&_svg]:shrink-0">
            <span className="num flex shrink-0 items-center gap-[5px]">
              <Hourglass aria-hidden />
              {formatDuration(shoot.durationMinutes)}
            </span>
            {late && <late.ComingOnPhoto shoot={shoot} />}
            {place && (
              <span className="flex min-w-0 items-center gap-[5px]">
                <MapPin aria-hidden />
                <span dir="auto" className="truncate">
                  {place}
                </span>
              </span>
            )}
          </div>
        </div>
      </div>
      <MoveButton
        shoot={shoot}
        className="absolute right-2 bottom-2 text-photo-text hover:bg-photo-glass hover:text-photo-text max-md:right-1 max-md:bottom-0"
      />
    </li>
  );
}

function EventBackground({ shoot }: { shoot: ListedShoot }) {
  if (!shoot.firstReferenceUrl) {
    return (
      <span
        aria-hidden
        className="absolute inset-0 -z-1 bg-[radial-gradient(120%_140%_at_80%_0,var(--st-lamp),transparent_70%)]"
      />
    );
  }
  return (
    <>
      <Picture
        src={shoot.firstReferenceUrl}
        sizes="24rem"
        focus="50% 45%"
        className="absolute inset-0 -z-2"
        imgClassName="group-hover/event:scale-103"
      />
      <span aria-hidden className="photo-scrim absolute inset-x-0 top-1/5 bottom-0 -z-1" />
    </>
  );
}
