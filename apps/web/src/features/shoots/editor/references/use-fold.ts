import { useState } from 'react';

/** Together with the add tile, fills complete rows of two, three or four. */
const FEW = 11;
/** From this number on, references are folded: otherwise the sections below are too far down. */
const MANY = 20;

export interface Fold {
  readonly shown: number;
  /** The number of references that can be folded away; 0 if all are always shown. */
  readonly others: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly toggle: () => void;
}

/**
 * Shows only the first of many references until the user expands the list. A list that was short when the screen
 * opened stays expanded as it grows.
 */
export function useFold(count: number): Fold {
  const [isOpen, setOpen] = useState(() => count < MANY);
  const others = count < MANY ? 0 : count - FEW;
  return {
    shown: isOpen ? count : count - others,
    others,
    isOpen,
    open: () => setOpen(true),
    toggle: () => setOpen(!isOpen),
  };
}
