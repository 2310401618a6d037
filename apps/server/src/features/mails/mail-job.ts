import { providers } from '@lensemble/contract/boot';
import { z } from 'zod';

const email = z.string();

/** To somebody who takes part in a shoot. `reminderTime`: the moment that it was planned for; null where somebody sends it. */
const reminderJob = z.object({
  kind: z.literal('reminder'),
  email,
  teamId: z.string(),
  shootId: z.string(),
  reminderTime: z.string().nullable(),
});
export type ReminderJob = z.infer<typeof reminderJob>;

const invited = { email, teamId: z.string(), shootId: z.string() };
/** What calendars are told of a shoot whose team is gone too: nothing else is left of it. */
const lastPlan = z.object({
  title: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  timeZone: z.string(),
  durationMinutes: z.number(),
  sequence: z.number(),
  cancelledAt: z.string(),
});
/** To somebody who was invited to a shoot that was deleted since, alone or with its team. */
const calledOffJob = z.object({
  kind: z.literal('called-off'),
  ...invited,
  plan: lastPlan.optional(),
});
/** To somebody who was invited to a shoot that begins at another moment now, or is open again. `from`: what it was then. */
const movedJob = z.object({
  kind: z.literal('moved'),
  ...invited,
  from: z.object({ date: z.string(), time: z.string().nullable(), timeZone: z.string() }),
});
export type CalledOffJob = z.infer<typeof calledOffJob>;
export type MovedJob = z.infer<typeof movedJob>;
export type NoticeJob = CalledOffJob | MovedJob;

/**
 * What a mail is to say, as it waits for its turn. Links that open an account are made when it goes out, so that none lies
 * in the database.
 */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('invitation'),
    email,
    inviter: z.string(),
    team: z.string(),
    url: z.string(),
  }),
  /** To whoever wants to confirm an address, if it waits for that. */
  z.object({ kind: z.literal('confirmation'), email }),
  /** To the owner of an address that somebody tried to sign up with. */
  z.object({ kind: z.literal('address-taken'), email }),
  /** To whoever forgot a password, if there is such an account. */
  z.object({ kind: z.literal('password-reset'), email }),
  z.object({ kind: z.literal('password-changed'), email }),
  /** To whoever can sign in through a provider from now on. */
  z.object({ kind: z.literal('login-connected'), email, provider: providers }),
  reminderJob,
  calledOffJob,
  movedJob,
]);
export type MailJob = z.infer<typeof mailJob>;
