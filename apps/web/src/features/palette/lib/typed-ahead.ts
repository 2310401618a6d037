type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What was typed, with one more key; undefined for a key that types nothing. */
export function typedWith(
  text: string,
  { key, ctrlKey, altKey, metaKey }: Key,
): string | undefined {
  // Both together are how some keyboards write a third letter with a key.
  if (metaKey || ctrlKey !== altKey) return undefined;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  // Not of what is below the palette either.
  if (key === 'Enter') return text;
  return [...key].length === 1 ? text + key : undefined;
}
