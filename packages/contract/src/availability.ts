import { z } from 'zod';
import { away } from './away.ts';
import { AVAILABILITY_DAYS_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';

/**
 * A shoot with what it holds of the team, `from` a moment up to and without `to` (ISO 8601, UTC), which include set-up and
 * strike. `date` and `time` are wall time in `timeZone`. `equipment` includes what is in its kits, each piece once.
 */
const holder = z.object({
  id,
  title: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  timeZone: z.string(),
  durationMinutes: z.number().int(),
  from: z.string(),
  to: z.string(),
  personnelIds: z.array(id),
  costumeIds: z.array(id),
  propIds: z.array(id),
  equipment: z.array(z.object({ equipmentId: id, quantity: z.number().int() })),
});
export type Holder = z.infer<typeof holder>;

/** `isComplete` is false if there is more than an answer holds: then what it does not name may be taken as well. */
export const availability = z.object({
  shoots: z.array(holder),
  away: z.array(away),
  isComplete: z.boolean(),
});
export type Availability = z.infer<typeof availability>;

const WINDOW_MESSAGE = `Please choose at most ${AVAILABILITY_DAYS_MAX} days`;

/**
 * What the shoots of the active team hold in a window of time, and who is away on its days: planned, ready and completed
 * shoots, without `except`, the earliest first. An idea holds nothing. 422 for a window that is longer or ends before it begins.
 */
export const getAvailability = defineEndpoint({
  method: 'GET',
  path: '/api/availability',
  access: 'team',
  query: z.strictObject({ from: instant, to: instant, except: id.optional() }).refine(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      return days > 0 && days <= AVAILABILITY_DAYS_MAX;
    },
    { path: ['to'], message: WINDOW_MESSAGE },
  ),
  response: availability,
});
