import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timeZone } from './fields.ts';
import {
  dailyTimes,
  type MailChoice,
  mailChoices,
  mailChoicesOf,
  type NotificationKind,
  notificationKinds,
  notificationRules,
} from './notification-kinds.ts';

/** How a person hears of a kind. `mail` is null where another email tells the same. */
export interface KindSettings {
  readonly mail: MailChoice | null;
  readonly push: boolean;
}
export type KindsSettings = Readonly<Record<NotificationKind, KindSettings>>;

export const defaultKinds: KindsSettings = Object.fromEntries(
  notificationKinds.map((kind) => {
    const { mail, push } = notificationRules[kind];
    return [kind, { mail, push }];
  }),
) as unknown as KindsSettings;

const kindSettings = z.object({ mail: z.enum(mailChoices).nullable(), push: z.boolean() });

const kindChange = (kind: NotificationKind) => {
  const choices = mailChoicesOf(kind);
  const isChoice = (choice: MailChoice) => choices.includes(choice);
  return z
    .strictObject({
      mail: z
        .enum(mailChoices)
        .refine(isChoice, 'This choice is not available for this notification'),
      push: z.boolean(),
    })
    .partial()
    .optional();
};

const recordOf = <T>(schemaOf: (kind: NotificationKind) => T) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, schemaOf(kind)])) as Record<
    NotificationKind,
    T
  >;

/**
 * `timeZone` is null until a browser has told it. `isMailOff`: a link in an email ended all of them. `pushKey` is what browsers
 * subscribe with (RFC 8292), in base64url.
 */
const settings = z.object({
  kinds: z.object(recordOf(() => kindSettings)),
  dailyAt: z.string(),
  isQuiet: z.boolean(),
  isMailOff: z.boolean(),
  timeZone: z.string().nullable(),
  pushKey: z.string(),
});
export type NotificationSettings = z.infer<typeof settings>;

export const settingsChange = z
  .strictObject({
    kinds: z.strictObject(recordOf(kindChange)),
    dailyAt: z.enum(dailyTimes, 'Please choose a time'),
    isQuiet: z.boolean(),
    isMailOff: z.boolean(),
    timeZone,
  })
  .partial();
export type SettingsChange = z.output<typeof settingsChange>;

/** The first call keeps the time zone of the browser. */
export const getNotificationSettings = defineEndpoint({
  method: 'GET',
  path: '/api/notification-settings',
  access: 'session',
  response: settings,
});

/** Changes the fields that it has. What waits to be sent follows them. */
export const changeNotificationSettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/notification-settings',
  access: 'session',
  body: settingsChange,
  response: settings,
});
