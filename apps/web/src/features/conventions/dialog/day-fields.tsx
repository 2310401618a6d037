import { conventionFormWords } from '@lensemble/messages/web/convention-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { FieldProps } from './field-props.ts';

export function DayFields({ values, onChange, errors }: FieldProps) {
  const { firstDay, lastDay } = values;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={conventionFormWords('firstDay')} error={errors.firstDay} required>
        <Input
          type="date"
          value={firstDay}
          onChange={({ target: { value } }) =>
            // The last day follows, so that a new convention needs one change for one day.
            onChange({ firstDay: value, ...(lastDay < value && { lastDay: value }) })
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
