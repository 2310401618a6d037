import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { participantName } from '@/features/shoots/editor/lib/conflict.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import { peopleKeys } from '@/features/shoots/editor/lib/people-keys.ts';
import { cn } from '@/lib/cn.ts';

const NONE = 'none';

/** Chooses the participant to call on the day. Another person starts with a hidden phone number. */
export function DayContact({ participants }: { participants: readonly FormParticipant[] }) {
  const { control } = useEditorFields();
  const { field } = useController({ control, name: 'dayContact' });
  const { nameOf } = useEditorItems();
  const keys = peopleKeys(participants);
  const contact = participants[keys.indexOf(field.value?.person ?? NONE)];
  const people = participants.map((person, index) => ({
    value: keys[index] ?? NONE,
    label: participantName(person, nameOf),
  }));
  return (
    <div className={cn('mt-3 grid gap-2 border-line border-t pt-3', !contact && 'print:hidden')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-2 text-sm" aria-hidden>
          {editorCrewWords('dayContact')}
        </span>
        <Select
          value={contact ? (field.value?.person ?? NONE) : NONE}
          options={[{ value: NONE, label: editorCrewWords('noContact') }, ...people]}
          onValueChange={(person) => {
            if (person === field.value?.person) return;
            field.onChange(person === NONE ? null : { person, showsPhone: false });
          }}
          aria-label={editorCrewWords('dayContactIs', {
            name: contact ? participantName(contact, nameOf) : editorCrewWords('noContact'),
          })}
          className="h-control-sm min-w-0 flex-1 basis-40"
        />
      </div>
      {field.value && contact && (
        <PhoneSwitch
          isGuest={contact.personnelId === null}
          shown={field.value.showsPhone}
          onChange={(showsPhone) => field.onChange({ ...field.value, showsPhone })}
        />
      )}
    </div>
  );
}

interface PhoneSwitchProps {
  isGuest: boolean;
  shown: boolean;
  onChange: (shown: boolean) => void;
}

function PhoneSwitch({ isGuest, shown, onChange }: PhoneSwitchProps) {
  const id = useId();
  if (isGuest) {
    return <p className="text-ink-3 text-sm">{editorCrewWords('guestPhone')}</p>;
  }
  return (
    <div className="flex items-center gap-3">
      <Switch id={id} checked={shown} onCheckedChange={onChange} aria-describedby={`${id}-hint`} />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-sm">
          {editorCrewWords('showPhone')}
        </label>
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {shown ? editorCrewWords('phoneShown') : editorCrewWords('phoneHidden')}
        </p>
      </div>
    </div>
  );
}
