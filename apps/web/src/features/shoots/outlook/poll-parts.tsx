import type { PollSummary } from '@lensemble/contract/date-polls';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, CalendarSearch } from 'lucide-react';
import { listDatePollsQuery } from '@/features/shoots/api/list-date-polls.ts';
import { Fact } from '@/features/shoots/components/fact.tsx';
import { formatShortDay } from '@/lib/time/long-dates.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { AnswerDots } from './answer-dots.tsx';

/** The open poll of an idea, kept up to date by `OutlookWatch`. Undefined until loaded and for a shoot that has none. */
export function usePoll({ id, status }: Pick<ListedShoot, 'id' | 'status'>) {
  const { data } = useQuery({ ...listDatePollsQuery, enabled: false });
  return status === 'idea' ? data?.find(({ shootId }) => shootId === id) : undefined;
}

interface PollProps {
  poll: PollSummary;
}

/** `Best so far: Sun, Nov 15`, or how many dates are asked for. */
export function PollDate({ poll: { best, dates } }: PollProps) {
  return best ? (
    <Fact icon={CalendarHeart} className="status-idea font-[540] text-st-text [&>svg]:text-st-text">
      {datePollWords('bestDate', { date: formatShortDay(best.date) })}
    </Fact>
  ) : (
    <Fact icon={CalendarSearch}>{datePollWords('datesAsked', { count: dates })}</Fact>
  );
}

export const pollPeople = ({ people, answered }: PollSummary): string =>
  datePollWords('answered', { count: formatNumber(answered), total: formatNumber(people) });

/** A square for each person, those who have answered first. */
export const PollDots = ({ poll: { people, answered } }: PollProps) => (
  <AnswerDots
    crew={Array.from({ length: people }, (_, index) => ({
      answer: index < answered ? 'yes' : null,
    }))}
  />
);
