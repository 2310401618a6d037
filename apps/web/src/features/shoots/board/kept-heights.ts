import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { VirtualItem } from '@tanstack/react-virtual';

const kept = new Map<ShootStatus, { windowWidth: number; cards: VirtualItem[] }>();

/** Keeps how high the cards of a column were, for whoever comes back to the place that they had scrolled to. */
export function keepHeights(status: ShootStatus, cards: VirtualItem[]): void {
  kept.set(status, { windowWidth: window.innerWidth, cards });
}

/** The heights of the last visit, while cards are as wide as they were then. */
export function keptHeights(status: ShootStatus): VirtualItem[] {
  const { windowWidth, cards } = kept.get(status) ?? {};
  return cards && windowWidth === window.innerWidth ? cards : [];
}
