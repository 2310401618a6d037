import type { ListedShoot } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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
  return useMemo(() => {
    const known = new Map(names?.map((entry) => [entry.id, entry]));
    const rows = shoots.map((shoot): Row => {
      const linked = known.get(shoot.id);
      return {
        shoot,
        people: names && joinWithCommas(linked?.people.map(({ name }) => name) ?? []),
        costumes:
          names && joinWithCommas(linked?.costumes.map(({ characterName }) => characterName) ?? []),
      };
    });
    return sortRows(rows, sortIn(sort));
  }, [shoots, names, sort]);
}
