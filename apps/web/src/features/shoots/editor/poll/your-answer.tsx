import { type CallAnswer, callAnswers } from '@lensemble/contract/call-state';
import type { Candidate, Voter } from '@lensemble/contract/date-polls';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import { answerLooks } from './answer-looks.ts';

interface YourAnswerProps {
  candidate: Candidate;
  you: Voter;
  onAnswer: (answer: CallAnswer) => void;
  /** Icons only, for the table. */
  isSmall?: boolean;
}

/** Three choices, of which each saves at once. */
export function YourAnswer({ candidate, you, onAnswer, isSmall = false }: YourAnswerProps) {
  const name = useId();
  const given = you.answers[candidate.id];
  return (
    <fieldset className="grid grid-cols-3 gap-0.5 rounded-md border border-line-strong bg-well p-0.5">
      <legend className="sr-only">
        {datePollWords('yourAnswer', { date: formatFullDate(candidate.date) })}
      </legend>
      {callAnswers.map((answer) => {
        const { words, icon: Icon, className } = answerLooks[answer];
        const isGiven = given === answer;
        return (
          <label
            key={answer}
            className={cn(
              'relative flex min-h-8 cursor-pointer items-center justify-center gap-1.5 rounded-sm font-[560] text-ink-3 text-sm transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:min-h-target',
              isGiven && className,
              isGiven && 'forced-colors:outline-2 forced-colors:outline-[Highlight]',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={isGiven}
              onChange={() => onAnswer(answer)}
            />
            <Icon className="size-4" aria-hidden />
            <span className={isSmall ? 'sr-only' : undefined}>{words}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
