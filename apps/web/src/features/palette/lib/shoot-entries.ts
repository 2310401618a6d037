import { formatTime } from '@lensemble/contract/clock';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { paletteWords } from '@lensemble/messages/web/palette';
import { Aperture } from 'lucide-react';
import { statusNames } from '@/lib/shoots/status-names.ts';
import { formatDate } from '@/lib/time/format.ts';
import type { Entry } from './entry.ts';

/** @param mine the ids of the shoots of the user, which are also found by the words for them */
export function shootEntries(
  shoots: readonly ListedShoot[],
  open: (id: string) => void,
  mine: ReadonlySet<string>,
): Entry[] {
  return shoots.map((shoot) => ({
    id: `shoot ${shoot.id}`,
    group: 'shoots',
    label: shoot.title,
    detail: detailOf(shoot),
    words: [
      shoot.description,
      shoot.location?.address,
      shoot.location?.notes,
      mine.has(shoot.id) ? paletteWords('mine') : null,
    ].join(' '),
    icon: Aperture,
    picture: shoot.firstReferenceUrl,
    status: shoot.status,
    color: shoot.color,
    run: () => open(shoot.id),
  }));
}

function detailOf({ status, date, time, location }: ListedShoot): string {
  const facts = [
    statusNames[status],
    date && formatDate(date),
    date && time && formatTime(time),
    location?.name,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** The upcoming shoots that are not completed, soonest first. */
export function upcomingFirst(shoots: readonly ListedShoot[], today: string): ListedShoot[] {
  const ahead = shoots.filter(
    ({ date, status }) => date && date >= today && status !== 'completed',
  );
  return ahead.sort((a, b) => startOf(a).localeCompare(startOf(b)));
}

const startOf = ({ date, time }: ListedShoot) => `${date} ${time ?? ''}`;
