import { showColumn } from './strip.ts';

const FRAMES = 20;

/** What takes the focus in a card. */
export type CardPart = 'title' | 'menu';

const selectors = { title: 'a', menu: '[aria-haspopup="menu"]' } as const;

/** Scrolls to a card and focuses it. Virtualized cards take some frames to render. */
export function focusWhenThere(
  list: HTMLElement | null,
  index: number,
  part: CardPart,
  frames = FRAMES,
): void {
  const target = list?.querySelector<HTMLElement>(`[data-index="${index}"] ${selectors[part]}`);
  if (!target) {
    if (list && frames > 0)
      requestAnimationFrame(() => focusWhenThere(list, index, part, frames - 1));
    return;
  }
  const column = target.closest('section');
  if (column) showColumn(column, 'instant');
  target.closest('li')?.scrollIntoView({ block: 'nearest' });
  target.focus({ preventScroll: true });
}
