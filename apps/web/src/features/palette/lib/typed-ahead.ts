type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What was typed, with one more key; undefined for a key that types nothing. */
export function typedWith(
  text: string,
  { key, ctrlKey, altKey, metaKey }: Key,
  isOnApple: boolean,
): string | undefined {
  // A third letter of a key is written with Option there, elsewhere with both together.
  const isThirdLetter = altKey && ctrlKey !== isOnApple;
  if (metaKey || ((ctrlKey || altKey) && !isThirdLetter)) return undefined;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  // Not of what is below the palette either.
  if (key === 'Enter') return text;
  return [...key].length === 1 ? text + key : undefined;
}
