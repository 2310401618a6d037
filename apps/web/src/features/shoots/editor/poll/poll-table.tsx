import type { CallAnswer } from '@lensemble/contract/call-state';
import { formatTime } from '@lensemble/contract/clock';
import type { DatePoll, Voter } from '@lensemble/contract/date-polls';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { Minus } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { formatFullDate, formatShortDate } from '@/lib/time/long-dates.ts';
import { answerLooks } from './answer-looks.ts';
import { DayMark } from './day-mark.tsx';
import { FactsList } from './facts-list.tsx';
import { PEOPLE_AT_ONCE } from './poll-frame.tsx';
import { TakeButton } from './take-button.tsx';
import { TallyBar } from './tally-bar.tsx';
import { tallyWords } from './tally-words.ts';
import type { ShownCandidate } from './use-candidates.ts';
import { YourAnswer } from './your-answer.tsx';

export interface PollViewProps {
  shoot: ShootDetail;
  poll: DatePoll;
  shown: readonly ShownCandidate[];
  isTaking: boolean;
  onAnswer: (you: Voter, candidateId: string, answer: CallAnswer) => void;
  onTake: (candidate: ShownCandidate) => void;
}

/** In rem. The narrowest columns that can be read: many dates scroll. */
const FIRST_WIDTH = 11;
const COLUMN_WIDTH = 9.5;
const first = 'sticky -left-1 z-1 w-44 bg-surface-1 pr-3 text-left font-normal';
const column = 'px-1.5 align-top';
const bestColumn = 'bg-accent-soft';
/** What stays in view hides what scrolls below it. */
const kept = 'sticky z-1 bg-surface-1';
const keptBest =
  'sticky z-1 [background:linear-gradient(var(--color-accent-soft),var(--color-accent-soft)),var(--color-surface-1)]';

/** People and dates. The people stay in view where many dates scroll, and the dates and their sums where many people do. */
export function PollTable({ shoot, poll, shown, isTaking, onAnswer, onTake }: PollViewProps) {
  const { people } = poll;
  const answered = people.filter(({ answers }) => shown.some(({ id }) => answers[id])).length;
  const isLong = people.length > PEOPLE_AT_ONCE;
  const ofColumn = ({ isBest }: ShownCandidate) => cn(column, isBest && bestColumn);
  const atEdge = (edge: string, round: string, each: ShownCandidate) =>
    isLong ? cn(column, edge, each.isBest ? keptBest : kept) : cn(ofColumn(each), round);
  const corner = (edge: string) => cn(first, isLong && cn('z-2', edge));
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the keyboard
      tabIndex={0}
      aria-label={datePollWords('dates', { count: shown.length })}
      // Words for screen readers are positioned: outside of this region, they would widen the page.
      className={cn(
        'relative -mx-1 overflow-x-auto px-1 pb-1',
        isLong &&
          'max-h-[max(32rem,calc(100dvh-12rem))] overflow-y-auto [scroll-padding:10rem_0_9rem_11rem] pb-0 print:max-h-none print:overflow-visible',
      )}
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
        style={{ minWidth: `${FIRST_WIDTH + shown.length * COLUMN_WIDTH}rem` }}
      >
        <thead>
          <tr>
            <th scope="col" className={cn(corner('top-0'), 'pb-3 align-bottom text-ink-3 text-xs')}>
              <span className="sr-only">{datePollWords('person')}</span>
              <span>{datePollWords('answered', { count: answered, total: people.length })}</span>
            </th>
            {shown.map((each) => (
              <th
                key={each.id}
                scope="col"
                className={cn(
                  atEdge('top-0', 'rounded-t-lg', each),
                  'pt-3 pb-3 text-left font-normal',
                )}
              >
                <span className="sr-only">{formatFullDate(each.date, true)}</span>
                <span className="-ml-1 block">
                  <DayMark date={each.date} isBest={each.isBest} />
                </span>
                <span className="num mb-1.5 block text-ink-2">
                  <span aria-hidden>{formatShortDate(each.date)} · </span>
                  {each.time === null ? datePollWords('anyTime') : formatTime(each.time)}
                </span>
                {each.isBest && <span className="sr-only">{datePollWords('best')}</span>}
                <FactsList shoot={shoot} facts={each.facts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.participantId} className="*:border-line *:border-t">
              <th scope="row" abbr={person.name} className={cn(first, 'py-2')}>
                <PersonCell person={person} />
              </th>
              {shown.map((each) => (
                <td key={each.id} className={cn(ofColumn(each), 'py-2 align-middle')}>
                  {person.isYou ? (
                    <YourAnswer
                      isSmall
                      candidate={each}
                      you={person}
                      onAnswer={(answer) => onAnswer(person, each.id, answer)}
                    />
                  ) : (
                    <AnswerCell answer={person.answers[each.id]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="*:border-line-strong *:border-t">
            <th scope="row" className={cn(corner('bottom-0'), 'pt-3 align-top text-ink-3 text-xs')}>
              {datePollWords('together')}
            </th>
            {shown.map((each) => (
              <td
                key={each.id}
                className={cn(atEdge('bottom-0', 'rounded-b-lg', each), 'pt-3.5 pb-3')}
              >
                <TallyBar tally={each.tally} />
                <p className="my-2 min-h-5 font-[560] text-xs">
                  {tallyWords(each.tally) ?? datePollWords('noAnswers')}
                </p>
                <TakeButton
                  candidate={each}
                  pending={isTaking}
                  className="w-full"
                  onTake={() => onTake(each)}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** An answer changes one row and one cell of it; a large poll has more than a thousand. */
const PersonCell = memo(function PersonCell({ person }: { person: Voter }) {
  const { name, avatarUrl, isYou, note } = person;
  return (
    <>
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar name={name} src={avatarUrl && imageVariant(avatarUrl, 'small')} />
        <span className="min-w-0">
          <b dir="auto" className="block truncate font-[560]" title={name}>
            {name}
          </b>
          {isYou && <small className="block text-ink-3 text-xs">{datePollWords('you')}</small>}
        </span>
      </span>
      {note !== null && (
        <span
          dir="auto"
          className="mt-1.5 block whitespace-pre-line text-ink-2 text-xs leading-snug [overflow-wrap:anywhere]"
        >
          {note}
        </span>
      )}
    </>
  );
});

const AnswerCell = memo(function AnswerCell({ answer }: { answer: CallAnswer | undefined }) {
  const look = answer && answerLooks[answer];
  const Icon = look?.icon ?? Minus;
  return (
    // The colors of answers are translucent: those of the best column would mix with its own.
    <span className="block rounded-md bg-surface-1">
      <span
        className={cn(
          'grid h-9 place-items-center rounded-md',
          look?.className ?? 'border border-line forced-colors:border-0 text-ink-3',
        )}
      >
        <Icon className="size-4" aria-hidden />
        <span className="sr-only">{look?.words ?? datePollWords('none')}</span>
      </span>
    </span>
  );
});
