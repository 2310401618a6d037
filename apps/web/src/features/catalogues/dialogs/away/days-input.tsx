import { YEAR_MAX } from '@lensemble/contract/constants';
import { awayWords } from '@lensemble/messages/web/away';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

export interface TypedDays {
  readonly firstDay: string;
  readonly lastDay: string;
}
export type DaysErrors = Readonly<{ [Name in keyof TypedDays]?: string | undefined }>;

export const NO_DAYS: TypedDays = { firstDay: '', lastDay: '' };

/** No date for the rules, and not empty: what browsers have of a day of which only a part is typed is empty. */
const HALF_TYPED = '?';

/** The days as they are typed in the fields of a `DaysInput`. */
export function typedIn(box: HTMLElement | null, { firstDay, lastDay }: TypedDays): TypedDays {
  const [first, last] = box?.querySelectorAll('input') ?? [];
  return {
    firstDay: first?.validity.badInput ? HALF_TYPED : firstDay,
    lastDay: last?.validity.badInput ? HALF_TYPED : lastDay,
  };
}

interface DaysInputProps {
  /** For `typedIn`. */
  box: RefObject<HTMLDivElement | null>;
  value: TypedDays;
  errors: DaysErrors;
  pending: boolean;
  onChange: (value: TypedDays) => void;
  onAdd: () => void;
}

/** Two days in a form. It is no form of its own, because it is inside of one. */
export function DaysInput({ box, value, errors, pending, onChange, onAdd }: DaysInputProps) {
  const fieldOf = (name: keyof TypedDays) => (
    <Input
      type="date"
      max={`${YEAR_MAX}-12-31`}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        // It would save the whole dialog.
        event.preventDefault();
        onAdd();
      }}
    />
  );
  return (
    <div
      ref={box}
      className="grid grid-cols-2 items-start gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field label={awayWords('from')} error={errors.firstDay}>
        {fieldOf('firstDay')}
      </Field>
      <Field
        label={
          <>
            {awayWords('to')}{' '}
            <span className="font-normal text-ink-3">{awayWords('optional')}</span>
          </>
        }
        error={errors.lastDay}
      >
        {fieldOf('lastDay')}
      </Field>
      <Button pending={pending} onClick={onAdd} className="sm:mt-5.5 max-sm:col-span-2">
        {awayWords('add')}
      </Button>
    </div>
  );
}
