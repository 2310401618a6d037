import { formatTime } from '@lensemble/contract/clock';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { Clock } from 'lucide-react';
import { Select } from '@/components/ui/select.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { participantName } from '@/features/shoots/editor/lib/conflict.ts';
import { namesByTime } from '@/features/shoots/editor/lib/crew-calls.ts';
import { START_WITHOUT_TIME } from '@/features/shoots/editor/lib/reminder.ts';
import { timeSlotsWith } from '@/features/shoots/editor/lib/time-slots.ts';
import { nearestTime } from '@/features/shoots/editor/lib/typed-time.ts';
import { cn } from '@/lib/cn.ts';
import { namesInWords } from '@/lib/words/names.ts';

interface CallTimeSelectProps {
  name: string;
  /** `HH:MM`; null at the shoot's time. */
  callTime: string | null;
  shootTime: string | null;
  onChange: (callTime: string | null) => void;
}

/** When a participant should arrive: at the shoot's time, or at a time of their own. */
export function CallTimeSelect({ name, callTime, shootTime, onChange }: CallTimeSelectProps) {
  const { getValues } = useEditorFields();
  const { nameOf } = useEditorItems();
  const shown = callTime ?? shootTime;
  const people = getValues('participants').map((person) => ({
    name: participantName(person, nameOf),
    callTime: person.callTime,
  }));
  const others = namesByTime(people.filter((person) => person.name !== name));
  const slots = timeSlotsWith(callTime).map((slot, index) => {
    const names = others.get(slot.value);
    return {
      ...slot,
      separated: callTime !== null && index === 0,
      note: names && shootCallsWords('with', { names: namesInWords(names) }),
    };
  });
  const reset = {
    value: '',
    label: shootCallsWords('shootTime'),
    note: shootTime ? formatTime(shootTime) : undefined,
  };
  return (
    <Select
      aria-label={shootCallsWords('callTimeOf', { name })}
      value={callTime}
      onValueChange={(time) => onChange(time || null)}
      options={callTime === null ? slots : [reset, ...slots]}
      valueOfTyped={(typed) => nearestTime(slots, typed)}
      openAt={shootTime ?? START_WITHOUT_TIME}
      contentClassName="w-64"
      className={cn(
        'num inline-flex h-control-sm shrink-0 items-center gap-1.5 rounded-sm border border-line-field px-2 font-[600] text-sm hover:border-ink-3',
        callTime === null && 'border-dashed text-ink-3',
      )}
    >
      <Clock className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      {shown ? formatTime(shown) : shootCallsWords('callTime')}
    </Select>
  );
}
