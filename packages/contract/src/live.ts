import { z } from 'zod';
import { catalogueKinds } from './catalogue-kinds.ts';
import { point } from './comments.ts';
import { CHANGES_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';

/**
 * What a change can be about. The id is that of the record; that of the shoot for `day` (shot list and packing), `calls`
 * (personal links and answers), `comments`, `datePoll` and `shareLink`; that of the crew member for `away`; and that of the team for
 * `members` and `team`.
 */
export const changeKinds = [
  'shoot',
  'day',
  'calls',
  'comments',
  'datePoll',
  'shareLink',
  ...catalogueKinds,
  'away',
  'convention',
  'template',
  'members',
  'team',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** `isGone`: the shoot was deleted. What belonged to it went along. */
export const change = z.object({
  kind: z.enum(changeKinds),
  id,
  isGone: z.literal(true).optional(),
});
export type Change = z.infer<typeof change>;

/**
 * A change of the team's data, with the team's revision after it. `changes` is null if anything may have changed. It is
 * the data of an event without a name; the id of the event is the revision.
 */
export const teamChange = z.object({
  revision: z.number().int(),
  changes: z.array(change).max(CHANGES_MAX).nullable(),
});
export type TeamChange = z.infer<typeof teamChange>;

/** Where a person is in the plan of a shoot. */
const placesInPlan = ['editor', 'onSet'] as const;
/** The name of a field or a section of the editor, such as `description`. */
const PLACE_FIELD = /^[a-zA-Z]{1,40}$/;

/** Where on a reference a comment is being written. */
const writtenAt = point.extend({ referenceId: id });
export type WrittenAt = z.infer<typeof writtenAt>;

/** A tab that shows a shoot. `field` is what is being edited there, `at` the place on a reference if it is a comment there. */
const tab = {
  tab: id,
  shootId: id,
  place: z.enum(placesInPlan),
  field: z.string().regex(PLACE_FIELD).nullable(),
  at: writtenAt.nullable().default(null),
};

/** A tab of a member. `isGone` if it no longer shows the shoot. It is the data of an event with the name `presence`. */
export const presence = z.object({ ...tab, userId: id, isGone: z.boolean() });
export type Presence = z.infer<typeof presence>;

/** Why the server ends a stream that should not be opened again: the data of an event with the name `end`. */
export const streamEnds = ['limit'] as const;

/**
 * Streams what changes in the team, as server-sent events. `Last-Event-ID` is the revision that the client knows: if it is
 * not the team's, the stream begins with `changes: null`. It ends with the session, the membership, and when the person
 * switches to another team. Errors: 409 `team_changed`, 429, 503 while the database tells nothing.
 */
export const followTeam = defineEndpoint({
  method: 'GET',
  path: '/api/events',
  access: 'team',
  streams: true,
  response: z.string(),
});

/** Tells the other members where this tab is. Nothing is stored. Errors: 429. */
export const tellPresence = defineEndpoint({
  method: 'POST',
  path: '/api/presence',
  access: 'team',
  body: z.strictObject({ ...tab, isGone: z.boolean().default(false) }),
  response: z.object({ success: z.literal(true) }),
});

/** The revision of the active team, for clients without a stream. */
export const getRevision = defineEndpoint({
  method: 'GET',
  path: '/api/revision',
  access: 'team',
  response: z.object({ revision: z.number().int() }),
});
