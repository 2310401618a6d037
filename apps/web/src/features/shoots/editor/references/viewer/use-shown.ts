import type { Reference } from '@lensemble/contract/shoot-links';
import { useState } from 'react';
import { wrap } from './wrap.ts';

/**
 * The index of the reference on the stage. When it is deleted, the next one takes its place until the deletion is
 * undone.
 */
export function useShown(references: readonly Reference[], startAt: string) {
  const [{ id, place }, setShown] = useState({ id: startAt, place: 0 });
  const found = references.findIndex((reference) => reference.id === id);
  if (found >= 0 && found !== place) setShown({ id, place: found });
  const index = found >= 0 ? found : Math.max(0, Math.min(place, references.length - 1));
  const show = (next: number) => {
    const at = wrap(next, references.length);
    const target = references[at];
    if (target) setShown({ id: target.id, place: at });
  };
  return { index, show };
}
