import type { CallAnswer } from '@lensemble/contract/call-state';
import type { Candidate, Voter } from '@lensemble/contract/date-polls';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { AnswerChoice } from '@/features/shoots/components/answer-choice.tsx';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import { answerLooks } from './answer-looks.ts';

interface YourAnswerProps {
  candidate: Candidate;
  you: Voter;
  onAnswer: (answer: CallAnswer) => void;
  /** Icons only, for the table. */
  isSmall?: boolean;
}

export function YourAnswer({ candidate, you, onAnswer, isSmall = false }: YourAnswerProps) {
  return (
    <AnswerChoice
      question={datePollWords('yourAnswer', { date: formatFullDate(candidate.date) })}
      given={you.answers[candidate.id]}
      looks={answerLooks}
      onAnswer={onAnswer}
      isSmall={isSmall}
    />
  );
}
