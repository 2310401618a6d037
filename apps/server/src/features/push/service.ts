import { NOT_ONE_MESSAGE, SUBSCRIPTIONS_MAX, type Subscription } from '@lensemble/contract/push';
import type { PushMessage } from '@lensemble/contract/push-message';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { invalid, signedOut } from '../../http/errors/http-error.ts';
import { FinalError, type Queue } from '../../jobs/jobs.ts';
import { mayBePublic } from '../../lib/public-address.ts';
import { PushGoneError, PushLaterError } from '../../ports/push/port.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

const QUEUE = 'push';
const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;
/** The longest pause that a push service may ask for. */
const PAUSE_MAX_SECONDS = 3_600;

/** @throws HttpError 422 for an address of the network inside */
export async function subscribe(
  { orm }: Pick<Deps, 'orm'>,
  { userId, token }: { readonly userId: string; readonly token: string | undefined },
  subscription: Subscription,
): Promise<void> {
  if (!mayBePublic(new URL(subscription.endpoint).hostname))
    throw invalid({ endpoint: NOT_ONE_MESSAGE });
  const sessionId = token && (await queries.findSessionId(orm, token));
  if (!sessionId) throw signedOut();
  await orm.transaction(async (tx) => {
    await queries.saveSubscription(tx, { userId, sessionId }, subscription);
    await queries.keepNewest(tx, userId, SUBSCRIPTIONS_MAX);
  });
}

export const unsubscribe = (
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
  endpoint: string,
): Promise<void> => queries.deleteByEndpoint(orm, userId, endpoint);

const pushJob = z.object({
  subscriptionId: z.string(),
  notificationId: z.string(),
  isUrgent: z.boolean(),
  /** Then it is not tried any more. */
  until: z.string(),
});
type PushJob = z.infer<typeof pushJob>;

/** Queues messages in a transaction of the caller: call `prepare` before it, `sendAll` in it, and `wake` after the commit. */
export const pushesOf = ({ jobs }: Pick<Deps, 'jobs'>) => ({
  prepare: () => jobs.prepare(QUEUE),
  /** Queues a message to each browser of each person. */
  async sendAll(
    tx: Orm,
    due: readonly { readonly id: string; readonly userId: string; readonly isUrgent: boolean }[],
    now: Date,
  ): Promise<number> {
    const browsers = await queries.listOf(tx, [...new Set(due.map(({ userId }) => userId))]);
    const until = new Date(now.getTime() + HOUR_MS).toISOString();
    const all = due.flatMap(({ id: notificationId, userId, isUrgent }): PushJob[] =>
      browsers
        .filter((browser) => browser.userId === userId)
        .map(({ id: subscriptionId }) => ({ subscriptionId, notificationId, isUrgent, until })),
    );
    await jobs.addAll(tx, QUEUE, all);
    return all.length;
  },
  wake: () => jobs.wake(QUEUE),
});

/** Writes the message about a notification of a person; undefined if it was read, is gone, or is another person's. */
type WriteMessage = (notificationId: string, userId: string) => Promise<PushMessage | undefined>;

/** Sends push messages. A message that no service takes within an hour is dropped: the notification stays in the app. */
export const pushQueue = (deps: Pick<Deps, 'orm' | 'push'>, write: WriteMessage): Queue => ({
  name: QUEUE,
  async run(data, { signal }) {
    const job = pushJob.parse(data);
    const now = new Date();
    const to = await queries.findSubscription(deps.orm, job.subscriptionId);
    if (!to || now.toISOString() > job.until) return;
    if (to.pausedUntil && to.pausedUntil > now) throw new PushLaterError('The service is paused');
    const message = await write(job.notificationId, to.userId);
    if (!message) return;
    const { id, endpoint, p256dh, auth } = to;
    const options = { ttlSeconds: DAY_SECONDS, isUrgent: job.isUrgent };
    const subscription = { endpoint, keys: { p256dh, auth } };
    await deps.push
      .send(subscription, JSON.stringify(message), options, signal)
      .catch((error: unknown) => settle(deps.orm, id, error));
  },
});

async function settle(orm: Orm, id: string, error: unknown): Promise<void> {
  if (error instanceof PushGoneError) return queries.deleteSubscription(orm, id);
  if (!(error instanceof PushLaterError)) throw new FinalError('A push message was refused', error);
  const { seconds } = error;
  if (seconds !== undefined) {
    const pause = Math.min(seconds, PAUSE_MAX_SECONDS) * 1_000;
    await queries.pauseSubscription(orm, id, new Date(Date.now() + pause));
  }
  throw error;
}
