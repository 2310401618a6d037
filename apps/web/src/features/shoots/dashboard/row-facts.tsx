import type { ListedShoot } from '@lensemble/contract/shoots';
import { dashboardWords } from '@lensemble/messages/web/dashboard';
import { Calendar, Clock, MapPin, Users } from 'lucide-react';
import { Fact } from '@/features/shoots/components/fact.tsx';
import { LinkBadges } from '@/features/shoots/components/link-badges.tsx';
import { hoursOf, participantsOf, placeOf } from '@/features/shoots/lib/shoot-words.ts';
import { useOutlookParts } from '@/features/shoots/outlook/late-parts.ts';
import { cn } from '@/lib/cn.ts';
import { formatDate } from '@/lib/time/format.ts';

/** The number of participants; later, how many of them are coming. */
function Crew({ shoot }: { shoot: ListedShoot }) {
  const late = useOutlookParts();
  return late ? <late.Coming shoot={shoot} /> : participantsOf(shoot);
}

/** Whether neither date nor hours are planned. The editor asks for them only after an idea is planned. */
const isBareIdea = ({ status, date, time }: ListedShoot): boolean =>
  status === 'idea' && !date && !time;

/** Ideas without a crew do not count it. */
const hasCrew = (shoot: ListedShoot) => shoot.participantCount > 0 || !isBareIdea(shoot);

export function WideFacts({ shoot }: { shoot: ListedShoot }) {
  const place = placeOf(shoot);
  // Without badges, the place uses their space.
  const hasLinks = Boolean(shoot.calendarEventUrl || shoot.docsUrl);
  return (
    <div className="hidden xl:contents">
      <div className="num grid min-w-0 gap-px">
        <Fact icon={Calendar} className={cn(!shoot.date && 'text-ink-3')}>
          {dateOf(shoot)}
        </Fact>
        {!isBareIdea(shoot) && <Fact icon={Clock}>{hoursOf(shoot)}</Fact>}
      </div>
      <div className={cn('grid min-w-0 gap-px', !hasLinks && 'col-span-2')}>
        {place && <Fact icon={MapPin}>{place}</Fact>}
        {hasCrew(shoot) && (
          <Fact icon={Users}>
            <Crew shoot={shoot} />
          </Fact>
        )}
      </div>
      {hasLinks && (
        <div className="flex gap-1.5">
          <LinkBadges shoot={shoot} />
        </div>
      )}
    </div>
  );
}

export function NarrowFacts({ shoot }: { shoot: ListedShoot }) {
  const place = placeOf(shoot);
  return (
    <div className="col-span-2 col-start-2 min-w-0 xl:hidden">
      <p className="num truncate">
        {isBareIdea(shoot) ? dateOf(shoot) : `${dateOf(shoot)} · ${hoursOf(shoot)}`}
      </p>
      <p className="flex min-w-0 whitespace-pre">
        {place && (
          <span dir="auto" className="truncate">
            {place}
          </span>
        )}
        {hasCrew(shoot) && (
          <span className="shrink-0">
            {place && ' · '}
            <Crew shoot={shoot} />
          </span>
        )}
      </p>
      {(shoot.calendarEventUrl || shoot.docsUrl) && (
        <div className="mt-1.5 flex gap-1.5">
          <LinkBadges shoot={shoot} />
        </div>
      )}
    </div>
  );
}

function dateOf(shoot: ListedShoot): string {
  return shoot.date ? formatDate(shoot.date) : dashboardWords('noDate');
}
