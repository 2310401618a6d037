import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { ShootsByStatus } from '@/features/shoots/lib/group-by-status.ts';
import { type Place, placeForKey } from './board-keys.ts';

type FocusCard = (index: number) => void;

export interface BoardFocus {
  /** Registers how to scroll to and focus a card of a column. Returns the function that unregisters it. */
  registerColumn: (status: ShootStatus, focusCard: FocusCard) => () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Moves the focus with a shoot to its new column. */
  focusOnArrival: (id: string) => void;
  /** Moves the focus to the neighbor of a shoot that is about to leave its column. */
  focusAfterLeaving: (shoot: ListedShoot) => void;
}

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
