import { type ColumnKey, columnKeys, columnOf } from './columns.tsx';

const KEY = 'shoot-columns';

/** The columns that this device shows. */
export function readColumns(): readonly ColumnKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (Array.isArray(kept)) return columnKeys.filter((key) => kept.includes(key));
  } catch {
    // Storage may be blocked, or its text broken.
  }
  return columnKeys.filter((key) => columnOf(key).isAtFirst);
}

export function keepColumns(keys: readonly ColumnKey[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // Storage may be blocked; then the choice is lost with the page.
  }
}
