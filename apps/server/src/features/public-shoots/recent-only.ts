/** Caches the latest `size` results of a function whose result for a key never changes. Does not cache failures. */
export function recentOnly<Key extends string, T>(
  size: number,
  make: (key: Key) => Promise<T>,
): (key: Key) => Promise<T> {
  const kept = new Map<Key, Promise<T>>();
  return (key) => {
    const answer = kept.get(key) ?? make(key);
    kept.delete(key);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= size) break;
      kept.delete(oldest);
    }
    return answer;
  };
}
