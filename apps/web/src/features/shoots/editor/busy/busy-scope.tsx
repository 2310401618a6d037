import type { Needs } from '@lensemble/contract/conflicts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { useNeededEquipment } from '@/features/shoots/editor/hooks/use-needed-equipment.ts';
import { lateCode } from '@/lib/shell/late-code.ts';
import { useLateCode } from '@/lib/shell/use-late-code.ts';
import { availabilityQuery } from '@/lib/shoots/availability.ts';
import { monthOf, today } from '@/lib/time/dates.ts';
import { type BusyCode, BusyContext, type Wants } from './busy-context.ts';

const busyCode = lateCode((): Promise<BusyCode> => import('./busy-code.tsx'));

/** Knows what the shoot in the form cannot have. Without an answer or its code, the editor works without notes. */
export function BusyScope({ shootId, children }: { shootId: string | null; children: ReactNode }) {
  const wants = useWants(shootId);
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

function useWants(shootId: string | null): Wants | null {
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
  const { needs, isKnown, nameOf } = useNeeds(shootId);
  return useMemo(() => {
    if (status === 'idea' || status === 'completed') return null;
    const plan = { date, time, timeZone, durationMinutes, setUpMinutes, strikeMinutes };
    return { plan, needs, isKnown, nameOf };
  }, [
    status,
    date,
    time,
    timeZone,
    durationMinutes,
    setUpMinutes,
    strikeMinutes,
    needs,
    isKnown,
    nameOf,
  ]);
}

function useNeeds(shootId: string | null) {
  const { control } = useEditorFields();
  const [participants, costumeIds, propIds] = useWatch({
    control,
    name: ['participants', 'costumeIds', 'propIds'],
  });
  const { nameOf } = useEditorItems();
  const { known: equipment, isComplete: isKnown } = useNeededEquipment(shootId);
  const needs: Needs = useMemo(
    () => ({
      ...{ costumeIds, propIds, equipment },
      personnelIds: participants.flatMap(({ personnelId }) => personnelId ?? []),
    }),
    [participants, costumeIds, propIds, equipment],
  );
  return { needs, isKnown, nameOf };
}
