import { providers } from '@lensemble/contract/boot';
import { z } from 'zod';

const email = z.string();

/** To a participant of a shoot. `reminderTime`: the planned time; null for a reminder sent by hand. */
const reminderJob = z.object({
  kind: z.literal('reminder'),
  email,
  teamId: z.string(),
  shootId: z.string(),
  reminderTime: z.string().nullable(),
});
export type ReminderJob = z.infer<typeof reminderJob>;

const invited = { email, teamId: z.string(), shootId: z.string() };
/** The data of a shoot for its cancellation. Used if the team is deleted as well, because then no record remains. */
const lastPlan = z.object({
  title: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  timeZone: z.string(),
  durationMinutes: z.number(),
  sequence: z.number(),
  cancelledAt: z.string(),
});
/** To a person invited to a shoot that was deleted, alone or with its team. */
const calledOffJob = z.object({
  kind: z.literal('called-off'),
  ...invited,
  plan: lastPlan.optional(),
});
/** To a person invited to a shoot that was moved or lost its date. `from`: the former start. */
const movedJob = z.object({
  kind: z.literal('moved'),
  ...invited,
  from: z.object({ date: z.string(), time: z.string().nullable(), timeZone: z.string() }),
});
export type CalledOffJob = z.infer<typeof calledOffJob>;
export type MovedJob = z.infer<typeof movedJob>;
export type NoticeJob = CalledOffJob | MovedJob;

/** To a person invited to a team. `id`: the invitation. */
const invitationJob = z.object({
  kind: z.literal('team-invitation'),
  email,
  inviter: z.string(),
  team: z.string(),
  teamId: z.string(),
  id: z.string(),
});
export type InvitationJob = z.infer<typeof invitationJob>;

/** A queued mail. Links that open an account are created when the mail is sent, so that the queue contains none. */
export const mailJob = z.discriminatedUnion('kind', [
  invitationJob,
  /** To a person with an unconfirmed address. */
  z.object({ kind: z.literal('confirmation'), email }),
  /** To the owner of an address that another person tried to sign up with. */
  z.object({ kind: z.literal('address-taken'), email }),
  /** To a person who forgot a password, if there is such an account. */
  z.object({ kind: z.literal('password-reset'), email }),
  z.object({ kind: z.literal('password-changed'), email }),
  /** To the owner of an account to which a provider was connected. */
  z.object({ kind: z.literal('login-connected'), email, provider: providers }),
  reminderJob,
  calledOffJob,
  movedJob,
]);
export type MailJob = z.infer<typeof mailJob>;
