import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Queue } from '../../jobs/jobs.ts';
import {
  HOSTED_LEEWAY_SECONDS,
  HOSTED_TOKEN_DAYS,
  type HostedToken,
} from '../../ports/hosted-identity/port.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

const QUEUE = 'hosted-user-deletion';
/** The hosted user is deleted as well, so none of its tokens is ever accepted again. */
const FOR_GOOD = 'for good';
const DAY_MS = 86_400_000;
const KEPT_MS = (HOSTED_TOKEN_DAYS + 1) * DAY_MS;

const job = z.object({ subject: z.string() });

/** A hash, so that the record does not identify the person. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');

/** Call `prepare` before the transaction, `leave` in it, and `wake` after the commit. */
export const departuresOf = ({ hosted, jobs }: Pick<Deps, 'hosted' | 'jobs'>) => ({
  prepare: async () => (hosted?.isAdmin ? jobs.prepare(QUEUE) : undefined),
  async leave(tx: Orm, userId: string): Promise<void> {
    const now = new Date();
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    for (const subject of hosted ? await queries.listSubjects(tx, userId) : []) {
      const value = hosted?.isAdmin ? FOR_GOOD : now.toISOString();
      await queries.insertDeparture(tx, { key: keyOf(subject), value, expiresAt });
      if (hosted?.isAdmin) await jobs.add(tx, QUEUE, { subject });
    }
  },
  wake: () => jobs.wake(QUEUE),
});

/** Whether the account of a token was deleted after the token was issued. */
export async function hasLeft(orm: Orm, { subject, issuedAt }: HostedToken): Promise<boolean> {
  const departures = await queries.listDepartures(orm, keyOf(subject));
  const isBefore = (moment: string) =>
    issuedAt.getTime() <= Date.parse(moment) + HOSTED_LEEWAY_SECONDS * 1000;
  return departures.some((value) => value === FOR_GOOD || isBefore(value));
}

export const hostedQueues = ({ hosted }: Pick<Deps, 'hosted'>): Queue[] =>
  hosted
    ? [
        {
          name: QUEUE,
          run: (data, { signal }) => hosted.deleteUser(job.parse(data).subject, signal),
        },
      ]
    : [];
