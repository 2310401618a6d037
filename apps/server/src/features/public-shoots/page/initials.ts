/** The first letters of the first and the last word of a name; its first sign where there are no letters. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).flatMap((word) => word.match(/\p{L}|\p{N}/u)?.[0] ?? []);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (first) return `${first}${last}`.toUpperCase();
  const [sign] = new Intl.Segmenter('en').segment(name.trim());
  return sign?.segment ?? '?';
}
