import { conventionFormWords } from '@lensemble/messages/web/convention-form';
import { useRef } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { lastDayFor } from '../lib/last-day-for.ts';
import type { FieldProps } from './field-props.ts';

export function DayFields({ values, onChange, errors }: FieldProps) {
  const { firstDay, lastDay } = values;
  // Typing a date passes through other dates, which must not become the length.
  const before = useRef({ firstDay, lastDay });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={conventionFormWords('firstDay')} error={errors.firstDay} required>
        <Input
          type="date"
          value={firstDay}
          onFocus={() => {
            before.current = { firstDay, lastDay };
          }}
          onChange={({ target: { value } }) =>
            onChange({ firstDay: value, lastDay: lastDayFor(value, before.current) })
          }
        />
      </Field>
      <Field label={conventionFormWords('lastDay')} error={errors.lastDay} required>
        <Input
          type="date"
          value={lastDay}
          min={firstDay}
          onChange={(event) => onChange({ lastDay: event.target.value })}
        />
      </Field>
    </div>
  );
}
