import { type RefObject, useLayoutEffect } from 'react';
import { widthsOf } from './justify.ts';

/** Less than the width by which rounding could move the last tile of a row into the next one. */
const ROUNDING_PX = 0.5;

/**
 * Gives the tiles of a list the widths of justified rows, whenever tiles or the list's width change. A tile is as wide
 * as its ratio says until then (see `tileStyle`).
 */
export function useJustified(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const arrange = () => {
      const tiles = [...list.children].filter((tile) => tile instanceof HTMLElement);
      const style = getComputedStyle(list);
      const widths = widthsOf(
        tiles.map((tile) => Number.parseFloat(tile.style.aspectRatio)),
        {
          width: list.clientWidth - ROUNDING_PX,
          height: tileHeight(style),
          gap: Number.parseFloat(style.columnGap),
        },
      );
      tiles.forEach((tile, index) => {
        tile.style.setProperty('--width', `${widths[index]}px`);
      });
    };
    const sizes = new ResizeObserver(arrange);
    sizes.observe(list);
    const tiles = new MutationObserver(arrange);
    tiles.observe(list, { childList: true });
    return () => {
      sizes.disconnect();
      tiles.disconnect();
    };
  }, [ref]);
}

/** `--tile` in pixels; it is in rem. */
function tileHeight(style: CSSStyleDeclaration): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.parseFloat(style.getPropertyValue('--tile')) * rem;
}
