import { formatTime } from '@lensemble/contract/clock';
import { imageVariant } from '@lensemble/contract/image-variant';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import { DayMark } from './day-mark.tsx';
import { FactsList } from './facts-list.tsx';
import { PollNotes } from './poll-notes.tsx';
import type { PollViewProps } from './poll-table.tsx';
import { TakeButton } from './take-button.tsx';
import { TallyBar } from './tally-bar.tsx';
import { tallyWords } from './tally-words.ts';
import { YourAnswer } from './your-answer.tsx';

const FACES = 5;

/** A card for each date, where a table has no room. */
export function PollCards({ shoot, poll, shown, isTaking, onAnswer, onTake }: PollViewProps) {
  const you = poll.people.filter(({ isYou }) => isYou);
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2">
        {shown.map((each) => {
          const coming = poll.people.filter(({ answers }) => answers[each.id] === 'yes');
          return (
            <li
              key={each.id}
              className={cn(
                'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-xl border border-line bg-surface-1 p-4',
                each.isBest && 'border-accent-line bg-accent-soft',
              )}
            >
              <div className="flex items-center gap-3">
                <DayMark date={each.date} isBest={each.isBest} />
                <div className="min-w-0 flex-1">
                  <h3 className="font-[620] text-base leading-snug">{formatFullDate(each.date)}</h3>
                  <p className="num text-ink-2 text-sm">
                    {each.time === null ? datePollWords('anyTime') : formatTime(each.time)}
                  </p>
                  {each.isBest && (
                    <p className="font-[620] text-accent-text text-xs">{datePollWords('best')}</p>
                  )}
                </div>
                {!each.isBest && (
                  <TakeButton candidate={each} pending={isTaking} onTake={() => onTake(each)} />
                )}
              </div>
              <FactsList
                shoot={shoot}
                facts={each.facts}
                className="flex flex-wrap gap-x-4 gap-y-0.5"
              />
              <TallyBar tally={each.tally} />
              <div className="flex min-h-6 items-center justify-between gap-3 text-sm">
                <p className="font-[560]">{tallyWords(each.tally) ?? datePollWords('noAnswers')}</p>
                <span className="flex -space-x-1.5">
                  {coming.slice(0, FACES).map(({ participantId, name, avatarUrl }) => (
                    <Avatar
                      key={participantId}
                      size="sm"
                      name={name}
                      src={avatarUrl && imageVariant(avatarUrl, 'small')}
                    />
                  ))}
                </span>
              </div>
              {you.map((person) => (
                <YourAnswer
                  key={person.participantId}
                  candidate={each}
                  you={person}
                  onAnswer={(answer) => onAnswer(person, each.id, answer)}
                />
              ))}
              {each.isBest && (
                <TakeButton candidate={each} pending={isTaking} onTake={() => onTake(each)} />
              )}
            </li>
          );
        })}
      </ul>
      <PollNotes people={poll.people} />
    </>
  );
}
