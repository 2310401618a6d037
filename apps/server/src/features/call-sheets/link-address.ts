/** A URL in ASCII. Escapes stray percent signs, because Word reports a file that contains one as corrupt. */
export function linkAddress(link: string): string {
  const { href } = new URL(link);
  return href.replace(/%(?![\da-f]{2})/gi, '%25');
}
