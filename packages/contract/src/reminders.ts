import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { isAfterBegin, type Plan } from './shoot-plan.ts';

/**
 * Why a mail of a reminder was not sent: the shoot had begun; the recipient had left the shoot, wants no mail of the team,
 * or had too many reminders that day; the team had planned too many.
 */
export const dropReasons = ['late', 'left', 'unsubscribed', 'mailboxLimit', 'teamLimit'] as const;
export type DropReason = (typeof dropReasons)[number];

/**
 * A reminder that went out: when (a moment in UTC); how many mails were handed over to the mail server and how many wait for
 * it; the names of people whose address it refused, with its status (null if it took no attempt), of those whose mail was
 * dropped (the reason is null if it was not recorded), and of those who have no address.
 */
export const sentReminder = z.object({
  sentAt: z.string(),
  sent: z.number().int(),
  waiting: z.number().int(),
  refused: z.array(z.object({ name: z.string(), status: z.string().nullable() })),
  dropped: z.array(z.object({ name: z.string(), reason: z.enum(dropReasons).nullable() })),
  withoutAddress: z.array(z.string()),
});

export const REMINDER_IN_THE_PAST_MESSAGE = 'Choose a reminder time in the future';
export const REMINDER_AFTER_BEGIN_MESSAGE = 'Choose a reminder time before the shoot begins';

/**
 * Why a plan cannot be saved with its reminder, as a message; undefined where it can. A new reminder must be still to come,
 * and none may come after the shoot has begun. A stored reminder that breaks these rules may stay, so that shoots of the
 * past can be changed. Where the zone is a guess, the shoot may begin later than the guess says.
 *
 * @param stored the plan before the change; null for a new shoot
 */
export function reminderRefusal(plan: Plan, stored: Plan | null, now: Date): string | undefined {
  if (plan.reminderTime === null) return undefined;
  const reminder = new Date(plan.reminderTime);
  const before = stored?.reminderTime ?? null;
  const isKept = before !== null && Date.parse(before) === reminder.getTime();
  if (!isKept && reminder <= now) return REMINDER_IN_THE_PAST_MESSAGE;
  if (plan.isZoneGuess) return undefined;
  if (isKept && stored && isAfterBegin(stored, reminder)) return undefined;
  return isAfterBegin(plan, reminder) ? REMINDER_AFTER_BEGIN_MESSAGE : undefined;
}

export const NO_CREW_TO_REMIND_MESSAGE = 'This shoot has no crew to remind yet';
export const NO_ADDRESS_TO_REMIND_MESSAGE =
  'No crew member on this shoot has an email address. Add one first.';

export const NO_ONE_WANTS_MAIL_MESSAGE =
  'The crew members on this shoot with an email address do not want emails from this team';

/**
 * Queues mails with the plan of a shoot to every participant with an address; crew members get it at the address in the crew list.
 * `sent` counts queued mails. `message` is for people. Errors: 404; 422 without a recipient; 429.
 */
export const sendReminders = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/send-reminders',
  access: 'team',
  params: z.object({ id }),
  body: z.strictObject({}).optional(),
  response: sentReminder.pick({ sent: true, withoutAddress: true }).extend({ message: z.string() }),
});
