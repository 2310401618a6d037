import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { ItemValues } from '../lib/item-values.ts';

interface AvailableFieldProps {
  label?: string;
  hint: string;
}

/** `hint` names the text that the card shows for an unavailable item. */
export function AvailableField({ label = itemFieldWords('available'), hint }: AvailableFieldProps) {
  const id = useId();
  const { control } = useFormContext<Pick<ItemValues<'props'>, 'available'>>();
  return (
    <div className="flex min-h-control items-center gap-3">
      <Controller
        control={control}
        name="available"
        render={({ field: { value, onChange, ref } }) => (
          <Switch
            ref={ref}
            id={id}
            checked={value}
            onCheckedChange={onChange}
            aria-describedby={`${id}-hint`}
          />
        )}
      />
      <div className="min-w-0">
        <Label htmlFor={id} className="text-ink text-sm">
          {label}
        </Label>
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {hint}
        </p>
      </div>
    </div>
  );
}
