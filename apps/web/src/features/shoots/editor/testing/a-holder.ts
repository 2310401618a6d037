import type { Availability, Holder } from '@lensemble/contract/availability';
import type { Wants } from '@/features/shoots/editor/busy/busy-context.ts';

const nothing = { personnelIds: [], costumeIds: [], propIds: [], equipment: [] };

/** A shoot at 2–4 PM in Rome. */
export const aHolder = (overrides: Partial<Holder> = {}): Holder => ({
  id: 'parade',
  title: 'Night Parade',
  date: '2126-11-24',
  time: '14:00',
  timeZone: 'Europe/Rome',
  durationMinutes: 120,
  from: '2126-11-24T13:00:00.000Z',
  to: '2126-11-24T15:00:00.000Z',
  ...nothing,
  ...overrides,
});

export const anAnswer = (overrides: Partial<Availability> = {}): Availability => ({
  shoots: [],
  away: [],
  isComplete: true,
  ...overrides,
});

/** On the same day at 3:30 PM. */
export const theWants = (
  needs: Partial<Wants['needs']> = {},
  plan: Partial<Wants['plan']> = {},
): Wants => ({
  plan: {
    date: '2126-11-24',
    time: '15:30',
    timeZone: 'Europe/Rome',
    durationMinutes: 120,
    setUpMinutes: 0,
    strikeMinutes: 0,
    ...plan,
  },
  needs: { ...nothing, ...needs },
  isKnown: true,
  nameOf: (_kind, id) => id,
});
