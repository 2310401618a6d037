import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';

interface SwitchFieldProps {
  name: 'available' | 'showsHandles' | 'notNamed';
  label: string;
  hint: string;
}

export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const id = useId();
  const { control } = useFormContext<Record<typeof name, boolean>>();
  return (
    <div className="flex min-h-control items-center gap-3">
      <Controller
        control={control}
        name={name}
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
