import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { VirtualItem } from '@tanstack/react-virtual';

const kept = new Map<ShootStatus, { windowWidth: number; cards: VirtualItem[] }>();

/** Stores the heights of a column's cards, so that the scroll position is right when the user returns. */
export function keepHeights(status: ShootStatus, cards: VirtualItem[]): void {
  kept.set(status, { windowWidth: window.innerWidth, cards });
}

/** The heights of the last visit; empty if the window's width has changed since. */
export function keptHeights(status: ShootStatus): VirtualItem[] {
  const { windowWidth, cards } = kept.get(status) ?? {};
  return cards && windowWidth === window.innerWidth ? cards : [];
}
