import { distinct } from '../lib/arrange.ts';
import type { FacetKey } from '../lib/catalogue-search.ts';
import type { Facet, SortOrder } from '../lib/view.ts';

/** A filter by availability. `no` is the text for unavailable items. */
export function availability<Item extends { available: boolean }>(no: string): Facet<Item> {
  return {
    key: 'available',
    label: 'Availability',
    choiceOf: ({ available }) => (available ? 'yes' : 'no'),
    choices: () => [
      { value: 'yes', label: 'Available' },
      { value: 'no', label: no },
    ],
  };
}

export function oneOf<Item>(
  key: FacetKey,
  label: string,
  textOf: (item: Item) => string | null,
): Facet<Item> {
  return {
    key,
    label,
    choiceOf: textOf,
    choices: (items) => distinct(items.map(textOf)).map((text) => ({ value: text, label: text })),
  };
}

export function byName<Item extends { name: string }>(): SortOrder<Item> {
  return { key: 'name', label: 'Name', textOf: ({ name }) => name };
}
