import type { KeyboardEvent } from 'react';

/** Whether a key press means "plan a new shoot here": `N` alone. Autofill dispatches key events without a key. */
export function isPlanKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  return event.key?.toLowerCase() === 'n' && !(event.ctrlKey || event.metaKey || event.altKey);
}
