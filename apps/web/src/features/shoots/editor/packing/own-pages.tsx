import type { ParticipantCall } from '@lensemble/contract/calls';
import { imageVariant } from '@lensemble/contract/image-variant';
import {
  checkedCount,
  type PackingEntry,
  type PackingMode,
} from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { packingWords } from '@lensemble/messages/web/packing';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { listCallsQuery } from '@/features/shoots/api/calls.ts';
import { callFaces } from '@/features/shoots/calls/call-faces.ts';
import { formatMoment, formatRecentMoment } from '@/lib/time/moments.ts';
import { Share } from './share.tsx';

interface OwnPagesProps {
  shoot: Pick<ShootDetail, 'id' | 'participants'>;
  entries: readonly PackingEntry[];
  mode: PackingMode;
}

/** What people see of the list on their personal pages: what they bring, and whether they have been there. */
export function OwnPages({ shoot, entries, mode }: OwnPagesProps) {
  const headingId = useId();
  const { data: calls } = useQuery(listCallsQuery(shoot.id));
  const people = shoot.participants.flatMap((person) => {
    const own = entries.filter(({ bringerId }) => bringerId === person.id);
    return own.length > 0 ? [{ person, own }] : [];
  });
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="panel rounded-lg p-4 print:hidden">
      <h3 id={headingId} className="font-semibold text-base leading-snug">
        {packingWords('ownPages')}
      </h3>
      <p className="text-ink-3 text-sm">{packingWords('ownPagesHint')}</p>
      <ul className="mt-2">
        {people.map(({ person, own }) => (
          <li
            key={person.id}
            className="flex min-h-11 items-center gap-2.5 border-line border-t py-1.5 first:border-t-0"
          >
            <Avatar
              name={person.name}
              src={person.avatarUrl && imageVariant(person.avatarUrl, 'small')}
              placeholder={person.avatarPlaceholder}
              size="sm"
            />
            <span dir="auto" title={person.name} className="min-w-0 flex-1 truncate">
              {person.name}
            </span>
            <Standing
              {...{ own, mode }}
              call={calls?.find(({ participantId }) => participantId === person.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StandingProps {
  own: readonly PackingEntry[];
  mode: PackingMode;
  /** Undefined until it is known. */
  call: ParticipantCall | undefined;
}

function Standing({ own, mode, call }: StandingProps) {
  const count = checkedCount(own, mode);
  const last = lastMark(own, mode);
  return (
    <span className="num grid max-w-3/5 shrink-0 justify-items-end text-right text-ink-2 text-sm leading-snug">
      <span>
        {count === own.length ? (
          packingWords('all', { count })
        ) : (
          <Share count={count} total={own.length} />
        )}
      </span>
      <small className="text-ink-3 text-xs empty:hidden">
        {last === null ? (
          call && unseenWords(call)
        ) : (
          <time dateTime={last} title={formatMoment(last)}>
            {packingWords('lastChecked', { moment: formatRecentMoment(last) })}
          </time>
        )}
      </small>
    </span>
  );
}

type Marked = Pick<PackingEntry, 'packedAt' | 'backAt'>;

/** When something was last checked off, also a part of a kit. */
function lastMark(own: readonly PackingEntry[], mode: PackingMode): string | null {
  const marks = own.flatMap<Marked>((entry) => (entry.parts.length > 0 ? entry.parts : [entry]));
  const times = marks.flatMap(
    ({ packedAt, backAt }) => (mode === 'pack' ? packedAt : backAt) ?? [],
  );
  return times.toSorted().at(-1) ?? null;
}

/** Who answered has been on the page, even where its visit was not recorded. */
function unseenWords({ isOff, state, openedAt, answer }: ParticipantCall): string {
  if (isOff) return shootCallsWords('linkOff');
  if (openedAt === null && answer === null) return callFaces[state].word;
  return packingWords('nothingChecked');
}
