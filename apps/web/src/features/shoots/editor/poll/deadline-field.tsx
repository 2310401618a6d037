import { formatTime } from '@lensemble/contract/clock';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { Clock } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { buttonStyles } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';
import { timeSlotsWith } from '../lib/time-slots.ts';
import { nearestTime } from '../lib/typed-time.ts';

interface Deadline {
  /** Empty for none. */
  readonly date: string;
  readonly time: string;
}

interface DeadlineFieldProps extends Deadline {
  min: string;
  max: string;
  /** The field of the day: a day of which only a part is typed is no date. */
  dayRef: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  onChange: (deadline: Deadline) => void;
}

/** Until when the team wants answers: a day, and a time once there is one. */
export function DeadlineField(props: DeadlineFieldProps) {
  const { date, time, min, max, dayRef, error, onChange } = props;
  const slots = timeSlotsWith(time);
  const inputId = useId();
  const errorId = `${inputId}-error`;
  return (
    <div className="mr-auto flex flex-wrap items-center gap-2 max-md:w-full">
      <label htmlFor={inputId} className="text-ink-2">
        {datePollWords('answersUntil')}
      </label>
      <Input
        ref={dayRef}
        id={inputId}
        type="date"
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        className="w-40"
        value={date}
        min={min}
        max={max}
        onChange={(event) => onChange({ date: event.target.value, time })}
      />
      {date !== '' && (
        <Select
          aria-label={datePollWords('answersUntilTime')}
          value={time}
          onValueChange={(chosen) => onChange({ date, time: chosen })}
          options={slots}
          valueOfTyped={(typed) => nearestTime(slots, typed)}
          className={cn(buttonStyles({ variant: 'field' }))}
        >
          <Clock aria-hidden />
          {formatTime(time)}
        </Select>
      )}
      {error && (
        <p id={errorId} role="alert" className="w-full text-danger-text text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
