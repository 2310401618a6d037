import {
  DAILY_AT,
  type NotificationKind,
  notificationKinds,
} from '@lensemble/contract/notification-kinds';
import {
  defaultKinds,
  type KindsSettings,
  type NotificationSettings,
  type SettingsChange,
} from '@lensemble/contract/notification-settings';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';
import type { Sending, Wishes } from './schedule.ts';
import * as schedule from './schedule.ts';

export type { Wishes } from './schedule.ts';

type Orm = Deps['orm'];
type Storage = Pick<Deps, 'orm'>;

/** Until a browser has told another one. */
const UNKNOWN_ZONE = 'UTC';

const kindsOf = (changed: queries.SettingsRow['kinds'] = {}): KindsSettings =>
  Object.fromEntries(
    notificationKinds.map((kind) => [kind, { ...defaultKinds[kind], ...changed[kind] }]),
  ) as unknown as KindsSettings;

const wishesOf = (row: queries.SettingsRow | undefined): Wishes => ({
  kinds: kindsOf(row?.kinds),
  dailyAt: row?.dailyAt ?? DAILY_AT,
  isQuiet: row?.isQuiet ?? true,
  isMailOff: row?.isMailOff ?? false,
  timeZone: row?.timeZone ?? UNKNOWN_ZONE,
  mailedOn: row?.mailedOn ?? null,
});

/** How people want to be notified. Who has set nothing has the defaults. */
export async function wishesOfAll(
  orm: Orm,
  userIds: readonly string[],
): Promise<(userId: string) => Wishes> {
  const rows = await queries.listSettings(orm, userIds);
  const known = new Map(rows.map((row) => [row.userId, wishesOf(row)]));
  const unset = wishesOf(undefined);
  return (userId) => known.get(userId) ?? unset;
}

export async function readSettings(
  { orm, push }: Pick<Deps, 'orm' | 'push'>,
  userId: string,
): Promise<NotificationSettings> {
  const [row] = await queries.listSettings(orm, [userId]);
  const { kinds, dailyAt, isQuiet, isMailOff } = wishesOf(row);
  const timeZone = row?.timeZone ?? null;
  return { kinds, dailyAt, isQuiet, isMailOff, timeZone, pushKey: push.publicKey };
}

/** Keeps the time zone of a browser, unless there is one. */
export async function noteZone(
  { orm }: Storage,
  userId: string,
  zone: string | undefined,
): Promise<void> {
  if (zone !== undefined) await queries.keepZone(orm, userId, zone);
}

/** Changes settings, and when that is sent which waits. */
export async function changeSettings(
  { orm }: Storage,
  userId: string,
  { kinds = {}, ...change }: SettingsChange,
  now: Date,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const row = await queries.holdSettings(tx, userId);
    const merged = { ...row?.kinds };
    for (const [kind, changed] of Object.entries(kinds) as [NotificationKind, object][])
      merged[kind] = { ...merged[kind], ...changed };
    await queries.updateSettings(tx, userId, { kinds: merged, ...change });
    await rescheduleWaiting(tx, userId, now);
  });
}

async function rescheduleWaiting(tx: Orm, userId: string, now: Date): Promise<void> {
  const wishes = (await wishesOfAll(tx, [userId]))(userId);
  const groups = new Map<string, { ids: string[]; sending: Sending }>();
  for (const { id, mailAt, pushAt, ...each } of await queries.listWaiting(tx, userId)) {
    const next = schedule.sendingOf(each, wishes, now);
    // What was sent, or was not to be sent, stays so.
    const sending = { mailAt: mailAt && next.mailAt, pushAt: pushAt && next.pushAt };
    const key = `${sending.mailAt?.getTime()} ${sending.pushAt?.getTime()}`;
    const group = groups.get(key) ?? { ids: [], sending };
    group.ids.push(id);
    groups.set(key, group);
  }
  for (const { ids, sending } of groups.values()) await queries.reschedule(tx, ids, sending);
}

/** The wishes of a person, held until the transaction ends. */
export const holdWishes = async (tx: Orm, userId: string): Promise<Wishes> =>
  wishesOf(await queries.holdSettings(tx, userId));

export const noteDailyMail = (tx: Orm, userId: string, day: string): Promise<void> =>
  queries.updateSettings(tx, userId, { mailedOn: day });

/** Lets emails wait for that of the day. */
export const postponeMail = (
  tx: Orm,
  ids: readonly string[],
  wishes: Wishes,
  now: Date,
): Promise<void> => queries.postponeMail(tx, ids, schedule.nextDaily(wishes, now));

/** Ends or resumes all emails, by a link that needs no session. */
export const setMailOff = (deps: Storage, userId: string, isMailOff: boolean, now: Date) =>
  changeSettings(deps, userId, { isMailOff }, now);

/** Whether a link ended all emails; undefined if the account is gone. */
export const isMailOff = ({ orm }: Storage, userId: string): Promise<boolean | undefined> =>
  queries.findMailOff(orm, userId);

/** When a notification is to be sent to a person. */
export const { sendingOf, isAtOnce, isQuietNow, dayOf } = schedule;
