import { useEffect, useEffectEvent } from 'react';

/** Commands that a part of the page runs while it is mounted, e.g. the editor those of its shoot. The calendar adds a shoot on its selected day. */
export type OfferedCommand =
  | 'signOut'
  | 'toggleSidebar'
  | 'addShoot'
  | 'addFromTemplate'
  | 'selectShoots'
  | 'showMonth'
  | 'showWeek'
  | 'showAgenda'
  | 'showToday'
  | 'saveShoot'
  | 'addToCalendar'
  | 'exportDocument'
  | 'askForDate'
  | 'sendCallSheet'
  | 'remindCrew'
  | 'showSharing'
  | 'copyShareLink'
  | 'duplicateShoot'
  | 'saveTemplate'
  | 'deleteShoot';

const offers = new Map<OfferedCommand, readonly (() => void)[]>();
const offersOf = (id: OfferedCommand) => offers.get(id) ?? [];

/** Lets the palette and the shortcuts run a command. Of several offers, the newest one counts. */
export function useOfferedCommand(id: OfferedCommand, run: () => void, isPossible = true): void {
  const onRun = useEffectEvent(run);
  useEffect(() => {
    if (!isPossible) return;
    const offer = () => onRun();
    offers.set(id, [...offersOf(id), offer]);
    return () => {
      offers.set(
        id,
        offersOf(id).filter((each) => each !== offer),
      );
    };
  }, [id, isPossible]);
}

export const offered = (id: OfferedCommand): (() => void) | undefined => offersOf(id).at(-1);
