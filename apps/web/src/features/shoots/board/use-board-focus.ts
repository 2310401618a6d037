import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { ShootsByStatus } from '@/features/shoots/lib/group-by-status.ts';
import { type Place, placeForKey } from './board-keys.ts';
import type { CardPart } from './focus-when-there.ts';

type FocusCard = (index: number, part: CardPart) => void;

interface Wanted {
  readonly id: string;
  readonly part: CardPart;
  /** The column that the shoot is about to leave. */
  readonly from: ShootStatus | undefined;
  readonly neighbor: string | undefined;
  /** The shoot has the focus in its new column, which a refused move takes it back from. */
  readonly hasArrived?: boolean;
}

export interface BoardFocus {
  /** Registers how to scroll to and focus a card of a column. Returns the function that unregisters it. */
  registerColumn: (status: ShootStatus, focusCard: FocusCard) => () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Forgets the shoot that the focus has moved with, once the focus is elsewhere. */
  onBlur: (event: FocusEvent) => void;
  /** Moves the focus with a shoot to its new column, or to its neighbor if the URL hides that column. */
  focusOnArrival: (id: string, part?: CardPart) => void;
}

export function useBoardFocus(groups: ShootsByStatus): BoardFocus {
  const latest = useRef(groups);
  const columns = useRef(new Map<ShootStatus, FocusCard>());
  const wanted = useRef<Wanted | null>(null);

  useEffect(() => {
    latest.current = groups;
    const next = wanted.current;
    const place = next && placeOfShoot(groups, next.id);
    if (!place || statusOf(place) === next.from) return;
    wanted.current = next.hasArrived ? null : { ...next, from: statusOf(place), hasArrived: true };
    if (next.hasArrived && document.activeElement !== document.body) return;
    const isShown = columns.current.has(statusOf(place));
    const shown = isShown ? place : next.neighbor && placeOfShoot(groups, next.neighbor);
    if (shown) focusPlace(columns.current, shown, next.part);
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
        focusPlace(columns.current, place, 'title');
      },
      // A card that leaves its column takes the focus away without this event.
      onBlur: ({ target, currentTarget }) => {
        if (wanted.current?.hasArrived && currentTarget.contains(target)) wanted.current = null;
      },
      focusOnArrival: (id, part = 'title') => {
        const place = placeOfShoot(latest.current, id);
        const from = place && statusOf(place);
        const column = from ? latest.current[from] : [];
        const index = place?.index ?? 0;
        const neighbor = (column[index + 1] ?? column[index - 1])?.id;
        wanted.current = { id, part, from, neighbor };
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

const statusOf = ({ column }: Place) => shootStatuses[column] as ShootStatus;

function focusPlace(
  columns: ReadonlyMap<ShootStatus, FocusCard>,
  place: Place,
  part: CardPart,
): void {
  columns.get(statusOf(place))?.(place.index, part);
}
