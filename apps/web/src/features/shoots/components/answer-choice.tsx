import { type CallAnswer, callAnswers } from '@lensemble/contract/call-state';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { moveFocus } from '@/lib/browser/move-focus.ts';
import { cn } from '@/lib/cn.ts';

export interface AnswerLook {
  readonly words: string;
  readonly icon: LucideIcon;
  /** Of a given answer. */
  readonly className: string;
}

interface AnswerChoiceProps {
  /** Read by screen readers. */
  question: string;
  given: CallAnswer | undefined;
  looks: Readonly<Record<CallAnswer, AnswerLook>>;
  onAnswer: (answer: CallAnswer) => void;
  /** Icons only, for tables. */
  isSmall?: boolean;
}

/** Yes, maybe or no, of which each saves at once. */
export function AnswerChoice(props: AnswerChoiceProps) {
  const { question, given, looks, onAnswer, isSmall = false } = props;
  const name = useId();
  return (
    <fieldset
      onKeyDown={moveFocus}
      className="grid grid-cols-3 gap-0.5 rounded-md border border-line-strong bg-well p-0.5"
    >
      <legend className="sr-only">{question}</legend>
      {callAnswers.map((answer) => {
        const { words, icon: Icon, className } = looks[answer];
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
