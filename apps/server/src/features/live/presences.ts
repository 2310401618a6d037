import { PRESENCE_SECONDS } from '@lensemble/contract/constants';
import { type Presence, presence } from '@lensemble/contract/live';

/** Tabs of a team that are remembered. */
const TABS_MAX = 100;

interface Known {
  readonly presence: Presence;
  readonly at: number;
}

/** Where the members of the teams are, for those who come later. It is in memory only. */
export class Presences {
  readonly #teams = new Map<string, Map<string, Known>>();

  note(teamId: string, presence: Presence, now: number): void {
    const tabs = this.#teams.get(teamId) ?? new Map<string, Known>();
    tabs.delete(presence.tab);
    if (!presence.isGone) tabs.set(presence.tab, { presence, at: now });
    const [oldest] = tabs.keys();
    if (tabs.size > TABS_MAX && oldest !== undefined) tabs.delete(oldest);
    if (tabs.size > 0) this.#teams.set(teamId, tabs);
    else this.#teams.delete(teamId);
  }

  /** Forgets what is older than `PRESENCE_SECONDS`. */
  forgetOld(now: number): void {
    for (const [teamId, tabs] of this.#teams) {
      for (const [tab, { at }] of tabs) if (isOld(at, now)) tabs.delete(tab);
      if (tabs.size === 0) this.#teams.delete(teamId);
    }
  }

  of(teamId: string, now: number): readonly Presence[] {
    const known = [...(this.#teams.get(teamId)?.values() ?? [])];
    return known.filter(({ at }) => !isOld(at, now)).map(({ presence }) => presence);
  }
}

const isOld = (at: number, now: number) => now - at >= PRESENCE_SECONDS * 1_000;

/** Reads what a server has told; undefined if this version does not know it. */
export function readPresence(text: string): Presence | undefined {
  try {
    return presence.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
