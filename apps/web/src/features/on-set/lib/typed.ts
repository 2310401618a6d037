/** What the user has typed or taken and not stored yet. */
export interface Typed {
  readonly text: string;
  readonly picture?: File | undefined;
}

const typed = new Map<object, Typed>();

/** Holds what the user has typed, until the returned function is called. */
export function holdTyped(what: Typed): () => void {
  const mark = {};
  typed.set(mark, what);
  return () => typed.delete(mark);
}

/** Whether closing this page would lose what the user has typed. */
export const hasTyped = (): boolean => typed.size > 0;

export const allTyped = (): readonly Typed[] => [...typed.values()];
