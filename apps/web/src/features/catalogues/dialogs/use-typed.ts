import { useQuery } from '@tanstack/react-query';
import { type CatalogueKind, type ItemOf, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { distinct } from '../lib/arrange.ts';

export function useTyped<Kind extends CatalogueKind>(
  kind: Kind,
  textOf: (item: ItemOf[Kind]) => string | null,
): string[] {
  const { data = [] } = useQuery(listItemsQuery(kind));
  return distinct(data.map(textOf));
}
