import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lateCode } from '@/lib/shell/late-code.ts';
import { toastNotOpened } from '@/lib/shell/toast.ts';
import { useLateCode } from '@/lib/shell/use-late-code.ts';
import { listLinkedNamesQuery } from '@/lib/shoots/linked-names.ts';
import type { Filterable } from '@/lib/shoots/narrow.ts';
import { isFiltered, type ShootFilters } from '@/lib/shoots/shoot-filters.ts';

export const filterParts = lateCode(async () => {
  const [{ FilterBar }, { narrow }] = await Promise.all([
    import('@/components/shoot-filters/filter-bar.tsx'),
    import('@/lib/shoots/narrow.ts'),
  ]);
  return { FilterBar, narrow };
});

/** The shoots that match the filters. The code and the names load when the filters are opened or used. */
export function useShootFilters<Shoot extends Filterable>(
  shoots: readonly Shoot[] | undefined,
  filters: ShootFilters,
) {
  const filtered = isFiltered(filters);
  const [isOpen, setOpen] = useState(filtered);
  const [wasFiltered, setWasFiltered] = useState(filtered);
  if (wasFiltered !== filtered) {
    setWasFiltered(filtered);
    // A link to the same screen may set filters.
    if (filtered) setOpen(true);
  }
  const isWanted = isOpen || filtered;
  const parts = useLateCode(filterParts, isWanted, () => {
    setOpen(false);
    toastNotOpened();
  });
  const names = useQuery({ ...listLinkedNamesQuery, enabled: isWanted });
  const found = useMemo(
    () => (filtered && shoots ? parts?.narrow(shoots, names.data, filters) : shoots),
    [filtered, shoots, parts, names.data, filters],
  );
  return { found, isOpen, isFiltered: filtered, setOpen, Bar: isOpen && parts?.FilterBar, names };
}
