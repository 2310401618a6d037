import type { CallState } from '@lensemble/contract/call-state';

const standingOf = {
  yes: 'yes',
  maybe: 'maybe',
  askedAgain: 'askedAgain',
  opened: 'noAnswer',
  sent: 'noAnswer',
  notSent: 'notSent',
  no: 'no',
} as const satisfies Record<CallState, string>;

/** How far a participant has come, as the summary of a crew counts it. */
export type Standing = (typeof standingOf)[CallState];

/** From those who come to those who cannot. */
export const standings = [...new Set(Object.values(standingOf))];

/** How many participants have each standing. */
export function countStandings(
  calls: readonly { readonly state: CallState }[],
): Readonly<Record<Standing, number>> {
  const count = (standing: Standing) =>
    calls.filter(({ state }) => standingOf[state] === standing).length;
  return Object.fromEntries(standings.map((standing) => [standing, count(standing)])) as Record<
    Standing,
    number
  >;
}
