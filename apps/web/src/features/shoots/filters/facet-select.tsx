import type { ListedShoot } from '@lensemble/contract/shoots';
import { useMemo } from 'react';
import { Select } from '@/components/ui/select.tsx';
import type { FacetKey, ShootFilters } from '@/features/shoots/lib/shoot-filters.ts';
import { cn } from '@/lib/cn.ts';
import { formatNumber } from '@/lib/words/count.ts';
import { choicesOf, type Names } from './narrow.ts';

const labels: Readonly<Record<FacetKey, string>> = {
  person: 'Person',
  costume: 'Costume',
  place: 'Place',
  month: 'Month',
};

const ALL = '';

interface FacetSelectProps {
  facet: FacetKey;
  shoots: readonly ListedShoot[];
  names: Names;
  filters: ShootFilters;
  onChoose: (value: string | undefined) => void;
}

/** A filter with its choices, each with the number of shoots that it leaves. */
export function FacetSelect({ facet, shoots, names, filters, onChoose }: FacetSelectProps) {
  const choices = useMemo(
    () => choicesOf(facet, shoots, names, filters),
    [facet, shoots, names, filters],
  );
  const chosen = filters[facet];
  const label = labels[facet];
  return (
    <Select
      aria-label={label}
      value={chosen ?? ALL}
      onValueChange={(value) => onChoose(value || undefined)}
      options={[
        { value: ALL, label: `${label}: all` },
        ...choices.map(({ value, label: words, count }) => ({
          value,
          label: `${words} (${formatNumber(count)})`,
        })),
      ]}
      disabled={choices.length === 0}
      className={cn(
        'min-w-0 md:w-40 read-only:bg-surface-1',
        chosen && 'read-only:border-accent-line read-only:bg-accent-soft',
      )}
    />
  );
}
