import { callStates } from '@lensemble/contract/call-state';
import { expect, it } from 'vitest';
import { countStandings, standings } from './call-counts.ts';

const calls = (...states: readonly (typeof callStates)[number][]) =>
  states.map((state) => ({ state }));

it('counts who was asked and has not answered together, whether or not they opened their page', () => {
  expect(countStandings(calls('yes', 'sent', 'opened', 'yes', 'askedAgain', 'notSent'))).toEqual({
    yes: 2,
    maybe: 0,
    askedAgain: 1,
    noAnswer: 2,
    notSent: 1,
    no: 0,
  });
});

it('counts each participant once', () => {
  const counts = countStandings(calls(...callStates));
  expect(standings.reduce((sum, standing) => sum + counts[standing], 0)).toBe(callStates.length);
});
