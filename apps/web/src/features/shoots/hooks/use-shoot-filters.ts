import type { ListedShoot } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listLinkedNamesQuery } from '@/features/shoots/api/list-linked-names.ts';
import { isFiltered, type ShootFilters } from '@/features/shoots/lib/shoot-filters.ts';
import { lateCode } from '@/lib/shell/late-code.ts';
import { toastNotOpened } from '@/lib/shell/toast.ts';
import { useLateCode } from '@/lib/shell/use-late-code.ts';

export const filterParts = lateCode(async () => {
  const [{ FilterBar }, { narrow }] = await Promise.all([
    import('@/features/shoots/filters/filter-bar.tsx'),
    import('@/features/shoots/filters/narrow.ts'),
  ]);
  return { FilterBar, narrow };
});

/** The shoots that match the filters. The code and the names load when the filters are opened or used. */
export function useShootFilters(shoots: readonly ListedShoot[] | undefined, filters: ShootFilters) {
  const filtered = isFiltered(filters);
  const [isOpen, setOpen] = useState(filtered);
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
