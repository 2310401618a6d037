/**
 * Makes the `Idempotency-Key` of one of several parallel requests from their common prefix and its position (from 0).
 * The server sorts by position, whichever request arrives first.
 */
export function numberedKey(shared: string, number: number): string {
  return `${shared}:${number}`;
}

/** Splits a numbered key; undefined for a key without a number. */
export function readNumberedKey(
  key: string,
): { readonly shared: string; readonly number: number } | undefined {
  const [, shared, number] = /^(.+):(\d{1,9})$/.exec(key) ?? [];
  if (shared === undefined || number === undefined) return undefined;
  return { shared, number: Number(number) };
}
