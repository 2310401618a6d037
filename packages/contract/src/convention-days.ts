import { z } from 'zod';
import { callEmail } from './call-sending.ts';
import { CALL_LINE_MAX, LINKS_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id, optionalText } from './fields.ts';

/**
 * Why a crew member gets no email with their days: no address; wants no emails of the team; all their personal links are off, also
 * if they were turned off meanwhile; too many emails to this address today.
 */
export const daysSkips = ['noAddress', 'unsubscribed', 'linkOff', 'mailboxLimit'] as const;
export type DaysSkip = (typeof daysSkips)[number];

/**
 * A crew member with planned shoots at a convention that are not over. `days` are those of their shoots (`YYYY-MM-DD`), in order, as
 * their email tells them: without shoots whose personal links are off, unless all are. `from`: their first call (`HH:MM`), which may
 * be for a block; null on a day without times. `skip`: why they cannot get their days by email; null if they can. `isSent`: an email
 * told them the plan of today of each shoot. `sentAt`: when the last email that told one of these plans was sent. `isOnItsWay`: an
 * email is being sent. `isSelf`: the person is the caller. `link` names the personal link that shows all days.
 */
const personDays = z.object({
  personnelId: id,
  name: z.string(),
  avatarUrl: z.string().nullable(),
  days: z.array(
    z.object({ day: z.string(), shoots: z.number().int(), from: z.string().nullable() }),
  ),
  skip: z.enum(daysSkips).nullable(),
  isSent: z.boolean(),
  sentAt: z.string().nullable(),
  isOnItsWay: z.boolean(),
  isSelf: z.boolean(),
  link: z.object({ shootId: id, participantId: id }),
});
export type PersonDays = z.infer<typeof personDays>;

const daysSent = z.object({
  sent: z.array(id),
  skipped: z.array(z.object({ personnelId: id, reason: z.enum(daysSkips) })),
});
export type DaysSent = z.infer<typeof daysSent>;

export const NO_DAYS_CAN_BE_EMAILED_MESSAGE =
  'None of the people you chose can get emails from this team';
export const UNKNOWN_PERSON_MESSAGE = 'A person you chose has no shoot at this convention any more';

const params = z.object({ id });

/** The crew members of a convention, by name. Guests are left out: they are one person in each shoot only. 404. */
export const listConventionDays = defineEndpoint({
  method: 'GET',
  path: '/api/conventions/:id/days',
  access: 'team',
  action: 'editShoots',
  params,
  response: z.array(personDays),
});

/**
 * Emails crew members all their shoots at a convention, each with their personal links, which are created where there are
 * none. It counts as sending the call sheet of each of these shoots. `line`: what the sender says. Idempotent by
 * `Idempotency-Key`. Errors: 404; 422 for people without such a shoot and without a recipient; 429.
 */
export const sendConventionDays = defineEndpoint({
  method: 'POST',
  path: '/api/conventions/:id/days/send',
  access: 'team',
  action: 'editShoots',
  params,
  body: eitherCase(
    z.strictObject({
      personnelIds: z
        .array(id, 'This must be a list')
        .min(1, 'Please choose at least one person')
        .max(LINKS_MAX, 'This list is too long')
        .transform((ids) => [...new Set(ids)]),
      line: optionalText(CALL_LINE_MAX).default(null),
    }),
  ),
  response: daysSent,
});

/** What the email to a crew member says, in its language, except for the line of the sender. A section is a day with its shoots. */
const daysEmail = callEmail.extend({
  sections: z.array(
    z.object({
      heading: z.string(),
      lines: z.array(z.object({ text: z.string(), detail: z.string() })),
    }),
  ),
});
export type DaysEmail = z.infer<typeof daysEmail>;

/** The email that `sendConventionDays` would send to a crew member now. 404, also for one without a shoot that is still to come. */
export const getDaysEmail = defineEndpoint({
  method: 'GET',
  path: '/api/conventions/:id/days/:personnelId/email',
  access: 'team',
  action: 'editShoots',
  params: z.object({ id, personnelId: id }),
  response: daysEmail,
});
