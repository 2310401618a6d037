import { NOTIFIED_EVENT } from '@lensemble/contract/constants';
import type { Presence, streamEnds, TeamChange } from '@lensemble/contract/live';

/** Server-sent events, as text. JSON has no line breaks, so that each is one line of data. */
export const changeEvent = (change: TeamChange) =>
  `id: ${change.revision}\ndata: ${JSON.stringify(change)}\n\n`;

export const presenceEvent = (presence: Presence) =>
  `event: presence\ndata: ${JSON.stringify(presence)}\n\n`;

/** The notifications of the person have changed. */
export const NOTIFIED = `event: ${NOTIFIED_EVENT}\ndata: true\n\n`;

export const endEvent = (reason: (typeof streamEnds)[number]) =>
  `event: end\ndata: ${JSON.stringify(reason)}\n\n`;

/** A comment, which readers skip. */
export const HEARTBEAT = ':\n\n';
