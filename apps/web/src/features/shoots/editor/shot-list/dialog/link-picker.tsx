import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot, ShotChange } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Check } from 'lucide-react';
import { chipStyles, chipsStyles } from '@/components/chip-styles.ts';
import { cn } from '@/lib/cn.ts';
import { type LinkField, linkChoices, linkFields } from '../linked-names.ts';

interface LinkPickerProps {
  shoot: ShootDetail;
  shot: Shot;
  onChange: (fields: ShotChange) => void;
}

const names: Readonly<Record<LinkField, string>> = {
  participantIds: shotListWords('people'),
  costumeIds: shotListWords('costumes'),
  propIds: shotListWords('props'),
  equipmentIds: shotListWords('equipment'),
};

/** Chooses who and what an entry has, from what the shoot has. A block only has people. */
export function LinkPicker({ shoot, shot, onChange }: LinkPickerProps) {
  const choices = linkChoices(shoot);
  const fields = (shot.kind === 'shot' ? linkFields : linkFields.slice(0, 1)).filter(
    (field) => choices[field].length > 0,
  );
  if (fields.length === 0)
    return <p className="text-ink-3 text-sm">{shotListWords('nothingLinked')}</p>;
  return fields.map((field) => {
    const chosen = shot[field];
    const toggle = (id: string) =>
      onChange({
        [field]: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
      });
    return (
      <fieldset key={field} className="min-w-0">
        <legend className="mb-1.5 font-[560] text-ink-2 text-sm">{names[field]}</legend>
        <div className={chipsStyles}>
          {choices[field].map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={chosen.includes(id)}
              onClick={() => toggle(id)}
              className={cn(chipStyles(chosen.includes(id)), 'min-w-0 max-w-full')}
            >
              {chosen.includes(id) && <Check className="size-3.5 shrink-0" aria-hidden />}
              <span dir="auto" className="truncate">
                {name}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
    );
  });
}
