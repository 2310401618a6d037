import { useEffect } from 'react';
import { listeners } from '@/lib/listeners.ts';

/** A comment at a point on a reference. */
export interface PointOfComment {
  readonly referenceId: string;
  readonly commentId: string;
}

const { subscribe, notify } = listeners<[PointOfComment]>();

/** Asks the section with the references to show a picture with a comment. */
export const openPoint = notify;

export const useOpenedPoint = (show: (point: PointOfComment) => void): void =>
  useEffect(() => subscribe(show), [show]);
