import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import type { ShootDay } from './shoot-hours.ts';

/** The schedule in the form; null for ideas and shoots without a date. */
export function useShootDay(): ShootDay | null {
  const { control } = useEditorFields();
  const [status, date, time, timeZone, durationMinutes] = useWatch({
    control,
    name: ['status', 'date', 'time', 'timeZone', 'durationMinutes'],
  });
  return useMemo(
    () => (status === 'idea' || !date ? null : { date, time, timeZone, durationMinutes }),
    [status, date, time, timeZone, durationMinutes],
  );
}
