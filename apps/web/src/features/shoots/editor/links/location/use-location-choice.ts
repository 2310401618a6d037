import { useFormState } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';

interface Chosen {
  readonly id: string;
  /** The zone there; null where it is not known. */
  readonly timeZone: string | null;
}

/** Takes a location, and the time there along with it; without one the time is again what it was when the editing began. */
export function useLocationChoice(): (chosen: Chosen | null) => void {
  const { control, setValue } = useEditorFields();
  const { defaultValues } = useFormState({ control, name: 'timeZone' });
  return (chosen) => {
    const timeZone = chosen?.timeZone ?? defaultValues?.timeZone;
    setValue('locationId', chosen?.id ?? null, { shouldDirty: true });
    if (timeZone) setValue('timeZone', timeZone, { shouldDirty: true });
  };
}
