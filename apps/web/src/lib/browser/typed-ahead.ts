type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The text after one more key; undefined for a key that types nothing. */
export function typedWith(
  text: string,
  { key, ctrlKey, altKey, metaKey }: Key,
  isOnApple: boolean,
): string | undefined {
  // The third character of a key needs Option on Apple devices, elsewhere Ctrl + Alt.
  const isThirdLetter = altKey && ctrlKey !== isOnApple;
  if (metaKey || ((ctrlKey || altKey) && !isThirdLetter)) return undefined;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  // Ignored, so that it does not activate the element below the field.
  if (key === 'Enter') return text;
  return [...key].length === 1 ? text + key : undefined;
}
