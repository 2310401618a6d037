/** The filters by a choice, in the order of the screen. */
export const facetKeys = ['person', 'costume', 'place', 'month'] as const;
export type FacetKey = (typeof facetKeys)[number];

/**
 * The filters in the address of a list. `q` is the text of a search. With `mine`, only shoots of the user show. `status` lists statuses, on screens that do not
 * show them one by one.
 */
export type ShootFilters = {
  readonly [Key in 'q' | 'mine' | 'status' | FacetKey]?: string | undefined;
};

const keys = ['q', 'mine', ...facetKeys] as const;

/** Reads texts of an address. Invalid ones are undefined explicitly, or the router would keep them. */
const textsIn = <Key extends string>(search: Record<string, unknown>, wanted: readonly Key[]) =>
  Object.fromEntries(
    wanted.map((key) => {
      const value = search[key];
      return [key, typeof value === 'string' && value !== '' ? value : undefined];
    }),
  ) as { readonly [One in Key]?: string | undefined };

/** Reads the filters that all lists have. */
export const shootFilters = (search: Record<string, unknown>): ShootFilters =>
  textsIn(search, keys);

export function isFiltered(filters: ShootFilters): boolean {
  return Boolean(filters.status) || keys.some((key) => filters[key]?.trim());
}

/** Like `shootFilters`, with the view (`table`) and the column that it is sorted by, such as `date` or `-date`. */
export const boardSearch = (search: Record<string, unknown>) =>
  textsIn(search, [...keys, 'view', 'sort']);
