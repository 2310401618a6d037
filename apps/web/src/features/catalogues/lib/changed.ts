/** What a whole says otherwise than what is stored: the fields that somebody has changed, and no others. */
export function changedFields<Whole extends object>(whole: Whole, stored: object): Partial<Whole> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(whole).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(changed) as Partial<Whole>;
}
