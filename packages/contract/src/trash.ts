import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { trashKinds } from './trash-kinds.ts';

/** The most entries in one answer. */
export const TRASH_WINDOW = 100;

/** What else went with a deleted record, by the name of its table. */
const counts = z.record(z.string(), z.number().int());

/**
 * Something that was deleted and can be restored for `TRASH_DAYS`. `shootId` and `shootTitle` are of the shoot that it
 * belongs to, which may be in the trash too. `isBlock`: the entry of a shot list is no shot, but makeup, travel or the like.
 * `deletedBy` is a name as it was at that time.
 */
const trashEntry = z.object({
  id,
  kind: z.enum(trashKinds),
  subjectId: id,
  title: z.string().nullable(),
  shootId: id.nullable(),
  shootTitle: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  isBlock: z.boolean(),
  counts,
  deletedBy: z.string().nullable(),
  deletedAt: z.string(),
});
export type TrashEntry = z.infer<typeof trashEntry>;

/** The trash of the team or one kind of it, what was deleted last first. `after` is the last entry of the answer before. */
export const listTrash = defineEndpoint({
  method: 'GET',
  path: '/api/trash',
  access: 'team',
  query: z.object({ after: id.optional(), kind: z.enum(trashKinds).optional() }),
  response: z.object({ entries: z.array(trashEntry), hasMore: z.boolean() }),
});

const params = z.object({ id });

/**
 * Brings back an entry with everything that was linked, as far as that still exists. What belongs to another entry comes back
 * with that one: a comment waits for its shoot, its reference or the comment that it replies to, and `isBack` is false. The
 * call is idempotent: an entry that another member has restored is answered like one that this call restores. `subjectId` finds
 * it if the entry has an id of its own. `missing` counts linked items that are deleted. Errors: 404; 409 if a quota or a list has no room for it.
 */
export const restoreFromTrash = defineEndpoint({
  method: 'POST',
  path: '/api/trash/:id/restore',
  access: 'team',
  action: 'editShoots',
  params,
  query: z.object({ subjectId: id.optional() }),
  response: z.object({
    kind: z.enum(trashKinds),
    subjectId: id,
    shootId: id.nullable(),
    isBack: z.boolean(),
    missing: z.number().int(),
  }),
});

/** Deletes an entry forever, with its activity except one line. Errors: 404. */
export const deleteForever = defineEndpoint({
  method: 'DELETE',
  path: '/api/trash/:id',
  access: 'team',
  action: 'emptyTrash',
  params,
  response: z.object({ success: z.literal(true) }),
});

/** Deletes everything in the trash forever. */
export const emptyTrash = defineEndpoint({
  method: 'DELETE',
  path: '/api/trash',
  access: 'team',
  action: 'emptyTrash',
  response: z.object({ success: z.literal(true) }),
});
