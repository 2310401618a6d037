/** The filters of a catalog's address. */
export const facetKeys = ['status', 'available', 'category', 'role', 'storage'] as const;
export type FacetKey = (typeof facetKeys)[number];

type Key = 'q' | 'sort' | FacetKey;
export type CatalogueSearch = { readonly [K in Key]?: string | undefined };

const keys: readonly Key[] = ['q', 'sort', ...facetKeys];

/** Keeps the known, non-empty text parameters of an address. */
export function catalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const known = keys.flatMap((key) => {
    const value = search[key];
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : [];
  });
  return Object.fromEntries(known);
}

export function isNarrowed(search: CatalogueSearch): boolean {
  return Boolean(search.q?.trim()) || facetKeys.some((key) => search[key] !== undefined);
}
