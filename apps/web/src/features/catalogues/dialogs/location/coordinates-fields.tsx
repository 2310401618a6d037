import { locationFieldWords } from '@lensemble/messages/web/location-fields';
import { ChevronRight } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { degreesOf, pairOf } from '@/lib/places/coordinates.ts';
import type { LocationValues } from './location-values.ts';

type Pair = Pick<LocationValues, 'latitude' | 'longitude'>;

interface CoordinatesFieldsProps {
  onType: (typed: Pair) => void;
}

export function CoordinatesFields({ onType }: CoordinatesFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const latitude = useDegrees('latitude', 'NS');
  const longitude = useDegrees('longitude', 'EW');
  const isWrong = !!(latitude.error || longitude.error);
  const paste = (event: ClipboardEvent) => {
    const pair = pairOf(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    onType(pair);
  };
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/details"
    >
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm font-[560] text-ink-2 text-xs hover:text-ink max-md:min-h-target">
        <ChevronRight
          className="size-3.5 transition-transform group-open/details:rotate-90"
          aria-hidden
        />
        {locationFieldWords('coordinates')}
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <DegreesField
          label={locationFieldWords('latitude')}
          {...latitude}
          onPaste={paste}
          onType={(typed) => onType({ latitude: typed, longitude: longitude.value })}
        />
        <DegreesField
          label={locationFieldWords('longitude')}
          {...longitude}
          onPaste={paste}
          onType={(typed) => onType({ latitude: latitude.value, longitude: typed })}
        />
      </div>
    </details>
  );
}

function useDegrees(name: keyof Pair, hemispheres: 'NS' | 'EW') {
  const { field, fieldState } = useController<LocationValues, keyof Pair>({ name });
  return { ...field, hemispheres, error: fieldState.error?.message };
}

interface DegreesFieldProps extends ReturnType<typeof useDegrees> {
  label: string;
  onType: (degrees: number | null) => void;
  onPaste: (event: ClipboardEvent) => void;
}

function DegreesField(props: DegreesFieldProps) {
  const { label, name, value, hemispheres, error, ref, onBlur, onType, onPaste } = props;
  const [typed, setTyped] = useState('');
  // Keep the typed text while it means the current value: `48.` as well as `48`.
  const isOwn = Object.is(degreesOf(typed, hemispheres), value);
  const text = value === null ? '' : String(value);
  return (
    <Field label={label} error={error}>
      <Input
        ref={ref}
        name={name}
        value={isOwn ? typed : text}
        onBlur={onBlur}
        onPaste={onPaste}
        onChange={(event) => {
          setTyped(event.target.value);
          onType(degreesOf(event.target.value, hemispheres));
        }}
        autoComplete="off"
        className="num"
      />
    </Field>
  );
}
