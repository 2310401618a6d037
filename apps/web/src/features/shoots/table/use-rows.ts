import type { Outlook } from '@lensemble/contract/outlook';
import { outlookReadiness } from '@lensemble/contract/outlook-readiness';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listOutlookQuery } from '@/features/shoots/api/list-outlook.ts';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { listLinkedNamesQuery } from '@/lib/shoots/linked-names.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import type { ColumnKey, Row } from './columns.tsx';
import { sortIn, sortRows } from './sort-rows.ts';

/** The rows in order. Names load if a column shows them. */
export function useRows(
  shoots: readonly ListedShoot[],
  shown: readonly ColumnKey[],
  sort: string | undefined,
): readonly Row[] {
  const needsNames = shown.includes('people') || shown.includes('costumes');
  const { data: names } = useQuery({ ...listLinkedNamesQuery, enabled: needsNames });
  const { data: outlooks } = useQuery({
    ...listOutlookQuery,
    enabled: shown.includes('readiness'),
  });
  const today = useToday();
  return useMemo(() => {
    const known = new Map(names?.map((entry) => [entry.id, entry]));
    const now = new Date();
    const open = new Map(outlooks?.map((outlook) => [outlook.id, openCount(outlook, now)]));
    const rows = shoots.map((shoot): Row => {
      const linked = known.get(shoot.id);
      return {
        shoot,
        people: names && joinWithCommas(linked?.people.map(({ name }) => name) ?? []),
        costumes:
          names && joinWithCommas(linked?.costumes.map(({ characterName }) => characterName) ?? []),
        open: open.get(shoot.id),
      };
    });
    return sortRows(rows, sortIn(sort), today);
  }, [shoots, names, outlooks, sort, today]);
}

/** Forecasts are left out: they load only for rows in view. */
function openCount(outlook: Outlook, now: Date): number | null {
  const { state, open } = outlookReadiness(outlook, null, now);
  return state === 'open' || state === 'ready' ? open.length : null;
}
