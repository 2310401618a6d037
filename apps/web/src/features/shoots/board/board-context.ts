import type { ListedShoot } from '@lensemble/contract/shoots';
import { createContext, useContext } from 'react';
import type { Move } from '@/features/shoots/lib/move-shoot.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import type { BoardFocus } from './use-board-focus.ts';
import type { Selection } from './use-selection.ts';

export interface BoardValue
  extends Pick<BoardFocus, 'registerColumn' | 'focusOnArrival'>,
    Pick<Selection, 'toggle' | 'onPick'> {
  readonly today: PlainDate;
  readonly move: (move: Move) => void;
  /** Opens the dialog that duplicates a shoot. */
  readonly duplicate: (shoot: ListedShoot) => void;
  /** Opens the question that deletes a shoot. */
  readonly remove: (shoot: ListedShoot) => void;
  /** The ids of shoots about to appear in another column. */
  readonly arriving: Set<string>;
}

export const BoardContext = createContext<BoardValue | null>(null);

export function useBoard(): BoardValue {
  const board = useContext(BoardContext);
  if (!board) throw new Error('useBoard must be used within a Board');
  return board;
}
