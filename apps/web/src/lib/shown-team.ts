import { bootData } from './boot.ts';

type Listener = () => void;

let shown: string | undefined;
/** Only a whole new page forgets what it was loaded with. */
let isKnown = false;
let version = 0;
const shownListeners = new Set<Listener>();
const changeListeners = new Set<Listener>();

/** The id of the team whose data this page shows; undefined until it is known. */
export function shownTeam(): string | undefined {
  if (!isKnown) setShownTeam(bootData()?.teams.find(({ isActive }) => isActive)?.id);
  return shown;
}

/** From now on calls are meant for another team; screens hear of it by `announceShownTeam`. */
export function setShownTeam(id: string | undefined): void {
  isKnown = true;
  shown = id;
}

/** Nothing of the team before is left: its screens may start anew. */
export function announceShownTeam(): void {
  version += 1;
  for (const listener of shownListeners) listener();
}

/** How often the page has changed to another team. */
export function shownTeamVersion(): number {
  return version;
}

export function subscribeToShownTeam(listener: Listener): Listener {
  shownListeners.add(listener);
  return () => shownListeners.delete(listener);
}

/** Listens for the news that the server works in another team than this page by now. */
export function onTeamChanged(listener: Listener): Listener {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** A call was refused since another team is active now, or another tab has said so. */
export function announceTeamChanged(): void {
  for (const listener of changeListeners) listener();
}
