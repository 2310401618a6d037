import { cutText } from '@lensemble/contract/normalize-name';
import {
  NOTIFICATION_DAYS,
  NOTIFICATIONS_WINDOW,
  type Notification,
  type UnreadNotifications,
} from '@lensemble/contract/notifications';
import type { PushMessage } from '@lensemble/contract/push-message';
import type { Language } from '@lensemble/messages/languages';
import { accountLanguage } from '../../accounts/languages.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { invitationCode } from '../../lib/invitation-code.ts';
import { noteZone } from '../notification-settings/service.ts';
import { deliverAll, deliverOnNews } from './deliver.ts';
import { tellAllDue } from './due.ts';
import { letterOf } from './letter.ts';
import * as queries from './queries.ts';
import { listShown, type ShownRow } from './rows/shown.ts';
import { detailOf, plainSentence, sentenceOf } from './sentence.ts';
import * as telling from './tell.ts';

export type { Told } from './told.ts';

type Reading = Pick<Deps, 'orm' | 'env'>;

/** Who reads, and in which language. */
export interface Reader {
  readonly userId: string;
  readonly language: Language;
}

export async function listNotifications(
  { orm, env }: Reading,
  { userId, language }: Reader,
  window: queries.Window,
): Promise<{ entries: Notification[]; hasMore: boolean }> {
  const rows = await listShown(orm, queries.inWindow(userId, window), queries.WINDOW);
  return {
    entries: rows.slice(0, NOTIFICATIONS_WINDOW).map((row) => shown(env, row, language)),
    hasMore: rows.length > NOTIFICATIONS_WINDOW,
  };
}

/** @throws HttpError 404 */
export async function findNotification(
  { orm, env }: Reading,
  { userId, language }: Reader,
  id: string,
): Promise<Notification> {
  const [row] = await listShown(orm, queries.isIt(userId, id), 1);
  if (!row) throw notFound();
  return shown(env, row, language);
}

function shown(env: Deps['env'], { row, ...now }: ShownRow, language: Language): Notification {
  const { id, number, kind, event, teamId, shootId, subjectId, details, readAt, createdAt } = row;
  const { teamName, shootTitle, authorPictureUrl, pictureUrl, openInvitation } = now;
  return {
    ...{ id, number, kind, event, teamId, teamName },
    ...sentenceOf(row, language),
    author: details.people?.[0] ?? null,
    authorPictureUrl,
    shootId: shootTitle === null ? null : shootId,
    shootTitle,
    pictureUrl,
    subjectId: kind === 'invitations' ? null : subjectId,
    inviteCode: openInvitation === null ? null : invitationCode(env.authSecret, openInvitation),
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  } as Notification;
}

/** The first call keeps the time zone of the browser. */
export async function countUnread(
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
  zone?: string,
): Promise<UnreadNotifications> {
  const { hasZone, ...unread } = await queries.countUnread(orm, userId);
  if (!hasZone) await noteZone({ orm }, userId, zone);
  return unread;
}

export async function markRead(
  deps: Pick<Deps, 'orm'>,
  userId: string,
  upTo: number,
): Promise<UnreadNotifications> {
  await queries.markRead(deps.orm, userId, { upTo }, new Date());
  return countUnread(deps, userId);
}

/** @throws HttpError 404 */
export async function markOneRead(
  deps: Pick<Deps, 'orm'>,
  userId: string,
  id: string,
): Promise<UnreadNotifications> {
  if (!(await queries.hasNotification(deps.orm, userId, id))) throw notFound();
  await queries.markRead(deps.orm, userId, { id }, new Date());
  return countUnread(deps, userId);
}

/** The push message about a notification of a person; undefined if it was read. */
export async function pushMessage(
  { orm, env }: Reading,
  id: string,
  userId: string,
): Promise<PushMessage | undefined> {
  const row = await queries.findUnread(orm, userId, id);
  if (!row) return undefined;
  const language = await accountLanguage(orm, env, userId);
  return {
    title: cut(plainSentence(row, language)),
    body: cut(detailOf(row, language) ?? row.teamName),
    url: `/notifications?open=${id}`,
    tag: row.groupKey ?? id,
  };
}

/** A message has room for about 4,000 bytes. */
const SHOWN_MAX = 240;
const cut = (text: string) => (text.length > SHOWN_MAX ? `${cutText(text, SHOWN_MAX - 1)}…` : text);

const DAY_MS = 86_400_000;

/** Deletes old notifications, those of what is gone forever, and those that a person has too many of. */
export async function forgetNotifications({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> {
  await queries.forgetBefore(orm, new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS));
  await queries.forgetGone(orm);
  await queries.forgetMost(orm);
}

/** Makes notifications of what has happened, and sends those that are due. */
export const deliver = deliverAll;

/** Delivers as soon as the database tells of news. */
export const deliverSoon = deliverOnNews;

/** Tells what is due, each thing once. */
export const tellDue = tellAllDue;

/** The email about notifications; undefined if all were read meanwhile. */
export const notificationsLetter = letterOf;

/** Writes notifications of what did not come from a change, such as for the demo team. */
export const { tell: tellPeople, tellComments } = telling;
