import type { DatePoll } from '@lensemble/contract/date-polls';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { useId } from 'react';

/** What people say about the dates, where no row of theirs can show it. */
export function PollNotes({ people }: Pick<DatePoll, 'people'>) {
  const id = useId();
  const noted = people.filter(({ note }) => note !== null);
  if (noted.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="mb-1.5 font-[620] text-sm">
        {datePollWords('notes')}
      </h3>
      <ul className="grid gap-2 text-sm">
        {noted.map(({ participantId, name, note }) => (
          <li key={participantId} className="[overflow-wrap:anywhere]">
            <b dir="auto" className="block font-[560]">
              {name}
            </b>
            <span dir="auto" className="block whitespace-pre-line text-ink-2">
              {note}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
