import { showColumn } from './strip.ts';

const FRAMES = 20;

/** Focuses a card after it has been scrolled to. Virtualized cards take some frames to render. */
export function focusWhenThere(list: HTMLElement | null, index: number, frames = FRAMES): void {
  const card = list?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
  if (!card) {
    if (list && frames > 0) requestAnimationFrame(() => focusWhenThere(list, index, frames - 1));
    return;
  }
  const column = card.closest('section');
  if (column) showColumn(column, 'instant');
  card.focus({ preventScroll: true });
}
