import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** A reminder that went out: when (a moment in UTC), to how many, and the names of those who have no address. */
export const sentReminder = z.object({
  sentAt: z.string(),
  sent: z.number().int(),
  withoutAddress: z.array(z.string()),
});

export const REMINDER_IN_THE_PAST_MESSAGE = 'Choose a reminder that is still to come';
export const REMINDER_AFTER_BEGIN_MESSAGE = 'Choose a reminder from before the shoot begins';
export const NO_CREW_TO_REMIND_MESSAGE = 'This shoot has no crew to remind yet';
export const NO_ADDRESS_TO_REMIND_MESSAGE =
  'Nobody on this shoot has an email address. Add one to a crew member first';

/**
 * Mails the plan of a shoot to everybody who takes part and has an address: to the crew list's, for those of the list.
 * `message` says so for people. 404; 422 where there is nobody to write to; 429.
 */
export const sendReminders = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/send-reminders',
  access: 'team',
  params: z.object({ id }),
  body: z.strictObject({}).optional(),
  response: sentReminder.omit({ sentAt: true }).extend({ message: z.string() }),
});
