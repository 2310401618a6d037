import { z } from 'zod';
import { callNote, callPlan } from './call-reply.ts';
import { callAnswers, callStates } from './call-state.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id } from './fields.ts';

export const callPath = (token: string) => `/call/${token}`;

const moment = z.string().nullable();
const differs = <Value extends z.ZodType>(value: Value) =>
  z.object({ before: value, now: value }).optional();
const place = z
  .object({ id, name: z.string(), address: z.string().nullable() })
  .readonly()
  .nullable();

/** See `PlanChanges`. */
const planChanges = z.object({
  date: differs(z.string().nullable()),
  arrival: differs(z.string().nullable()),
  time: differs(z.string().nullable()),
  timeZone: differs(z.string()),
  place: differs(place),
});

/**
 * What the team knows of a participant. `at` is since when; while they are asked again, when an email asked them, null if none
 * did. `answer` is the last one, whatever the plan then was; `changes`
 * are those of the plan since, null unless the state is `askedAgain`. `isOff`: the team turned the personal link off.
 * `hasDate`: the shoot has a date, or asks for one, so that there is something to answer. `isPlanSent`: an email told the plan of today; an answer alone does not say so, because it can come from a vote on dates.
 * `ownPlan`: the plan of today if the participant is the caller, whose answer names it. `isOnItsWay`: an email is being sent. `mailbox`: there is no valid address, its owner wants no emails of the team, the mail
 * server refused the last one, or none of these.
 */
const participantCall = z.object({
  participantId: id,
  state: z.enum(callStates),
  at: moment,
  sentAt: moment,
  openedAt: moment,
  answer: z
    .object({ answer: z.enum(callAnswers), note: z.string().nullable(), at: z.string() })
    .nullable(),
  changes: planChanges.nullable(),
  isOff: z.boolean(),
  mailbox: z.enum(['none', 'unsubscribed', 'refused', 'open']),
  hasDate: z.boolean(),
  isPlanSent: z.boolean(),
  ownPlan: callPlan.nullable(),
  isOnItsWay: z.boolean(),
  nudgedAt: moment,
});
export type ParticipantCall = z.infer<typeof participantCall>;

/**
 * A personal link. `url` is absolute and a secret: anyone who knows it can answer as the participant. `lastDay` is the
 * last day on which it works, null while the shoot has no date. `version` counts writes and is what `If-Match` names.
 */
const callLink = z.object({
  url: z.string(),
  isOff: z.boolean(),
  lastDay: z.string().nullable(),
  version: z.number().int(),
});
export type CallLink = z.infer<typeof callLink>;

/** The participants of a shoot, in order, with what they answered. The ETag rises with every change in the team. 404. */
export const listCalls = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/calls',
  access: 'team',
  action: 'editShoots',
  params: z.object({ id }),
  response: z.array(participantCall),
});

const params = z.object({ id, participantId: id });

/**
 * Answers as a participant who is the caller, as the personal link does, which is created on first use. `plan` is the one that
 * the caller saw. Errors: 404; 409 without a date, and once the link is off or over; 422 also for other people; 429.
 */
export const answerCall = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/calls/:participantId/answer',
  access: 'team',
  action: 'editShoots',
  params,
  body: eitherCase(
    z.strictObject({
      answer: z.enum(callAnswers, 'Please choose yes, maybe or no'),
      note: callNote.optional(),
      plan: callPlan.optional(),
    }),
  ),
  response: participantCall,
});

/** Returns the personal link of a participant and creates it on first use. 404. */
export const getCallLink = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/calls/:participantId/link',
  access: 'team',
  action: 'editShoots',
  params,
  response: callLink,
});

/** Turns a personal link off or on. A stale `If-Match` gets 409 `version_conflict` with the `current` link. 404, 422. */
export const updateCallLink = defineEndpoint({
  method: 'PATCH',
  path: '/api/shoots/:id/calls/:participantId/link',
  access: 'team',
  action: 'editShoots',
  params,
  body: eitherCase(z.strictObject({ isOff: z.boolean('Please choose yes or no') })),
  response: callLink,
});

/** Replaces a personal link; the old one ends, and the new one works. Answers stay. `If-Match` as above. 404. */
export const replaceCallLink = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/calls/:participantId/link/replace',
  access: 'team',
  action: 'editShoots',
  params,
  body: z.strictObject({}).optional(),
  response: callLink,
});
