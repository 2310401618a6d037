import type { ListedShoot } from '@lensemble/contract/shoots';
import { createContext, type RefObject, useContext } from 'react';
import type { useMoveShoot } from '@/features/shoots/hooks/use-move-shoot.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import type { BoardFocus } from './use-board-focus.ts';

export interface BoardValue extends Pick<BoardFocus, 'registerColumn' | 'focusAfterLeaving'> {
  readonly today: PlainDate;
  readonly move: ReturnType<typeof useMoveShoot>;
  /** Opens the dialog that duplicates a shoot. */
  readonly duplicate: (shoot: ListedShoot) => void;
  /** The id of a shoot about to appear in another column. */
  readonly arriving: RefObject<string | null>;
}

export const BoardContext = createContext<BoardValue | null>(null);

export function useBoard(): BoardValue {
  const board = useContext(BoardContext);
  if (!board) throw new Error('useBoard must be used within a Board');
  return board;
}
