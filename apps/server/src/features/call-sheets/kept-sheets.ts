import { createHash } from 'node:crypto';

/** The emails of one sending leave within minutes, and the weather of a document gets older. */
const KEPT_MS = 10 * 60_000;
const KEPT_MAX = 8;

interface Kept<File> {
  readonly file: Promise<File>;
  readonly until: number;
}

/** Keeps the last documents for minutes, so that many emails attach one that is made once. `about` is all that it shows. */
export function keepingSheets<File>() {
  const kept = new Map<string, Kept<File>>();
  return (about: unknown, make: () => Promise<File>): Promise<File> => {
    const now = Date.now();
    for (const [key, { until }] of kept) if (until <= now) kept.delete(key);
    const key = createHash('sha256').update(JSON.stringify(about)).digest('base64url');
    const known = kept.get(key);
    if (known) return known.file;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    const file = make();
    file.catch(() => kept.delete(key));
    kept.set(key, { file, until: now + KEPT_MS });
    return file;
  };
}
