import type { Notice } from './port.ts';

/** The channel of the triggers. */
export const CHANNEL = 'lensemble';

/** Reads what a trigger or `tell` has sent; undefined for what another version sends. */
export function readNotice(payload: string): Notice | undefined {
  const [kind, subject = ''] = payload.split(' ', 2);
  const rest = payload.slice(`${kind} ${subject} `.length);
  if (kind === 'revision') return { kind, teamId: subject, revision: Number(rest) };
  if (kind === 'news') return { kind };
  if (kind === 'notified') return { kind, userId: subject };
  if (kind === 'access') return { kind, userId: subject };
  if (kind === 'told') return { kind, teamId: subject, text: rest };
  const [what = '', id = '', state] = rest.split(' ');
  if (kind !== 'change') return undefined;
  return { kind, teamId: subject, what, id, isGone: state === 'gone' };
}

export const toldNotice = (teamId: string, text: string) => `told ${teamId} ${text}`;
