/** The filters by a choice, in the order of the screen. */
export const facetKeys = ['person', 'costume', 'place', 'month'] as const;
export type FacetKey = (typeof facetKeys)[number];

/**
 * The filters in the address of a list. `q` is the text of a search. `status` lists statuses, on screens that do not
 * show them one by one.
 */
export type ShootFilters = { readonly [Key in 'q' | 'status' | FacetKey]?: string | undefined };

const keys = ['q', ...facetKeys] as const;

/** Reads the filters that all lists have. Invalid ones are undefined explicitly, or the router would keep them. */
export function shootFilters(search: Record<string, unknown>): ShootFilters {
  return Object.fromEntries(
    keys.map((key) => {
      const value = search[key];
      return [key, typeof value === 'string' && value !== '' ? value : undefined];
    }),
  );
}

export function isFiltered(filters: ShootFilters): boolean {
  return Boolean(filters.status) || keys.some((key) => filters[key]?.trim());
}
