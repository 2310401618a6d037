import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { shootStatuses } from '@lensemble/contract/shoot-status';
import type { Shoot } from '@lensemble/contract/shoots';
import type { KeyboardEvent } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type { ShootsByStatus } from '@/features/shoots/lib/group-by-status.ts';
import type { Place } from './board-keys.ts';
import { placeForKey } from './board-keys.ts';

type FocusCard = (index: number) => void;

export interface BoardFocus {
  /** A column says how one of its cards gets the focus, which may have to be scrolled to first. */
  registerColumn: (status: ShootStatus, focusCard: FocusCard) => () => void;
  /** Arrow keys between cards. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** The focus goes along with a shoot to its new column. */
  focusOnArrival: (id: string) => void;
  /** The focus stays in the column that a shoot is about to leave, on its neighbour. */
  focusAfterLeaving: (shoot: Shoot) => void;
}

/** Keeps the keyboard's place on a board whose cards move and come and go with scrolling. */
export function useBoardFocus(groups: ShootsByStatus): BoardFocus {
  const latest = useRef(groups);
  const columns = useRef(new Map<ShootStatus, FocusCard>());
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    latest.current = groups;
    const place = wanted.current && placeOfShoot(groups, wanted.current);
    if (!place) return;
    wanted.current = null;
    focusPlace(columns.current, place);
  }, [groups]);

  return useMemo(
    () => ({
      registerColumn: (status, focusCard) => {
        columns.current.set(status, focusCard);
        return () => columns.current.delete(status);
      },
      onKeyDown: (event) => {
        const id = event.target instanceof HTMLAnchorElement && event.target.dataset.shoot;
        const from = id && placeOfShoot(latest.current, id);
        if (!from || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
          return;
        const sizes = shootStatuses.map((status) => latest.current[status].length);
        const place = placeForKey(sizes, from, event.key);
        if (!place) return;
        event.preventDefault();
        focusPlace(columns.current, place);
      },
      focusOnArrival: (id) => {
        wanted.current = id;
      },
      focusAfterLeaving: ({ id, status }) => {
        const column = latest.current[status];
        const index = column.findIndex((shoot) => shoot.id === id);
        wanted.current = (column[index + 1] ?? column[index - 1])?.id ?? id;
      },
    }),
    [],
  );
}

function placeOfShoot(groups: ShootsByStatus, id: string): Place | undefined {
  for (const [column, status] of shootStatuses.entries()) {
    const index = groups[status].findIndex((shoot) => shoot.id === id);
    if (index >= 0) return { column, index };
  }
  return undefined;
}

function focusPlace(columns: ReadonlyMap<ShootStatus, FocusCard>, { column, index }: Place): void {
  const status = shootStatuses[column];
  if (status) columns.get(status)?.(index);
}
