import { shootFilterWords } from '@lensemble/messages/web/shoot-filters';
import { useMemo } from 'react';
import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';
import { choicesOf, type Filterable, type Names } from '@/lib/shoots/narrow.ts';
import type { FacetKey, ShootFilters } from '@/lib/shoots/shoot-filters.ts';

const labels: Readonly<Record<FacetKey, string>> = {
  person: shootFilterWords('person'),
  costume: shootFilterWords('costume'),
  place: shootFilterWords('place'),
  month: shootFilterWords('month'),
};

const labelsOfAll: Readonly<Record<FacetKey, string>> = {
  person: shootFilterWords('anyPerson'),
  costume: shootFilterWords('anyCostume'),
  place: shootFilterWords('anyPlace'),
  month: shootFilterWords('anyMonth'),
};

const ALL = '';

interface FacetSelectProps {
  facet: FacetKey;
  shoots: readonly Filterable[];
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
  return (
    <Select
      aria-label={labels[facet]}
      value={chosen ?? ALL}
      onValueChange={(value) => onChoose(value || undefined)}
      options={[
        { value: ALL, label: labelsOfAll[facet] },
        ...choices.map(({ value, label: name, count }) => ({
          value,
          label: shootFilterWords('choice', { name, count }),
        })),
      ]}
      disabled={choices.length === 0}
      className={cn(
        'min-w-0 md:w-40 read-only:bg-surface-1',
        chosen && 'read-only:border-accent-text read-only:bg-accent-soft',
      )}
    />
  );
}
