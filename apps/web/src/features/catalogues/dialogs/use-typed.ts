import { useQuery } from '@tanstack/react-query';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { listItemsQuery } from '@/lib/catalogues.ts';
import { distinct } from '../lib/arrange.ts';

/** What has been typed into a field of a catalogue's items so far, each once. */
export function useTyped<Kind extends CatalogueKind>(
  kind: Kind,
  textOf: (item: ItemOf[Kind]) => string | null,
): string[] {
  const { data = [] } = useQuery(listItemsQuery(kind));
  return distinct(data.map(textOf));
}
