import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { ItemValues } from '../lib/item-values.ts';

/** `hint` names the text that the card shows for an unavailable item. */
export function AvailableField({ hint }: { hint: string }) {
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
          Available
        </Label>
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {hint}
        </p>
      </div>
    </div>
  );
}
