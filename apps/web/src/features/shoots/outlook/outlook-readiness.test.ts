import type { Outlook } from '@lensemble/contract/outlook';
import { outlookNames, outlookReadiness } from '@lensemble/contract/outlook-readiness';
import type { ReadinessInput } from '@lensemble/contract/readiness-input';
import { describe, expect, it } from 'vitest';
import { entryTitle } from './entry-words.ts';

const outlook: Outlook = {
  id: 'shoot',
  status: 'planning',
  date: '2126-11-22',
  time: '15:30',
  timeZone: 'Europe/Rome',
  durationMinutes: 120,
  locationId: 'abbey',
  hasSecondPlace: false,
  point: null,
  crew: [
    { name: 'Yuki', answer: 'yes', isAsked: true, hasSigned: null },
    { name: 'Sam', answer: 'yes', isAsked: true, hasSigned: null },
  ],
  costumes: [{ name: 'Nimue', todos: 0 }],
  equipment: [{ name: 'Softbox', quantity: 2, owned: 2 }],
  unpacked: 3,
  conflicts: [],
};
const noon = new Date('2126-11-10T12:00:00Z');
const ask = (change: Partial<Outlook>, forecast: ReadinessInput['forecast'] = null, now = noon) =>
  outlookReadiness({ ...outlook, ...change }, forecast, now);
/** The titles of what is open. */
function titlesOf(change: Partial<Outlook>, forecast?: ReadinessInput['forecast']): string[] {
  const { open } = ask(change, forecast);
  const names = outlookNames({ ...outlook, ...change });
  return open.map((entry) => entryTitle(entry, names, outlook.timeZone));
}
const conflict = (kind: NonNullable<Outlook['conflicts']>[number]['kind'], name: string) => ({
  kind,
  itemId: name,
  name,
});

describe('a card says', () => {
  it.each<[string, Partial<Outlook>, string[]]>([
    ['nothing', {}, []],
    ['what the plan lacks', { locationId: null, time: null }, ['No location yet', 'No time yet']],
    ['that no one is there', { crew: [] }, ['No crew yet']],
    ['that there is no date', { date: null, conflicts: [] }, ['No date yet']],
    [
      'who said no, who has not answered, and who was not asked',
      {
        crew: [
          { name: 'Yuki', answer: 'no', isAsked: true, hasSigned: null },
          { name: 'Sam', answer: null, isAsked: true, hasSigned: null },
          { name: 'Dana', answer: null, isAsked: false, hasSigned: null },
        ],
      },
      ['Yuki said no', 'Sam has not answered', 'Dana has not been asked'],
    ],
    [
      'how many have not answered',
      {
        crew: ['Yuki', 'Sam', 'Dana'].map((name) => ({
          name,
          answer: null,
          isAsked: true,
          hasSigned: null,
        })),
      },
      ['3 have not answered'],
    ],
    [
      'how many were not asked',
      {
        crew: ['Yuki', 'Sam'].map((name) => ({
          name,
          answer: null,
          isAsked: false,
          hasSigned: null,
        })),
      },
      ['2 have not been asked'],
    ],
    [
      'what is taken, people first',
      {
        conflicts: [
          conflict('equipment', 'Softbox'),
          conflict('props', 'Lantern'),
          conflict('personnel', 'Yuki'),
          conflict('away', 'Sam'),
        ],
      },
      [
        'Yuki is at another shoot',
        'Sam is away',
        'Softbox: too few are free',
        'Lantern is at another shoot',
      ],
    ],
    [
      'who is not sure',
      { crew: [{ name: 'Yuki', answer: 'maybe', isAsked: true, hasSigned: null }] },
      ['Yuki might come'],
    ],
    [
      'what the team has too few of',
      { equipment: [{ name: 'Softbox', quantity: 5, owned: 2 }] },
      ['Softbox: 3 too few'],
    ],
    ['what is left to sew', { costumes: [{ name: 'Nimue', todos: 5 }] }, ['Nimue: 5 todos']],
  ])('%s', (_what, change, titles) => {
    expect(titlesOf(change)).toEqual(titles);
  });

  it('from when on it may rain, in the zone of the shoot', () => {
    const hours = [
      { at: '2126-11-22T14:00:00Z', precipitationChance: 20 },
      { at: '2126-11-22T15:00:00Z', precipitationChance: 70 },
    ];
    expect(titlesOf({}, hours)).toEqual(['Rain from 4:00 PM']);
  });
});

describe('a card claims', () => {
  it('that a shoot is ready only if all is known', () => {
    expect(ask({}).state).toBe('ready');
    expect(ask({ conflicts: null }).state).toBe('unknown');
    expect(outlookReadiness(outlook, undefined, noon).state).toBe('unknown');
  });

  it('that things are not packed from the day before on', () => {
    const titles = (at: string, change: Partial<Outlook> = {}) =>
      ask({ ...change, time: '15:30' }, null, new Date(at)).open.map(({ code }) => code);
    expect(titles('2126-11-20T22:59:00Z')).toEqual([]);
    expect(titles('2126-11-20T23:00:00Z')).toEqual(['unpacked']);
    expect(titles('2126-11-22T12:00:00Z', { unpacked: 0 })).toEqual([]);
    expect(titles('2126-11-22T12:00:00Z', { unpacked: null })).toEqual([]);
  });

  it('nothing on the day after, in the zone of the shoot', () => {
    const late = new Date('2126-11-22T22:59:00Z');
    expect(ask({ time: null }, null, late)).toMatchObject({ state: 'open', daysLeft: 0 });
    expect(ask({ time: null }, null, new Date(late.getTime() + 60_000)).state).toBe('over');
  });
});
