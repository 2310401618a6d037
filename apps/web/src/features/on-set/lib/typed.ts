/** What the user has typed or taken and not stored yet. */
export interface Typed {
  readonly text: string;
  readonly picture?: File | undefined;
}

const typed = new Map<object, Typed>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Holds what the user has typed, until the returned function is called. The browser asks before it closes the page. */
export function holdTyped(what: Typed): () => void {
  const mark = {};
  typed.set(mark, what);
  window.addEventListener('beforeunload', ask);
  return () => {
    typed.delete(mark);
    if (!hasTyped()) window.removeEventListener('beforeunload', ask);
  };
}

/** Whether closing this page would lose what the user has typed. */
export const hasTyped = (): boolean => typed.size > 0;

export const allTyped = (): readonly Typed[] => [...typed.values()];
