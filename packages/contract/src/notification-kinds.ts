import type { ActivityField, ActivityList, SubjectKind } from './activity-kinds.ts';

export const mailChoices = ['atOnce', 'daily', 'never'] as const;
export type MailChoice = (typeof mailChoices)[number];

interface NotificationRule {
  /** Whether it may be sent at once: always, if the shoot is within `SOON_HOURS`, or never. */
  readonly urgent: 'always' | 'soon' | 'never';
  /** The emails by default; null if another email tells the same. */
  readonly mail: MailChoice | null;
  readonly push: boolean;
  /** It is meant for this person and not for everyone in the team. */
  readonly isForYou: boolean;
}

const rules = {
  mentions: { urgent: 'always', mail: 'atOnce', push: true, isForYou: true },
  cannotCome: { urgent: 'always', mail: 'atOnce', push: true, isForYou: false },
  plans: { urgent: 'soon', mail: 'atOnce', push: true, isForYou: false },
  answers: { urgent: 'never', mail: 'daily', push: false, isForYou: false },
  comments: { urgent: 'never', mail: 'daily', push: false, isForYou: false },
  due: { urgent: 'never', mail: 'daily', push: false, isForYou: false },
  members: { urgent: 'never', mail: 'daily', push: false, isForYou: false },
  invitations: { urgent: 'always', mail: null, push: true, isForYou: true },
} as const satisfies Readonly<Record<string, NotificationRule>>;

/** What a person is notified of, and sets separately. */
export type NotificationKind = keyof typeof rules;
export const notificationRules: Readonly<Record<NotificationKind, NotificationRule>> = rules;
export const notificationKinds = Object.keys(rules) as [NotificationKind, ...NotificationKind[]];
export const forYouKinds = notificationKinds.filter((kind) => rules[kind].isForYou);

/** Changes of shoots that begin within this time may be told at once. */
export const SOON_HOURS = 48;

/** The choices for a kind. Everything that is not urgent comes in the one email of the day. */
export function mailChoicesOf(kind: NotificationKind): readonly MailChoice[] {
  const { urgent, mail } = notificationRules[kind];
  if (mail === null) return [];
  return urgent === 'never' ? ['daily', 'never'] : mailChoices;
}

/** What has happened, by kind. */
export const notificationEvents = {
  mentioned: 'mentions',
  replied: 'mentions',
  declined: 'cannotCome',
  moved: 'plans',
  placed: 'plans',
  undated: 'plans',
  lengthened: 'plans',
  called: 'plans',
  asked: 'plans',
  askedDates: 'plans',
  sentDays: 'plans',
  canceled: 'plans',
  restored: 'plans',
  accepted: 'answers',
  unsure: 'answers',
  voted: 'answers',
  signed: 'answers',
  withdrew: 'answers',
  commented: 'comments',
  unpacked: 'due',
  open: 'due',
  unsent: 'due',
  pollEnds: 'due',
  joined: 'members',
  invited: 'invitations',
} as const satisfies Readonly<Record<string, NotificationKind>>;
export type NotificationEvent = keyof typeof notificationEvents;

/** The subjects of the activity whose changes notify. */
export const notifyingSubjects: Readonly<Record<SubjectKind, boolean>> = {
  shoot: true,
  shot: false,
  reference: false,
  comment: true,
  packing: false,
  personnel: false,
  equipment: false,
  locations: false,
  props: false,
  costumes: false,
  kits: false,
  convention: false,
  template: false,
  team: false,
  member: false,
  invitation: false,
  session: false,
  twoStep: false,
  passkey: false,
  recoveryCodes: false,
};

/** The lists of a shoot whose new or changed entries notify. */
export const notifyingLists: Readonly<Record<ActivityList, boolean>> = {
  answers: true,
  votes: true,
  participants: true,
  equipment: false,
  props: false,
  costumes: false,
  worn: false,
  links: false,
  packing: false,
  sharing: false,
  personalLinks: false,
  poll: false,
  dates: false,
  reminders: false,
  away: false,
  exports: false,
  shortCode: false,
  gallery: false,
  wording: false,
  linkComments: false,
  // Their own tables notify.
  consents: false,
  withdrawals: false,
};

/** The fields of a shoot that say how long it takes. */
export const lengthFields = [
  'durationMinutes',
  'setUpMinutes',
  'strikeMinutes',
] as const satisfies readonly ActivityField[];

/** The fields of a shoot whose changes are changes of the plan. */
export const planFields = [
  'date',
  'time',
  'timeZone',
  'locationId',
  ...lengthFields,
] as const satisfies readonly ActivityField[];

export const notificationFilters = ['all', 'forYou'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

/** Quiet hours, in the person's time zone. Nothing is sent in them, except about shoots of that day. */
export const QUIET_FROM = '22:00';
export const QUIET_TO = '08:00';

/** When the daily email can come. These are not quiet hours. */
export const dailyTimes = Array.from(
  { length: 14 },
  (_, index) => `${String(index + 8).padStart(2, '0')}:00`,
) as [string, ...string[]];
export const DAILY_AT = '18:00';
