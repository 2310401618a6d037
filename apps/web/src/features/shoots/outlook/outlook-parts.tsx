import type { Outlook } from '@lensemble/contract/outlook';
import { outlookNames } from '@lensemble/contract/outlook-readiness';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { boardWords } from '@lensemble/messages/web/board';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { readinessWords } from '@lensemble/messages/web/readiness';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CirclePlay, ListChecks, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { paths } from '@/config/paths.ts';
import { listDatePollsQuery } from '@/features/shoots/api/list-date-polls.ts';
import { listOutlookQuery } from '@/features/shoots/api/list-outlook.ts';
import { Fact } from '@/features/shoots/components/fact.tsx';
import { participantsOf } from '@/features/shoots/lib/shoot-words.ts';
import { cn } from '@/lib/cn.ts';
import { leaveFor } from '@/lib/shell/leave-for.ts';
import { offered } from '@/lib/shell/offered-commands.ts';
import { isUpcoming } from '@/lib/shoots/is-upcoming.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { AnswerDots } from './answer-dots.tsx';
import { entryIcon, entryTitle } from './entry-words.ts';
import { OpenBadge } from './open-badge.tsx';
import { PollDate, PollDots, pollPeople, usePoll } from './poll-parts.tsx';
import { toneOf } from './ring.tsx';
import { useOutlook, useReadiness } from './use-outlook.ts';

interface PartProps {
  shoot: ListedShoot;
}

interface OutlookProps {
  outlook: Outlook;
}

/** Over the picture of a card: how ready the shoot is. */
export function PictureBadge({ shoot, isSmall = false }: PartProps & { isSmall?: boolean }) {
  const outlook = useOutlook(shoot);
  return outlook && <KnownBadge outlook={outlook} isSmall={isSmall} />;
}

function KnownBadge({ outlook, isSmall }: OutlookProps & { isSmall: boolean }) {
  const readiness = useReadiness(outlook);
  return readiness && <OpenBadge readiness={readiness} isSmall={isSmall} />;
}

/** On a picture: `5 of 7 coming`. Nothing for a shoot without an outlook. */
export function ComingOnPhoto({ shoot }: PartProps) {
  const outlook = useOutlook(shoot);
  if (!outlook || outlook.crew.length === 0) return null;
  return (
    <span className="flex shrink-0 items-center gap-[5px]">
      <Users aria-hidden />
      {comingOf(outlook)}
    </span>
  );
}

/** `5 of 7 coming`; the number of participants for a shoot without an outlook. */
export function Coming({ shoot }: PartProps) {
  const outlook = useOutlook(shoot);
  return outlook && outlook.crew.length > 0 ? comingOf(outlook) : participantsOf(shoot);
}

function comingOf({ crew }: Outlook): string {
  const coming = crew.filter(({ answer }) => answer === 'yes').length;
  return readinessWords('coming', { coming, count: crew.length });
}

/** The date of a card, or what the crew says about it. `fallback` where nothing is asked. */
export function CardDate({ shoot, fallback }: PartProps & { fallback: ReactNode }) {
  const poll = usePoll(shoot);
  return poll ? <PollDate poll={poll} /> : fallback;
}

/** The last lines of a card: who is coming, and what is most urgent. */
export function CardOutlook({ shoot }: PartProps) {
  const outlook = useOutlook(shoot);
  const poll = usePoll(shoot);
  if (poll && poll.people > 0)
    return (
      <span className="flex items-center justify-between gap-2">
        <Fact icon={Users}>{pollPeople(poll)}</Fact>
        <PollDots poll={poll} />
      </span>
    );
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <Fact icon={Users}>
          <Coming shoot={shoot} />
        </Fact>
        {outlook && <AnswerDots crew={outlook.crew} />}
      </span>
      {outlook && <MostUrgent outlook={outlook} />}
    </>
  );
}

function MostUrgent({ outlook }: OutlookProps) {
  const readiness = useReadiness(outlook);
  // The card says itself that there is no date.
  const first = readiness?.open.find(({ code }) => code !== 'no-date');
  if (readiness?.state === 'ready')
    return (
      <Fact icon={CircleCheck} className="mr-8 text-ink-3">
        {readinessWords('nothingOpen')}
      </Fact>
    );
  if (!readiness || !first) return null;
  return (
    <Fact
      icon={entryIcon(first)}
      className={cn(toneOf(readiness), 'mr-8 font-[540] text-st-text [&>svg]:text-st-text')}
    >
      {entryTitle(first, outlookNames(outlook), outlook.timeZone)}
    </Fact>
  );
}

/** Keeps the outlook up to date while its screen is visible: with each change of the list, and with new answers. */
export function OutlookWatch() {
  const client = useQueryClient();
  const { dataUpdatedAt } = useQuery({ ...listShootsQuery, enabled: false, select: () => null });
  useQuery({ ...listOutlookQuery, staleTime: 0 });
  useQuery({ ...listDatePollsQuery, staleTime: 0 });
  const [first] = useState(dataUpdatedAt);
  useEffect(() => {
    if (dataUpdatedAt === first) return;
    for (const { queryKey } of [listOutlookQuery, listDatePollsQuery])
      void client.invalidateQueries({ queryKey });
  }, [client, dataUpdatedAt, first]);
  return null;
}

/** Opens *On set* from the menu of a card. */
export function OnSetItem({ shoot }: PartProps) {
  if (!isUpcoming(shoot, Date.now())) return null;
  return (
    <DropdownMenuItem onSelect={() => leaveFor(paths.onSet.getHref(shoot.id))}>
      <CirclePlay aria-hidden />
      {onSetWords('title')}
    </DropdownMenuItem>
  );
}

/** Begins to select cards of the board. The smallest phones have the menus of the cards instead. */
export const SelectShoots = () => (
  <Button
    onClick={() => offered('selectShoots')?.()}
    className="max-md:w-target max-md:px-0 max-[22.5rem]:hidden"
  >
    <ListChecks aria-hidden />
    <span className="max-md:sr-only">{boardWords('select')}</span>
  </Button>
);
