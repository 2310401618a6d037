import type { Deps } from '../../deps.ts';
import { DAY, defineLimit, HOUR } from '../../http/rate-limits.ts';
import { mailsOf } from '../mails/service.ts';
import {
  dayOf,
  holdWishes,
  isAtOnce,
  isQuietNow,
  noteDailyMail,
  postponeMail,
  type Wishes,
} from '../notification-settings/service.ts';
import { pushesOf } from '../push/service.ts';
import type { NotificationRow } from './queries.ts';
import * as queries from './rows/due-sending.ts';

export type SendingDeps = Pick<Deps, 'orm' | 'env' | 'jobs' | 'limits'>;
type Orm = Deps['orm'];

/** Emails at once. Further ones wait for that of the day. */
const notificationMailToPerson = defineLimit(
  'notificationMailToPerson',
  { points: 30, seconds: DAY },
  'person',
);
const pushToPerson = defineLimit('pushToPerson', { points: 60, seconds: HOUR }, 'person');

/** The most of one run. The next run takes the rest. */
const PEOPLE_AT_ONCE = 1_000;
const PUSHES_AT_ONCE = 500;
/** The notifications that an email tells. It counts the others. */
const MAILED_MAX = 30;

/** Queues the emails that are due, each exactly once. @throws Error the first failure, after all people */
export async function sendDueMails(deps: SendingDeps, now: Date): Promise<void> {
  const due = await queries.listMailDue(deps.orm, now, PEOPLE_AT_ONCE);
  if (due.length === 0) return;
  const mails = mailsOf(deps);
  await mails.prepare();
  const failures: unknown[] = [];
  for (const userId of due) {
    await deps.orm
      .transaction((tx) => mailTo(tx, deps, userId, now))
      .catch((error: unknown) => void failures.push(error));
  }
  mails.wake();
  if (failures.length > 0) throw failures[0];
}

async function mailTo(tx: Orm, deps: SendingDeps, userId: string, now: Date): Promise<void> {
  // Another server waits here, and then finds nothing due.
  const wishes = await holdWishes(tx, userId);
  const due = await queries.holdMailDue(tx, userId, now);
  if (due.length === 0) return;
  const rows = await admitted(tx, deps, userId, due, wishes, now);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await queries.noteMailed(tx, ids);
  if (rows.some((row) => !isAtOnce(row, wishes)))
    await noteDailyMail(tx, userId, dayOf(now, wishes));
  const to = await queries.findAddress(tx, userId);
  if (!to || (deps.env.emailConfirmation && !to.isConfirmed)) return;
  const { email } = to;
  await mailsOf(deps).send(tx, {
    ...{ kind: 'notifications', email, userId },
    ids: ids.slice(0, MAILED_MAX),
    more: Math.max(0, ids.length - MAILED_MAX),
  });
}

/** Lets wait what there may be no email for now: one that is not urgent if the day has had one. */
async function admitted(
  tx: Orm,
  { limits }: SendingDeps,
  userId: string,
  due: readonly NotificationRow[],
  wishes: Wishes,
  now: Date,
): Promise<readonly NotificationRow[]> {
  const hadDaily = wishes.mailedOn !== null && wishes.mailedOn >= dayOf(now, wishes);
  // After a standstill of the servers, the email of the day can be due at night.
  const mayBeDaily = !hadDaily && !isQuietNow(wishes, now);
  const isDaily = mayBeDaily && due.some((row) => !isAtOnce(row, wishes));
  if (isDaily) return due;
  const urgent = due.filter((row) => isAtOnce(row, wishes));
  const tries = urgent.length > 0 ? [userId] : [];
  const fits = await limits.admit(tx, tries, (id) => [notificationMailToPerson.by(id)]);
  const rows = fits.length > 0 ? urgent : [];
  const waiting = due.filter((row) => !rows.includes(row)).map(({ id }) => id);
  if (waiting.length > 0) await postponeMail(tx, waiting, wishes, now);
  return rows;
}

/** Queues the push messages that are due. */
export async function sendDuePushes(deps: SendingDeps, now: Date): Promise<void> {
  const pushes = pushesOf(deps);
  let isPrepared = false;
  const some = () =>
    deps.orm.transaction(async (tx) => {
      const due = await queries.takePushDue(tx, now, PUSHES_AT_ONCE);
      const fitting = await deps.limits.admit(tx, due, ({ userId }) => [pushToPerson.by(userId)]);
      await pushes.sendAll(tx, fitting, now);
      return due.length;
    });
  while (await queries.hasPushDue(deps.orm, now)) {
    if (!isPrepared) await pushes.prepare();
    isPrepared = true;
    if ((await some()) < PUSHES_AT_ONCE) break;
  }
  if (isPrepared) pushes.wake();
}
