import type { ActivityEntry } from '@lensemble/contract/activity';
import { formatHour } from '@lensemble/contract/clock-hour';
import { activityWords } from '@lensemble/messages/web/activity';
import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useFocusBack } from '@/components/ui/use-focus-back.ts';
import { type ActivityOf, activityQuery } from '@/lib/activity/activity.ts';
import { type EntryGroup, groupEntries } from '@/lib/activity/group-entries.ts';
import { kindNames } from '@/lib/activity/names.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { useMember } from '@/lib/teams/use-member.ts';
import { addDays, today } from '@/lib/time/dates.ts';
import { formatLongDate } from '@/lib/time/long-dates.ts';
import { authorOf, sentence, shootName, strong } from './activity-sentence.tsx';
import { BringBack } from './bring-back.tsx';
import { ChangeLines } from './change-lines.tsx';

const dayOf = (moment: string) => today(new Date(moment));
const hourOf = (moment: string) => {
  const at = new Date(moment);
  const two = (count: number) => String(count).padStart(2, '0');
  return formatHour(`${two(at.getHours())}:${two(at.getMinutes())}`);
};

function dayName(day: string): string {
  const now = today();
  if (day === now) return activityWords('today');
  return day === addDays(now, -1) ? activityWords('yesterday') : formatLongDate(day, true);
}

/** The kind of thing, and of which shoot it is. */
function About({ entry, of }: { entry: ActivityEntry; of: ActivityOf }) {
  const shoot = entry.kind === 'shoot' ? undefined : shootName(of, entry);
  return (
    <>
      {kindNames[entry.kind]}
      {shoot && <> · {shoot}</>}
    </>
  );
}

interface Parts {
  /** At the end of the line of an entry. */
  beside?: (entry: ActivityEntry) => ReactNode;
  below?: (entry: ActivityEntry) => ReactNode;
}

function Entry({ entry, of, beside, below }: Parts & { entry: ActivityEntry; of: ActivityOf }) {
  return (
    <div
      data-activity={entry.id}
      className="-m-1.5 flex min-w-0 items-start gap-2 rounded-lg p-1.5 focus:bg-accent-soft"
    >
      <div className="min-w-0 flex-1">
        <p className="text-base">{sentence(entry, of)}</p>
        <ChangeLines entry={entry} />
        {entry.askedAgain > 0 && (
          <p className="mt-0.5 text-ink-3 text-sm">
            {activityWords('askedAgain', { count: entry.askedAgain })}
          </p>
        )}
        <small className="num mt-0.5 block text-ink-3 text-xs">
          <About entry={entry} of={of} /> ·{' '}
          <time dateTime={entry.createdAt}>{hourOf(entry.createdAt)}</time>
        </small>
        {below?.(entry)}
        {entry.trashId !== null && <BringBack entry={entry} trashId={entry.trashId} />}
      </div>
      {beside?.(entry)}
    </div>
  );
}

interface GroupProps extends Parts {
  group: EntryGroup;
  of: ActivityOf;
  /** Whether all of its entries show. */
  isOpen: boolean;
}

function Group({ group, of, isOpen, ...parts }: GroupProps) {
  const [isChosen, setOpen] = useState(false);
  const open = isOpen || isChosen;
  const [first] = group;
  const member = useMember(first.userId);
  const focus = useFocusBack<HTMLDivElement>(!open);
  return (
    <li className="flex min-w-0 gap-3 py-2.5">
      <Avatar
        name={first.author ?? activityWords('system')}
        src={member?.avatarUrl ?? null}
        size="sm"
      />
      {group.length === 1 || open ? (
        <div className="grid min-w-0 flex-1 gap-3">
          {group.map((entry) => (
            <Entry key={entry.id} entry={entry} of={of} {...parts} />
          ))}
        </div>
      ) : (
        <div {...focus} className="min-w-0 flex-1">
          <p className="text-base">
            {activityWords.parts('several', {
              author: strong('author', authorOf(first)),
              kind: kindNames[first.kind],
              count: group.length,
            })}
          </p>
          <small className="block text-ink-3 text-xs">
            <About entry={first} of={of} />
          </small>
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)} className="-ml-2.5">
            {activityWords('showAll', { count: group.length })}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The activity of a team or of a shoot, by day, the newest first. */
export function ActivityList({
  of,
  heading: Heading = 'h2',
  openId,
  ...parts
}: Parts & {
  of: ActivityOf;
  heading?: 'h2' | 'h3';
  /** An entry that shows, also in a group. */
  openId?: number | undefined;
}) {
  const query = useInfiniteQuery(activityQuery(of));
  const { data, error, errorUpdateCount, isFetching, refetch } = query;
  if (!data && errorUpdateCount > 0) {
    return (
      <ErrorCard
        bare
        error={error}
        title={activityWords('failed')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {sentenceOf(error, screenErrorWords('checkNetwork'))}
      </ErrorCard>
    );
  }
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{activityWords('loading')}</span>
        <Skeleton className="h-12 rounded-lg" />
        <Skeleton className="h-12 rounded-lg" />
        <Skeleton className="h-12 rounded-lg" />
      </div>
    );
  }
  const days = groupEntries(
    data.pages.flatMap(({ entries }) => entries),
    dayOf,
  );
  if (days.length === 0) {
    const isKind = typeof of !== 'string' && of.kind !== undefined;
    return (
      <EmptyState
        icon={History}
        title={activityWords(isKind ? 'noneOfKind' : 'emptyTitle')}
        bare
        className="py-12"
      >
        {activityWords('emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {days.map(({ day, groups }) => (
        <section key={day}>
          <Heading className="mb-1 text-ink-3 text-xs">{dayName(day)}</Heading>
          <ul className="divide-y divide-line">
            {groups.map((group) => (
              // The oldest one, because new ones come on top.
              <Group
                key={group.at(-1)?.id}
                group={group}
                of={of}
                isOpen={group.some(({ id }) => id === openId)}
                {...parts}
              />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <Button
          className="justify-self-start"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {activityWords('more')}
        </Button>
      )}
    </div>
  );
}
