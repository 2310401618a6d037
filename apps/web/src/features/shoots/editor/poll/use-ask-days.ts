import type { ShootDetail } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { availabilityQuery } from '@/lib/shoots/availability.ts';
import type { PlainDate, PlainMonth } from '@/lib/time/dates.ts';
import { busyDays } from '../busy/busy-code.tsx';
import type { BusyDays } from '../busy/busy-context.ts';
import type { ChosenDate } from './chosen-dates.ts';
import { useNeedsOf } from './use-conflicts.ts';

type AskDays = Pick<BusyDays, 'isComplete' | 'on'>;

const unknownDays: AskDays = { isComplete: false, on: () => null };

/**
 * The days of a month as an idea sees them: at the first time that is chosen for a day, and otherwise for the whole day.
 * Undefined if the idea needs nothing that can be taken.
 */
export function useAskDays(
  shoot: ShootDetail,
  chosen: readonly ChosenDate[],
  month: PlainMonth,
): AskDays | undefined {
  const { data } = useQuery(availabilityQuery(month, shoot.id));
  const { needs, isKnown } = useNeedsOf(shoot);
  const { nameOf } = useEditorItems();
  return useMemo(() => {
    if (Object.values(needs).every(({ length }) => length === 0)) return undefined;
    if (!data) return unknownDays;
    const known = new Map<string | null, BusyDays>();
    const daysAt = (time: string | null): BusyDays => {
      const days =
        known.get(time) ??
        busyDays({ plan: { ...shoot, time }, needs, isKnown, nameOf }, data, month);
      known.set(time, days);
      return days;
    };
    const timeOn = (date: PlainDate) => chosen.find((each) => each.date === date)?.time ?? null;
    return { isComplete: data.isComplete && isKnown, on: (date) => daysAt(timeOn(date)).on(date) };
  }, [shoot, needs, isKnown, nameOf, chosen, data, month]);
}
