/** A beginning that both texts share is cut if it is longer, because only the first lines show. */
const SHARED_MAX = 80;
/** What stays of it, to say where the texts differ. */
const SHARED_KEPT = 40;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Two texts from shortly before the first word that differs. Those that differ near their beginning stay as they are. */
export function excerpts(mine: string, theirs: string): readonly [mine: string, theirs: string] {
  let shared = 0;
  while (shared < mine.length && mine[shared] === theirs[shared]) shared += 1;
  if (shared <= SHARED_MAX) return [mine, theirs];
  const start = segmenter.segment(mine).containing(shared - SHARED_KEPT)?.index ?? 0;
  const cut = (text: string) => `… ${text.slice(start).trimStart()}`;
  return [cut(mine), cut(theirs)];
}
