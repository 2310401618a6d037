import type { ListedShoot } from '@lensemble/contract/shoots';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toggled } from '@/lib/toggled.ts';

const NONE: ReadonlySet<string> = new Set();

export interface Selection {
  readonly selected: ReadonlySet<string>;
  /** The selected shoots that the board shows. */
  readonly chosen: readonly ListedShoot[];
  readonly toggle: (id: string) => void;
  /** Selects a card that is clicked with Shift, or as long as others are selected. */
  readonly onPick: (event: MouseEvent, id: string) => void;
  readonly clear: () => void;
  /** Whether cards are being selected, even if none is yet. */
  readonly isOn: boolean;
  readonly start: () => void;
}

export function useSelection(shoots: readonly ListedShoot[]): Selection {
  const [selected, setSelected] = useState(NONE);
  const chosen = useMemo(
    () => (selected.size > 0 ? shoots.filter(({ id }) => selected.has(id)) : []),
    [shoots, selected],
  );
  const [isStarted, setStarted] = useState(false);
  const isOn = isStarted || chosen.length > 0;
  const isSelecting = useRef(false);
  useEffect(() => {
    isSelecting.current = isOn;
  }, [isOn]);
  const toggle = useCallback((id: string) => setSelected((old) => toggled(old, id)), []);
  const onPick = useCallback(
    (event: MouseEvent, id: string) => {
      if (event.ctrlKey || event.metaKey || (!event.shiftKey && !isSelecting.current)) return;
      event.preventDefault();
      toggle(id);
    },
    [toggle],
  );
  const clear = useCallback(() => {
    setSelected(NONE);
    setStarted(false);
  }, []);
  return { selected, chosen, toggle, onPick, clear, isOn, start: () => setStarted(true) };
}
