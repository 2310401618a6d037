import { valueText } from './value-text.ts';

/** The fields that differ from the stored item. If one of the `together` fields differs, all of them are included. */
export function changedFields<Whole extends object>(
  whole: Whole,
  stored: object,
  together: readonly string[] = [],
): Partial<Whole> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const isChanged = (name: string, value: unknown) =>
    valueText(value) !== valueText(before.get(name));
  const fields = Object.entries(whole);
  const changed = fields.filter(([name, value]) => isChanged(name, value)).map(([name]) => name);
  const isWholeChanged = together.some((name) => changed.includes(name));
  const names = new Set(isWholeChanged ? [...changed, ...together] : changed);
  return Object.fromEntries(fields.filter(([name]) => names.has(name))) as Partial<Whole>;
}
