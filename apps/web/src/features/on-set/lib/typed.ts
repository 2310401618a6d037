const typed = new Set<object>();

/** Marks what the user has typed as not stored yet, until the returned function is called. */
export function holdTyped(): () => void {
  const mark = {};
  typed.add(mark);
  return () => typed.delete(mark);
}

/** Whether closing this page would lose what the user has typed. */
export const hasTyped = (): boolean => typed.size > 0;
