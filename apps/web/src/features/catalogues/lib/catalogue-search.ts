/** What a list is narrowed to and ordered by, as its address says it. */
export const facetKeys = ['status', 'available', 'category', 'role'] as const;
export type FacetKey = (typeof facetKeys)[number];

type Key = 'q' | 'sort' | FacetKey;
export type CatalogueSearch = { readonly [K in Key]?: string | undefined };

const keys: readonly Key[] = ['q', 'sort', ...facetKeys];

/** The parts of an address that a catalogue understands. */
export function catalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const known = keys.flatMap((key) => {
    const value = search[key];
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Whether anything is left out of the list. */
export function isNarrowed(search: CatalogueSearch): boolean {
  return Boolean(search.q?.trim()) || facetKeys.some((key) => search[key] !== undefined);
}
