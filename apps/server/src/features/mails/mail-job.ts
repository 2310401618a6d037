import { providers } from '@lensemble/contract/boot';
import { languages, PSEUDO } from '@lensemble/messages/languages';
import { z } from 'zod';

const email = z.string();

/** The id of the person whose action causes the mail; none for a planned reminder. Replies go to them. */
const by = z.string().optional();

/**
 * To a participant of a shoot. `reminderTime`: the planned time; null for a reminder sent by hand. `reminderId`: the record
 * of the reminder.
 */
const reminderJob = z.object({
  kind: z.literal('reminder'),
  email,
  teamId: z.string(),
  shootId: z.string(),
  reminderTime: z.string().nullable(),
  reminderId: z.string().optional(),
  by,
});
export type ReminderJob = z.infer<typeof reminderJob>;

const told = { email, teamId: z.string(), shootId: z.string(), by };
/** The plan that the recipient knows, because the record of it goes with the shoot. */
const lastPlan = z.object({
  title: z.string(),
  date: z.string().nullable(),
  time: z.string().nullable(),
  timeZone: z.string(),
  durationMinutes: z.number(),
  sequence: z.number(),
  cancelledAt: z.string(),
});
/**
 * To a person who knows the plan of a shoot that was deleted, alone or with its team. `team`: the name of a deleted team.
 * Jobs of servers before this version have no plan.
 */
const calledOffJob = z.object({
  kind: z.literal('called-off'),
  ...told,
  team: z.string().optional(),
  plan: lastPlan.optional(),
});
/** To a person who knows another plan of a shoot than its present one, or is off its crew. */
const movedJob = z.object({ kind: z.literal('moved'), ...told });
export type CalledOffJob = z.infer<typeof calledOffJob>;
export type MovedJob = z.infer<typeof movedJob>;
export type NoticeJob = CalledOffJob | MovedJob;
/** About a shoot, to a participant. */
export type ShootMailJob = ReminderJob | NoticeJob | CallJob;

/** To a person invited to a team. `id`: the invitation. */
const invitationJob = z.object({
  kind: z.literal('team-invitation'),
  email,
  inviter: z.string(),
  by,
  team: z.string(),
  teamId: z.string(),
  id: z.string(),
});
export type InvitationJob = z.infer<typeof invitationJob>;

/**
 * To a new address, which its account has to confirm. `passwordSetAt`: when the account's password was last set, as of the
 * request; null without a password. Jobs of servers before this version do not have it.
 */
const emailChangeJob = z.object({
  kind: z.literal('email-change'),
  email,
  userId: z.string(),
  passwordSetAt: z.string().nullish(),
});
export type EmailChangeJob = z.infer<typeof emailChangeJob>;

/**
 * The call sheet of one participant. `line`: what the sender wrote. `isNudge`: it asks for the missing answer. `isForDates`:
 * the server sends it before the deadline of a poll, and `by` is no person. `pdf`: how to write the call sheet that is
 * attached.
 */
const callJob = z.object({
  kind: z.literal('call'),
  email,
  teamId: z.string(),
  shootId: z.string(),
  participantId: z.string(),
  by: z.string(),
  line: z.string().nullable(),
  isNudge: z.boolean(),
  isForDates: z.boolean().optional(),
  pdf: z
    .object({ language: z.enum([...languages, PSEUDO]), region: z.string().optional() })
    .optional(),
});
export type CallJob = z.infer<typeof callJob>;

/** All shoots of a crew member at a convention, as the call sheet of each of them. `line` as above. */
const daysJob = z.object({
  kind: z.literal('days'),
  email,
  teamId: z.string(),
  conventionId: z.string(),
  personnelId: z.string(),
  shoots: z.array(z.object({ shootId: z.string(), participantId: z.string() })),
  by: z.string(),
  line: z.string().nullable(),
});
export type DaysJob = z.infer<typeof daysJob>;

/** The call sheets that an email with days is. */
export const callsIn = ({ shoots, email, teamId, by, line }: DaysJob): CallJob[] =>
  shoots.map((each) => ({ kind: 'call', ...each, email, teamId, by, line, isNudge: false }));

/**
 * To a participant, after a shoot. `about`: that the pictures are there, the question for consent, or the consent with the
 * id `consentId`, which the participant signed and asked for.
 */
const afterwardsJob = z.object({
  kind: z.literal('afterwards'),
  about: z.enum(['gallery', 'consent', 'signed']),
  email,
  teamId: z.string(),
  shootId: z.string(),
  participantId: z.string(),
  consentId: z.string().optional(),
  by,
});
export type AfterwardsJob = z.infer<typeof afterwardsJob>;

/** To a person, about unread notifications. `more`: how many others there are. */
const notificationsJob = z.object({
  kind: z.literal('notifications'),
  email,
  userId: z.string(),
  ids: z.array(z.string()),
  more: z.number(),
});
export type NotificationsJob = z.infer<typeof notificationsJob>;

const signInChange = z.enum([
  'twoStepOn',
  'twoStepOff',
  'recoveryCodesRenewed',
  'passkeyAdded',
  'passkeyRemoved',
]);
export type SignInChange = z.infer<typeof signInChange>;

/** A queued mail. Links that open an account are created when the mail is sent, so that the queue contains none. */
export const mailJob = z.discriminatedUnion('kind', [
  invitationJob,
  /** To a person with an unconfirmed address. */
  z.object({ kind: z.literal('confirmation'), email }),
  emailChangeJob,
  /** To the former address of an account. */
  z.object({ kind: z.literal('email-changed'), email, newEmail: email }),
  /** To the owner of an address that another person tried to sign up with. */
  z.object({ kind: z.literal('address-taken'), email }),
  /** To a person who forgot a password, if there is such an account. */
  z.object({ kind: z.literal('password-reset'), email }),
  z.object({ kind: z.literal('password-changed'), email }),
  /** To the owner of an account to which a provider was connected. */
  z.object({ kind: z.literal('login-connected'), email, provider: providers }),
  /** To the owner of an account whose second factor or passkeys were changed. */
  z.object({ kind: z.literal('sign-in-changed'), email, change: signInChange }),
  /** To the owner of an account that a recovery code opened. */
  z.object({ kind: z.literal('recovery-code-used'), email, codesLeft: z.number() }),
  /** To the person who asked for the export of a team. */
  z.object({ kind: z.literal('export-ready'), email, team: z.string() }),
  reminderJob,
  callJob,
  daysJob,
  afterwardsJob,
  notificationsJob,
  calledOffJob,
  movedJob,
]);
export type MailJob = z.infer<typeof mailJob>;
