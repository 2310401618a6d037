import { useSyncExternalStore } from 'react';
import { listeners } from '../listeners.ts';
import { bootData } from '../session/boot.ts';

let shown: string | undefined;
/** The boot data is used only until the first `setShownTeam`. */
let isKnown = false;
let version = 0;
const shownTeamChange = listeners();
const activeTeamChange = listeners();

/** The ID of the team that this page shows; undefined until known. */
export function shownTeam(): string | undefined {
  if (!isKnown) setShownTeam(bootData()?.teams.find(({ isActive }) => isActive)?.id);
  return shown;
}

/** Sets the team of all later requests. Call `announceShownTeam` afterward. */
export function setShownTeam(id: string | undefined): void {
  isKnown = true;
  shown = id;
}

/** Tells the screens to start over. Call it after removing the previous team's data. */
export function announceShownTeam(): void {
  version += 1;
  shownTeamChange.notify();
}

/** A React key for everything that belongs to one team: it changes with the shown team. */
export function useShownTeamKey(): number {
  return useSyncExternalStore(subscribeToShownTeam, () => version);
}

export const subscribeToShownTeam = shownTeamChange.subscribe;

/** Calls the listener when the active team is no longer the one that this page shows. */
export const onTeamChanged = activeTeamChange.subscribe;

/** Announces that another team is active, after a refused request or a message from another tab. */
export const announceTeamChanged = activeTeamChange.notify;
