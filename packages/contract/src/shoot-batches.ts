import { z } from 'zod';
import { SHOOTS_AT_ONCE_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { shoot, shootStatus } from './shoots.ts';

const TOO_MANY = `At most ${SHOOTS_AT_ONCE_MAX} shoots at once`;

/** A list with at most one entry for each shoot. */
const batchOf = <Entry extends z.ZodType<{ id: string }>>(entry: Entry) =>
  z
    .array(entry, 'This must be a list')
    .min(1, 'There is nothing to change')
    .max(SHOOTS_AT_ONCE_MAX, TOO_MANY)
    .refine((entries) => new Set(entries.map((one) => one.id)).size === entries.length, {
      message: 'Please list each shoot only once',
      when: ({ issues }) => issues.length === 0,
    });

/**
 * Sets the statuses of several shoots, all or none. Answers with the changed shoots, in any order; shoots that do not
 * exist are left out. The status alone changes, so other changes of members are kept, and no version is needed.
 */
export const moveShoots = defineEndpoint({
  method: 'PATCH',
  path: '/api/shoots',
  access: 'team',
  body: z.strictObject({ shoots: batchOf(z.strictObject({ id, status: shootStatus })) }),
  response: z.array(shoot),
});

/**
 * Deletes several shoots, all or none. Shoots that do not exist are left out. If one has another version, 409
 * `version_conflict` with the `current` shoot and its links.
 */
export const deleteShoots = defineEndpoint({
  method: 'DELETE',
  path: '/api/shoots',
  access: 'team',
  body: z.strictObject({ shoots: batchOf(z.strictObject({ id, version: z.int() })) }),
  response: z.object({ success: z.literal(true) }),
});
