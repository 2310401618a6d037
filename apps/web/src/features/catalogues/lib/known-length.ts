import { SKELETON_CARDS } from '@lensemble/contract/constants';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';

const keyOf = (kind: CatalogueKind) => `lensemble-short-${kind}`;

/** Whether a list has a toolbar. Shorter ones fit on a screen. */
export const isLong = (length: number) => length > SKELETON_CARDS;

/** Remembers on this device whether a list is short, so that its skeleton looks like it. */
export function rememberLength(kind: CatalogueKind, length: number): void {
  try {
    if (isLong(length)) localStorage.removeItem(keyOf(kind));
    else localStorage.setItem(keyOf(kind), '');
  } catch {}
}

/** Whether a list that loads is likely to be long. */
export function isProbablyLong(kind: CatalogueKind): boolean {
  try {
    return localStorage.getItem(keyOf(kind)) === null;
  } catch {
    return true;
  }
}
