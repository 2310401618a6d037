/** The same text for equal values, whatever the order of their keys: stored answers have another one than lists. */
export const valueText = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sorted(part) : part));

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
