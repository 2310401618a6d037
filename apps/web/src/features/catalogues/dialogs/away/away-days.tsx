import { type NewAway, newAway } from '@lensemble/contract/away';
import { awayWords } from '@lensemble/messages/web/away';
import { useId, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { datedRange } from '@/lib/time/ranges.ts';
import { useAddAway } from '../../api/change-away.ts';
import { useBeforeSaving } from '../pending-fields.ts';
import { AwayList } from './away-list.tsx';
import { type DaysErrors, DaysInput, NO_DAYS, type TypedDays, typedIn } from './days-input.tsx';

interface AwayDaysProps {
  personnelId: string;
  /** Called with whether days are typed that are not added yet. */
  onTyped: (isTyped: boolean) => void;
}

/** The days on which a crew member is away. They are saved at once. Saving the dialog adds days that are only typed. */
export default function AwayDays({ personnelId, onTyped }: AwayDaysProps) {
  const title = useId();
  const add = useAddAway(personnelId);
  const [typed, setTyped] = useState(NO_DAYS);
  const [errors, setErrors] = useState<DaysErrors>({});
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);

  const type = (next: TypedDays) => {
    setTyped(next);
    setErrors({});
    onTyped(isAny(next));
  };
  /** @returns why nothing was added */
  const send = async (): Promise<string | undefined> => {
    const { days, errors: found } = checked(typedIn(box.current, typed));
    if (!days) {
      setErrors(found);
      return found.firstDay ?? found.lastDay;
    }
    try {
      await add.mutateAsync(days);
    } catch (error) {
      const reason = sentenceOf(error, awayWords('notAdded'));
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) toastError(reason);
      return reason;
    }
    type(NO_DAYS);
    setSaid(awayWords('added', { days: datedRange(days.firstDay, days.lastDay) }));
    return undefined;
  };
  useBeforeSaving(async () => (isAny(typedIn(box.current, typed)) ? send() : undefined));

  return (
    <section aria-labelledby={title} className="grid min-w-0 gap-2">
      <div>
        <h3 id={title} className="font-[560] text-ink-2 text-xs leading-snug">
          {awayWords('title')}
        </h3>
        <p className="text-ink-3 text-xs">{awayWords('hint')}</p>
      </div>
      <AwayList personnelId={personnelId} onSaid={setSaid} />
      <DaysInput
        box={box}
        value={typed}
        errors={errors}
        pending={add.isPending}
        onChange={type}
        onAdd={() => void send()}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

const isAny = ({ firstDay, lastDay }: TypedDays): boolean => firstDay !== '' || lastDay !== '';

/** Without a last day, it is one day. */
function checked({ firstDay, lastDay }: TypedDays): { days?: NewAway; errors: DaysErrors } {
  const { data, error } = newAway.safeParse({ firstDay, lastDay: lastDay || firstDay });
  if (data) return { days: data, errors: {} };
  const [issue] = error.issues;
  const isFirst = issue?.path[0] !== 'lastDay' || firstDay === '';
  return { errors: { [isFirst ? 'firstDay' : 'lastDay']: issue?.message } };
}
