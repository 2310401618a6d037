import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { catalogueFilterWords } from '@lensemble/messages/web/catalogue-filters';
import { distinct } from '../lib/arrange.ts';
import type { FacetKey } from '../lib/catalogue-search.ts';
import type { Facet, FacetTexts, SortOrder } from '../lib/view.ts';

/** A filter by availability. `no` is the text for unavailable items. */
export function availability<Item extends { available: boolean }>(
  no: string,
  yes = catalogueCardWords('available'),
): Facet<Item> {
  return {
    key: 'available',
    texts: {
      label: catalogueFilterWords('availability'),
      all: catalogueFilterWords('availabilityAll'),
      filterBy: catalogueFilterWords('filterByAvailability'),
    },
    choiceOf: ({ available }) => (available ? 'yes' : 'no'),
    choices: () => [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ],
  };
}

export function oneOf<Item>(
  key: FacetKey,
  texts: FacetTexts,
  textOf: (item: Item) => string | null,
  nameOf = (text: string) => text,
): Facet<Item> {
  return {
    key,
    texts,
    choiceOf: textOf,
    choices: (items) =>
      distinct(items.map(textOf)).map((text) => ({ value: text, label: nameOf(text) })),
  };
}

interface Stored {
  readonly storagePlace: string | null;
}

/** A filter by the place where items are kept. */
export function storage<Item extends Stored>(): Facet<Item> {
  return oneOf<Item>(
    'storage',
    {
      label: catalogueFilterWords('storagePlace'),
      all: catalogueFilterWords('storagePlaceAll'),
      filterBy: catalogueFilterWords('filterByStoragePlace'),
    },
    ({ storagePlace }) => storagePlace,
  );
}

export function byStorage<Item extends Stored>(): SortOrder<Item> {
  return {
    key: 'storage',
    label: catalogueFilterWords('byStoragePlace'),
    textOf: ({ storagePlace }) => storagePlace,
  };
}

export function byName<Item extends { name: string }>(): SortOrder<Item> {
  return { key: 'name', label: catalogueFilterWords('byName'), textOf: ({ name }) => name };
}
