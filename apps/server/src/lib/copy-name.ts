const SUFFIX = ' (copy)';

/** The name of a copy, of at most `max` code units. It is cut between characters. */
export function copyName(name: string, max: number): string {
  const room = max - SUFFIX.length;
  if (name.length <= room) return name + SUFFIX;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length > room) break;
    kept += segment;
  }
  return kept.trimEnd() + SUFFIX;
}
