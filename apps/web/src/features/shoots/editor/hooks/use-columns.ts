import { useSyncExternalStore } from 'react';

/** The same breakpoint as `xl` in the styles. */
const wide = window.matchMedia('(width >= 80rem)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** An open dialog, menu or list, or what is printed: paper is narrow. */
const OPEN =
  '[data-layer-host][data-state=open], [data-radix-popper-content-wrapper], [data-print-sheet]';

const TWO = [['main'], ['side']] as const;
const ONE = [['main', 'side']] as const;

let columns: typeof TWO | typeof ONE = ONE;

/** Sections that move to another column mount again, which would close their dialogs and menus. They wait for the end of those. */
function currentColumns() {
  const isLayerOpen = document.querySelector(OPEN) !== null;
  if (!isLayerOpen) columns = wide.matches ? TWO : ONE;
  return columns;
}

/** The parts in each column of the editor. The order of the elements is that of the screen, for the keyboard. */
export function useColumns() {
  return useSyncExternalStore(subscribe, currentColumns);
}
