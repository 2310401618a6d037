import type { ConventionDetail } from '@lensemble/contract/conventions';
import { imageVariant } from '@lensemble/contract/image-variant';
import { freeThen, membersOf, type TightWay } from '@lensemble/contract/timetable-free';
import { conventionShootWords } from '@lensemble/messages/web/convention-shoot';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { availabilityQuery } from '@/lib/shoots/availability.ts';
import { monthOf } from '@/lib/time/dates.ts';
import { toggled } from '@/lib/toggled.ts';
import { formatClock } from '../components/slot-time.ts';
import type { ShootValues } from './use-shoot-form.ts';

interface FreePeopleProps {
  convention: ConventionDetail;
  values: ShootValues;
  timeZone: string;
  onChange: (change: Pick<ShootValues, 'personnelIds'>) => void;
}

const TIGHT_MAX = 3;

/** Who of the convention is free at the time of a new shoot, to be added to it, and who could not walk there in time. */
export function FreePeople({ convention, values, timeZone, onChange }: FreePeopleProps) {
  const { day, time, minutes, meetingPointId, personnelIds } = values;
  const { data: availability } = useQuery(availabilityQuery(monthOf(day), null));
  if (time === '' || membersOf(convention).length === 0) return null;
  const wanted = { day, time, minutes, meetingPointId };
  const { free, tight } = freeThen(convention, wanted, timeZone, availability);
  // A person who was chosen stays, also if they are not free at another time: nothing is forbidden.
  const shown = membersOf(convention).filter(
    (each) =>
      personnelIds.includes(each.personnelId) ||
      free.some(({ personnelId }) => personnelId === each.personnelId),
  );
  const chosen = new Set(personnelIds);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-[560] text-sm">{conventionShootWords('freeThen')}</legend>
      {shown.length === 0 && (
        <p className="text-ink-3 text-sm">{conventionShootWords('noOneFree')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {shown.map(({ personnelId, name, avatarUrl }) => (
          <label
            key={personnelId}
            className="relative inline-flex min-h-control max-w-full cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface-1 py-1 pr-3.5 pl-1.5 text-sm has-checked:border-accent-line has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:min-h-target"
          >
            <input
              type="checkbox"
              checked={chosen.has(personnelId)}
              onChange={() => onChange({ personnelIds: [...toggled(chosen, personnelId)] })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Avatar name={name} src={avatarUrl && imageVariant(avatarUrl, 'small')} />
            <span dir="auto" className="min-w-0 truncate">
              {name}
            </span>
          </label>
        ))}
      </div>
      <ul role="status" className="mt-2 grid gap-1 empty:hidden">
        {tight.slice(0, TIGHT_MAX).map((way) => (
          <li
            key={`${way.member.personnelId} ${way.slot.shoot.id}`}
            className="flex items-start gap-1.5 text-danger-text text-xs [overflow-wrap:anywhere]"
          >
            <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden />
            {wayWords(way)}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function wayWords({ member: { name }, slot, isAfter, walk, gap }: TightWay): string {
  const { title } = slot.shoot;
  return isAfter
    ? conventionShootWords('tightTo', { name, gap, walk, title, time: formatClock(slot.minute) })
    : conventionShootWords('tightFrom', {
        ...{ name, gap, walk, title },
        time: formatClock(slot.minute + slot.minutes),
      });
}
