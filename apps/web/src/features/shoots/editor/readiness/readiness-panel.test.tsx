import type { Readiness } from '@lensemble/contract/readiness';
import type { OpenEntry } from '@lensemble/contract/readiness-entries';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KnownPanel } from './readiness-panel.tsx';

const names = { person: String, costume: String, equipment: String, item: String };
const result: Readiness = {
  ...{ state: 'open', open: [], fine: ['date', 'place'], unknown: [], share: 0.5, daysLeft: 12 },
};
const acts = { unanswered: { name: 'Nudge', run: () => undefined } };
const shown = (
  change: Partial<Readiness>,
  isFolded = false,
  hasEnded = false,
  isSheltered = false,
) =>
  renderToStaticMarkup(
    <KnownPanel
      acts={acts}
      known={{
        ...{ readiness: { ...result, ...change }, isSheltered, hasEnded },
        ...{ names, timeZone: 'Europe/Rome', busy: null },
      }}
      isFolded={isFolded}
    />,
  );
const textOf = (markup: string) =>
  markup.replaceAll(/<\/(?:h2|p|button|li|b)>/g, '|').replaceAll(/<[^>]*>/g, '');

const declined: OpenEntry = {
  ...{ code: 'declined', weight: 3, section: 'crew', participantId: 'Aleksandra', note: 'Away.' },
};
const todos: OpenEntry = {
  ...{ code: 'todos', weight: 2, section: 'costumes', costumeId: 'Nimue', todos: 5, daysLeft: 12 },
  wornBy: ['Yuki', 'Sam'],
};
const rain: OpenEntry = {
  ...{ code: 'rain', weight: 2, section: 'secondPlace', chance: 70, from: '2026-11-22T15:00:00Z' },
};
const unanswered: OpenEntry = {
  ...{ code: 'unanswered', weight: 1, section: 'crew', participantIds: ['Sam', 'Kim'] },
};
const unsigned: OpenEntry = {
  ...{ code: 'no-consent', weight: 1, section: 'consent', participantIds: ['Sam'] },
};
const unpacked: OpenEntry = { code: 'unpacked', weight: 2, section: 'packing', entries: 4 };

test.each<[string, Partial<Readiness>, string]>([
  [
    'an entry with its detail and the way to it',
    { open: [declined] },
    '1|1 thing open|12 days left. You can still shoot.|Aleksandra said no|“Away.”|Open crew|',
  ],
  [
    'how many days there are for each todo, and who wears a costume',
    { open: [todos] },
    'Nimue: 5 todos|2 days for each · Yuki, Sam wear it|See costumes|',
  ],
  [
    'how many todos there are a day',
    { open: [{ ...todos, todos: 13, wornBy: [] }] },
    'Nimue: 13 todos|2 a day|See costumes|',
  ],
  [
    'only who wears a costume on the last day',
    { open: [{ ...todos, daysLeft: 0 }] },
    'Nimue: 5 todos|Yuki, Sam wear it|See costumes|',
  ],
  [
    'from when on it may rain',
    { open: [rain] },
    'Rain from 4:00 PM|70% chance. There is no backup location.|Add a backup location|',
  ],
  [
    'who has not answered, with a nudge',
    { open: [unanswered] },
    '2 have not answered|Sam, Kim|Nudge|',
  ],
  [
    'who was not asked',
    { open: [{ ...unanswered, code: 'unasked' }] },
    '2 have not been asked|Sam, Kim|Open crew|',
  ],
  [
    'who is not sure',
    { open: [{ ...unanswered, code: 'unsure' }] },
    '2 might come|Sam, Kim|Open crew|',
  ],
  [
    'how many units the team lacks',
    {
      open: [
        {
          ...{ code: 'short', weight: 2, section: 'equipment' },
          ...{ equipmentId: 'Softbox', needed: 5, owned: 2 },
        },
      ],
    },
    'Softbox: 3 too few|3 more than your team has|See equipment|',
  ],
  ['what is not packed', { open: [unpacked] }, '4 things are not packed|See packing|'],
  ['who has not signed', { open: [unsigned] }, 'has not signed|See consent|'],
  ['the last day', { open: [declined], daysLeft: 0 }, 'The shoot is today. You can still shoot.'],
  [
    'no comfort without what makes a shoot',
    { open: [{ code: 'no-crew', weight: 3, section: 'crew' }] },
    '1 thing open|12 days left.|No crew yet',
  ],
  [
    'where to begin',
    {
      open: [
        { code: 'no-date', weight: 3, section: 'schedule' },
        { code: 'no-place', weight: 3, section: 'location' },
        { code: 'no-crew', weight: 3, section: 'crew' },
      ],
      daysLeft: null,
    },
    'Date, location and crew come first.',
  ],
  ['no days without a date', { open: [declined], daysLeft: null }, 'open|You can still shoot.'],
  ['that something was not checked', { open: [declined], unknown: ['rain'] }, 'be checked yet.'],
  ['what is fine', {}, '2 things readyDate|Location|'],
  ['that all is fine', { state: 'ready' }, 'Ready|Everything known about this shoot is fine.'],
  [
    'that not all is known',
    { state: 'unknown', unknown: ['busy'] },
    'Not everything is known|Some things could not be checked yet.',
  ],
])('says %s', (_what, change, words) => {
  expect(textOf(shown(change))).toContain(words);
});

test('keeps the direction of the page in sentences about people whose names have another one', () => {
  const markup = shown({ open: [{ ...declined, participantId: 'דנה' }, unanswered] });
  expect(markup).toContain('<p class="font-[580] leading-[1.3]">דנה said no</p>');
  expect(markup.match(/<p dir="auto"[^>]*>/g)).toHaveLength(1);
  expect(markup).toMatch(/<p dir="auto"[^>]*>“Away.”/);
});

test('does not say that one can still shoot once the shoot has ended', () => {
  const markup = shown({ open: [declined], daysLeft: 0 }, false, true);
  expect(textOf(markup)).toContain('|The shoot is today.|');
});

test('says that there is a place for rain instead of that there is no rain', () => {
  const wordsOf = (isSheltered: boolean) =>
    textOf(shown({ fine: ['date', 'rain'] }, false, false, isSheltered));
  expect(wordsOf(false)).toContain('Date|No rain in the forecast|');
  expect(wordsOf(true)).toContain('Date|Backup location for rain|');
});

test('is folded where it should be, and not there for a shoot that is over', () => {
  expect(shown({})).toMatch(/^<details open=""/);
  expect(shown({}, true)).not.toMatch(/^<details open/);
  expect(shown({ state: 'over' })).toBe('');
});
