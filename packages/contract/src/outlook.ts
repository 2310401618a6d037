import { z } from 'zod';
import { callAnswers } from './call-state.ts';
import type { Conflict } from './conflicts.ts';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { shootStatus } from './shoots.ts';

const conflictKinds = [
  'personnel',
  'costumes',
  'props',
  'equipment',
  'away',
] as const satisfies readonly Conflict['kind'][];

/**
 * What readiness asks of a shoot, with the names that its words need. `date` and `time` are wall time in `timeZone`.
 * `point` is where forecasts are for, in degrees (WGS 84). `crew` has the answers to the plan of today, null for none, who was ever asked, and
 * who signed a consent (null if the team has no wording).
 * `todos` are those still to be done. `equipment` includes what is in kits, each piece once. `unpacked` is how many entries are not packed, null if there is nothing to pack. `conflicts` is null if it is not known. Names end after `LISTED_NAME_MAX` characters.
 */
const outlook = z.object({
  id,
  status: shootStatus,
  date: z.string().nullable(),
  time: z.string().nullable(),
  timeZone: z.string(),
  durationMinutes: z.number().int(),
  locationId: id.nullable(),
  hasSecondPlace: z.boolean(),
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  crew: z.array(
    z.object({
      name: z.string(),
      answer: z.enum(callAnswers).nullable(),
      isAsked: z.boolean(),
      hasSigned: z.boolean().nullable(),
    }),
  ),
  costumes: z.array(z.object({ name: z.string(), todos: z.number().int() })),
  equipment: z.array(
    z.object({ name: z.string(), quantity: z.number().int(), owned: z.number().int() }),
  ),
  unpacked: z.number().int().nullable(),
  conflicts: z
    .array(z.object({ kind: z.enum(conflictKinds), itemId: id, name: z.string() }))
    .nullable(),
});
export type Outlook = z.infer<typeof outlook>;

/**
 * The shoots of the active team that are planned or ready and not over, the next ones first, those without a date last. At
 * most `OUTLOOK_MAX`. The ETag is the team's revision and the day in UTC, on which it depends what is over.
 */
export const listOutlook = defineEndpoint({
  method: 'GET',
  path: '/api/outlook',
  access: 'team',
  response: z.array(outlook),
});
