import type { Needs } from '@lensemble/contract/conflicts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { lateCode } from '@/lib/shell/late-code.ts';
import { useLateCode } from '@/lib/shell/use-late-code.ts';
import { availabilityQuery } from '@/lib/shoots/availability.ts';
import { monthOf, today } from '@/lib/time/dates.ts';
import { type BusyCode, BusyContext, type Wants } from './busy-context.ts';

const busyCode = lateCode((): Promise<BusyCode> => import('./busy-code.tsx'));

/** Knows what the shoot in the form cannot have. Without an answer or its code, the editor works without notes. */
export function BusyScope({ shootId, children }: { shootId: string | null; children: ReactNode }) {
  const wants = useWants();
  const date = wants?.plan.date ?? null;
  const code = useLateCode(busyCode, wants !== null, () => {});
  const { data } = useQuery({
    ...availabilityQuery(monthOf(date ?? today()), shootId),
    enabled: date !== null,
    // Another shoot may have been changed just before this one was opened.
    refetchOnMount: 'always',
  });
  const busy = useMemo(
    () => (code && data && wants ? code.busyOf(wants, data) : null),
    [code, data, wants],
  );
  const scope = useMemo(() => ({ wants, code, busy }), [wants, code, busy]);
  return <BusyContext value={scope}>{children}</BusyContext>;
}

function useWants(): Wants | null {
  const { control } = useEditorFields();
  const [status, date, time, timeZone, durationMinutes, setUpMinutes, strikeMinutes] = useWatch({
    control,
    name: [
      'status',
      'date',
      'time',
      'timeZone',
      'durationMinutes',
      'setUpMinutes',
      'strikeMinutes',
    ],
  });
  const { needs, nameOf } = useNeeds();
  return useMemo(() => {
    if (status === 'idea' || status === 'completed') return null;
    const plan = { date, time, timeZone, durationMinutes, setUpMinutes, strikeMinutes };
    return { plan, needs, nameOf };
  }, [status, date, time, timeZone, durationMinutes, setUpMinutes, strikeMinutes, needs, nameOf]);
}

function useNeeds() {
  const { control } = useEditorFields();
  const [participants, costumeIds, propIds, equipment] = useWatch({
    control,
    name: ['participants', 'costumeIds', 'propIds', 'equipment'],
  });
  const { faces, nameOf } = useEditorItems();
  const owned = faces.equipment;
  const needs: Needs = useMemo(
    () => ({
      costumeIds,
      propIds,
      personnelIds: participants.flatMap(({ personnelId }) => personnelId ?? []),
      equipment: equipment.flatMap((entry) => {
        const own = owned.get(entry.equipmentId)?.owned;
        return own == null ? [] : [{ ...entry, owned: own }];
      }),
    }),
    [participants, costumeIds, propIds, equipment, owned],
  );
  return { needs, nameOf };
}
