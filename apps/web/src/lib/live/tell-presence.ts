import { PRESENCE_EVERY_SECONDS } from '@lensemble/contract/constants';
import { tellPresence as endpoint, type Presence } from '@lensemble/contract/live';
import { TEAM_HEADER } from '@lensemble/contract/team-header';
import { randomId } from '../calls/random-key.ts';
import { shownTeam } from '../teams/shown-team.ts';

/** This tab, until the page closes. */
const tab = randomId();

/** Not more often, while the user goes through a form. */
const FIELD_MS = 300;

type Where = Pick<Presence, 'shootId' | 'place'>;

/** What the user edits. */
export type Edits = Pick<Presence, 'field' | 'at'>;

export interface PresenceTeller {
  readonly edit: (edits: Edits) => void;
  readonly stop: () => void;
}

/** Tells the other members that this tab shows a shoot, while it is visible. */
export function tellPresence(where: Where): PresenceTeller {
  let edits: Edits = { field: null, at: null };
  let soon: ReturnType<typeof setTimeout> | undefined;
  const tell = (isGone = document.visibilityState === 'hidden') => {
    clearTimeout(soon);
    soon = undefined;
    send({ tab, ...where, ...edits, isGone });
  };
  const onLeave = () => tell(true);
  const onVisibility = () => tell();
  const beat = setInterval(() => {
    if (document.visibilityState === 'visible') tell();
  }, PRESENCE_EVERY_SECONDS * 1_000);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  tell();
  return {
    edit(next) {
      if (next === edits) return;
      edits = next;
      soon ??= setTimeout(onVisibility, FIELD_MS);
    },
    stop() {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onLeave);
      tell(true);
    },
  };
}

/** Also reaches the server while the page closes. A loss is made up for by the next one. */
function send(presence: Omit<Presence, 'userId'>): void {
  const team = shownTeam();
  if (team === undefined) return;
  fetch(endpoint.path, {
    method: endpoint.method,
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json', [TEAM_HEADER]: team },
    body: JSON.stringify(presence),
  }).catch(() => {});
}
