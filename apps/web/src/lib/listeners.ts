/** A set of functions to call on an event. `subscribe` returns the function that unsubscribes. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify(): void {
      for (const listener of all) listener();
    },
  };
}
