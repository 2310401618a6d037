import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';

interface PagedPerson {
  readonly id: string;
  readonly name: string;
}

interface PeoplePagerProps {
  people: readonly PagedPerson[];
  /** Whether anyone can get the email. */
  canSend: boolean;
  /** The email of a person. */
  children: (id: string) => ReactNode;
}

/** The email as each of the chosen people will read it. */
export function PeoplePager({ people, canSend, children }: PeoplePagerProps) {
  const [number, setNumber] = useState(0);
  const index = Math.min(number, people.length - 1);
  const person = people[index];
  if (!person) {
    return <p className="text-ink-3">{callSendingWords(canSend ? 'noPreview' : 'noReader')}</p>;
  }
  const { length: count } = people;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="as-read">
      <div className="flex items-center gap-1">
        <h3 id="as-read" className="mr-auto min-w-0 truncate font-[540] text-ink-2 text-sm">
          {callSendingWords('asRead', { name: person.name.trim().split(/\s+/)[0] ?? person.name })}
        </h3>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={callSendingWords('previous')}
          off={index === 0}
          onClick={() => setNumber(index - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <span className="num whitespace-nowrap">
          {callSendingWords('position', { number: index + 1, count })}
        </span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={callSendingWords('next')}
          off={index === count - 1}
          onClick={() => setNumber(index + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {children(person.id)}
    </section>
  );
}
