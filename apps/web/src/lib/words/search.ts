/** Removes accents and case, so that `ines` finds `Inês`. Keyboards type `'` for the apostrophe `’`. */
export function comparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

export function searchWords(query: string): string[] {
  return comparable(query).split(/\s+/).filter(Boolean);
}

/** Whether the texts contain every word of `searchWords`. */
export function hasWords(texts: readonly (string | null)[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = comparable(texts.filter(Boolean).join(' '));
  return words.every((word) => text.includes(word));
}
