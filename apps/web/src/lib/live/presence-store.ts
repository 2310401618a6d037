import { PRESENCE_SECONDS } from '@lensemble/contract/constants';
import type { Presence } from '@lensemble/contract/live';
import { listeners } from '../listeners.ts';

interface Known {
  readonly presence: Presence;
  readonly timer: ReturnType<typeof setTimeout>;
}

const noPresences: readonly Presence[] = [];
const tabs = new Map<string, Known>();
const change = listeners();
let byShoot: ReadonlyMap<string, readonly Presence[]> = new Map();

/** Takes note of where a tab is. Without further news it is forgotten. */
export function notePresence(presence: Presence): void {
  const { tab, isGone } = presence;
  forget(tab);
  if (!isGone) {
    const timer = setTimeout(() => {
      forget(tab);
      tell();
    }, PRESENCE_SECONDS * 1_000);
    tabs.set(tab, { presence, timer });
  }
  tell();
}

export function forgetPresences(): void {
  for (const tab of [...tabs.keys()]) forget(tab);
  tell();
}

export const subscribeToPresences = change.subscribe;

/** The tabs that show a shoot, the latest news last. */
export const presencesOf = (shootId: string): readonly Presence[] =>
  byShoot.get(shootId) ?? noPresences;

function forget(tab: string): void {
  clearTimeout(tabs.get(tab)?.timer);
  tabs.delete(tab);
}

function tell(): void {
  const next = new Map<string, Presence[]>();
  for (const { presence } of tabs.values())
    next.set(presence.shootId, [...(next.get(presence.shootId) ?? []), presence]);
  byShoot = next;
  change.notify();
}
