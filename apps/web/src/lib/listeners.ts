/** A set of functions to call on an event, with what it is about. `subscribe` returns the function that unsubscribes. */
export function listeners<About extends unknown[] = []>() {
  const all = new Set<(...about: About) => void>();
  return {
    subscribe(listener: (...about: About) => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify(...about: About): void {
      for (const listener of all) listener(...about);
    },
  };
}
