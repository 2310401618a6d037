import { z } from 'zod';
import { isAnswered } from './call-state.ts';
import type { ParticipantCall } from './calls.ts';
import { CALL_LINE_MAX, LINKS_MAX, NUDGE_HOURS } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id, optionalText } from './fields.ts';

/**
 * Why a participant gets no email: no address; wants no emails of the team; the personal link is off; too many emails to
 * this address today. For nudges also: the shoot has no date and asks for none; the call sheet was not sent yet, or is just
 * being sent; they have answered; they were nudged in the last 24 hours.
 */
export const callSkips = [
  'noAddress',
  'unsubscribed',
  'linkOff',
  'mailboxLimit',
  'noDate',
  'notSent',
  'onItsWay',
  'answered',
  'nudged',
] as const;
export type CallSkip = (typeof callSkips)[number];

type Reachable = Pick<ParticipantCall, 'mailbox' | 'isOff'>;

/** Why a participant cannot get the call sheet by email; undefined if they can. An address that refused an email may work again. */
export function sendingSkip({ mailbox, isOff }: Reachable): CallSkip | undefined {
  if (mailbox === 'none') return 'noAddress';
  if (mailbox === 'unsubscribed') return 'unsubscribed';
  return isOff ? 'linkOff' : undefined;
}

type Nudgeable = Reachable & Pick<ParticipantCall, 'state' | 'hasDate' | 'isOnItsWay' | 'nudgedAt'>;

/** Why a participant cannot be nudged now; undefined if they can. */
export function nudgingSkip(call: Nudgeable, now: Date): CallSkip | undefined {
  const { state, hasDate, isOnItsWay, nudgedAt } = call;
  const skip = sendingSkip(call);
  if (skip) return skip;
  if (!hasDate) return 'noDate';
  if (isOnItsWay) return 'onItsWay';
  if (state === 'notSent') return 'notSent';
  if (isAnswered(state)) return 'answered';
  const isTooSoon =
    nudgedAt !== null && Date.parse(nudgedAt) > now.getTime() - NUDGE_HOURS * 3_600_000;
  return isTooSoon ? 'nudged' : undefined;
}

const participantIds = z
  .array(id, 'This must be a list')
  .min(1, 'Please choose at least one person')
  .max(LINKS_MAX, 'This list is too long')
  .transform((ids) => [...new Set(ids)]);

/** Who gets an email, and who does not, with the reason. */
const callsSent = z.object({
  sent: z.array(id),
  skipped: z.array(z.object({ participantId: id, reason: z.enum(callSkips) })),
});
export type CallsSent = z.infer<typeof callsSent>;

export const NO_ONE_CAN_BE_EMAILED_MESSAGE =
  'None of the people you chose can get emails from this team';
export const CALL_OVER_MESSAGE = 'This shoot is over';
export const UNKNOWN_PARTICIPANT_MESSAGE = 'A person you chose is no longer on this shoot';

/**
 * Emails the call sheet to participants, each with their personal link, which is created where there is none. `line`: what
 * the sender says. `attachPdf` attaches the call sheet as a PDF. Idempotent by `Idempotency-Key`. Errors: 404; 413 if the
 * shoot is too long for a PDF; 422 for people who are not on the shoot, without a recipient, and once it is over; 429.
 */
export const sendCalls = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/calls/send',
  access: 'team',
  action: 'editShoots',
  params: z.object({ id }),
  body: eitherCase(
    z.strictObject({
      participantIds,
      line: optionalText(CALL_LINE_MAX).default(null),
      attachPdf: z.boolean('Please choose yes or no').default(false),
    }),
  ),
  response: callsSent,
});

/**
 * Emails those who were asked and have not answered the current plan, each at most once in 24 hours. Without
 * `participantIds`, all of them. Errors: 404; 422 for people who are not on the shoot, and once it is over; 429.
 */
export const nudgeCalls = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/calls/nudge',
  access: 'team',
  action: 'editShoots',
  params: z.object({ id }),
  body: eitherCase(z.strictObject({ participantIds: participantIds.optional() })),
  response: callsSent,
});

/** A value of the plan, with the one that the reader knew before. */
const stated = z.object({ text: z.string(), was: z.string().optional() });

/** What the email to a participant says, in its language, except for the line of the sender. */
export const callEmail = z.object({
  language: z.string(),
  to: z.string(),
  subject: z.string(),
  heading: z.string(),
  ask: z.string(),
  sender: z.string(),
  label: z.string(),
  value: stated,
  lines: z.array(stated.extend({ isStrong: z.boolean().optional() })),
  button: z.string(),
  note: z.string(),
  hasEvent: z.boolean(),
});
export type CallEmail = z.infer<typeof callEmail>;

/** The email that `sendCalls` would send to a participant now. 404. */
export const getCallEmail = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/calls/:participantId/email',
  access: 'team',
  action: 'editShoots',
  params: z.object({ id, participantId: id }),
  response: callEmail,
});

/** Makes the PDF that `sendCalls` would attach now, and returns its name and size. Errors: 404; 413; 429; 503. */
export const getCallPdf = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/calls/pdf',
  access: 'team',
  action: 'editShoots',
  params: z.object({ id }),
  response: z.object({ name: z.string(), bytes: z.number().int() }),
});
