import type { Gallery } from '@lensemble/contract/galleries';
import { inTeam } from '../../access/in-team.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import {
  type AfterwardsJob,
  mailsOf,
  reminderMailOfPerson,
  reminderToAddress,
} from '../mails/service.ts';
import * as queries from './queries.ts';

export type TellDeps = Pick<Deps, 'jobs' | 'limits'>;

/** @throws HttpError 404 */
export async function findGallery(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): Promise<Gallery> {
  const found = await queries.findGallery(orm, scope, shootId);
  if (!found) throw notFound();
  const { gallery, ...counts } = found;
  return {
    url: gallery?.url ?? null,
    readyOn: gallery?.readyOn ?? null,
    password: gallery?.password ?? null,
    isTold: gallery?.isTold ?? true,
    toldAt: gallery?.toldAt?.toISOString() ?? null,
    ...counts,
    version: gallery?.version ?? 0,
    updatedAt: gallery?.updatedAt.toISOString() ?? null,
  };
}

/** @throws HttpError 404; 409 with the current gallery if it has none of the versions */
export async function setGallery(
  deps: TellDeps & Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
  versions: readonly number[] | undefined,
  fields: queries.GalleryInput,
): Promise<Gallery> {
  const mails = mailsOf(deps);
  await mails.prepare();
  const isStored = await inTeam(deps.orm, scope, async (tx) => {
    const isCompleted = await queries.holdShoot(tx, scope, shootId);
    if (isCompleted === undefined) return undefined;
    const stored = await queries.storeGallery(tx, scope, shootId, versions, fields);
    if (stored && isCompleted) await tellCrew(tx, deps, scope, [shootId]);
    return stored && true;
  });
  const current = await findGallery(deps, scope, shootId);
  if (isStored) {
    mails.wake();
    return current;
  }
  const sentence = 'This gallery has changed since you opened it';
  throw new HttpError(409, 'version_conflict', sentence, { current });
}

/**
 * Queues an email to the crew of shoots that are or become completed, for which the team wants it, and once for each shoot.
 * Call it in the transaction of the change, before it takes the team's row, with the mail queue prepared.
 * @returns whether mails are queued
 */
export async function tellCrew(
  tx: Deps['orm'],
  { jobs, limits }: TellDeps,
  scope: TeamScope,
  shootIds: readonly string[],
): Promise<boolean> {
  const told = await queries.startTelling(tx, scope, shootIds);
  if (told.length === 0) return false;
  const { teamId, userId: by } = scope;
  const recipients = await queries.listRecipients(tx, scope, told);
  const attemptOf = ({ email }: queries.Recipient) => [
    reminderToAddress.by(email),
    reminderMailOfPerson.by(by),
  ];
  const welcome = await limits.admit(tx, recipients, attemptOf);
  await mailsOf({ jobs }).sendAll(
    tx,
    welcome.map(
      (to): AfterwardsJob => ({ kind: 'afterwards', about: 'gallery', ...to, teamId, by }),
    ),
  );
  return welcome.length > 0;
}

/** The gallery of a completed shoot, for those on its crew; undefined without one. */
export const ownGallery = queries.findOwnGallery;
