import { useQueries, useQuery } from '@tanstack/react-query';
import { type CatalogueKind, type ItemOf, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { distinct } from '../lib/arrange.ts';

export function useTyped<Kind extends CatalogueKind>(
  kind: Kind,
  textOf: (item: ItemOf[Kind]) => string | null,
): string[] {
  const { data = [] } = useQuery(listItemsQuery(kind));
  return distinct(data.map(textOf));
}

type StoredKind = {
  [Kind in CatalogueKind]: ItemOf[Kind] extends { storagePlace: string | null } ? Kind : never;
}[CatalogueKind];

const hasPlaces: Readonly<Record<StoredKind, true>> = {
  equipment: true,
  props: true,
  costumes: true,
  kits: true,
};
const storedKinds = Object.keys(hasPlaces) as StoredKind[];

/** The places that items of the loaded catalogs are kept at. */
export function useStoragePlaces(): string[] {
  const lists = useQueries({
    queries: storedKinds.map((kind) => ({ ...listItemsQuery(kind), enabled: false })),
  });
  return distinct(lists.flatMap(({ data = [] }) => data.map(({ storagePlace }) => storagePlace)));
}
