import type { Availability } from '@lensemble/contract/availability';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aHolder, anAnswer, theWants } from '@/features/shoots/editor/testing/a-holder.ts';
import { busyOf } from './busy-code.tsx';
import BusySummary from './busy-summary.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const needs = { personnelIds: ['Dana', 'Sam'], costumeIds: ['Nimue'] };

function shown(answer: Availability, wants = theWants(needs)): string {
  const busy = busyOf(wants, answer);
  if (!busy) throw new Error('Something must be known');
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <BusySummary busy={busy} onMove={() => {}} />
    </RouterContextProvider>,
  );
}
const textOf = (markup: string) =>
  markup
    .replaceAll(/<\/(?:li|summary|p|button)>/g, '|')
    .replaceAll(/<[^>]*>|\u2060/g, '')
    .replaceAll('\u00a0', ' ');
const away = { id: 'a', personnelId: 'Dana', firstDay: '2126-11-20', lastDay: '2126-11-25' };

test('several conflicts are counted, and listed with the next day on which all are free', () => {
  const answer = anAnswer({ shoots: [aHolder({ costumeIds: ['Nimue'] })], away: [away] });
  const markup = shown(answer);
  expect(textOf(markup)).toBe(
    '2 busy or away on this date You can still plan it.|' +
      'Dana is away Nov 20–25|Nimue is at Night Parade 2–4 PM|' +
      'No conflicts on Tuesday, November 26.Move to Nov 26||',
  );
  expect(markup).not.toMatch(/<details[^>]* open/);
});

test('a person who is away and busy counts once', () => {
  const answer = anAnswer({ shoots: [aHolder({ personnelIds: ['Dana'] })], away: [away] });
  expect(textOf(shown(answer))).toMatch(/^1 busy or away on this date/);
});

test('one conflict is told at once', () => {
  const answer = anAnswer({ shoots: [aHolder({ personnelIds: ['Sam'] })] });
  expect(textOf(shown(answer))).toMatch(/^Sam is at Night Parade 2–4 PM\|No conflicts/);
});

test('all that is free is said only if that is known', () => {
  expect(textOf(shown(anAnswer()))).toBe('No conflicts on this date.|');
  expect(shown(anAnswer({ isComplete: false }))).toBe('');
  expect(shown(anAnswer(), theWants())).toBe('');
});
