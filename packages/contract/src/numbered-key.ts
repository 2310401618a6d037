/**
 * The `Idempotency-Key` of one of several things that are sent side by side: what all of them share, and the number of this
 * one among them, from 0. Whichever arrives first, the number says where it belongs.
 */
export function numberedKey(shared: string, number: number): string {
  return `${shared}:${number}`;
}

/** What a key says of its place among others; undefined for one that says nothing of it. */
export function readNumberedKey(
  key: string,
): { readonly shared: string; readonly number: number } | undefined {
  const [, shared, number] = /^(.+):(\d{1,9})$/.exec(key) ?? [];
  if (shared === undefined || number === undefined) return undefined;
  return { shared, number: Number(number) };
}
