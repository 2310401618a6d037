import { useState } from 'react';

/** With the tile that adds more they fill whole rows of two, three or four. */
const FEW = 11;
/** From here on it is worth folding the others away: what stands below the pictures is far off otherwise. */
const MANY = 20;

export interface Fold {
  /** How many are shown. */
  readonly shown: number;
  /** How many can be folded away; 0 where all are always shown. */
  readonly others: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly toggle: () => void;
}

/** Shows only the first of many until somebody wants them all; of few that become many, all. */
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
