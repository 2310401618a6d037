import { randomBytes } from 'node:crypto';
import { type FeedKind, type Feeds, feedKinds } from '@lensemble/contract/calendar';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { openToken, sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { stateOf } from '../../http/conditions.ts';
import { cancelledEvent, fileEvent } from './events.ts';
import { calendarFile } from './ics/calendar-file.ts';
import * as queries from './queries.ts';

const TOKEN_BYTES = 32;
/** Part of the ETag. Raise it whenever the format of feeds changes, so that clients drop cached copies. */
const FORM = 2;
const OWN_NAME = 'My shoots';

type FeedDeps = Pick<Deps, 'orm' | 'env'>;

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

const feedOf = ({ userId, teamId }: TeamScope, kind: FeedKind) => ({
  userId,
  teamId: kind === 'team' ? teamId : null,
});

/** The addresses of a person's feeds. Creates missing feeds. */
export async function listFeeds({ orm, env }: FeedDeps, scope: TeamScope): Promise<Feeds> {
  const [team = '', person = ''] = await Promise.all(
    feedKinds.map((kind) => queries.tokenOf(orm, feedOf(scope, kind), newToken())),
  );
  const address = (token: string) =>
    `${env.publicUrl}/api/feeds/${sealToken(token, env.authSecret, 'feed')}.ics`;
  return { team: address(team), person: address(person) };
}

/** Gives a feed a new address, which makes the old one invalid. */
export async function replaceFeed(
  deps: FeedDeps,
  scope: TeamScope,
  kind: FeedKind,
): Promise<Feeds> {
  await queries.setToken(deps.orm, feedOf(scope, kind), newToken());
  return listFeeds(deps, scope);
}

/** A feed to read. `tag` changes whenever the content may have changed. */
interface OpenFeed {
  readonly tag: string;
  read(): Promise<string>;
}

/** @returns undefined for an unknown or replaced secret, a former member, or an address that must be confirmed */
export async function openFeed(
  { orm, env }: FeedDeps,
  secret: string,
): Promise<OpenFeed | undefined> {
  const [, sealed = ''] = /^(.+)\.ics$/s.exec(secret) ?? [];
  const token = openToken(sealed, env.authSecret, 'feed');
  const feed = token === undefined ? undefined : await queries.findFeed(orm, token);
  if (!feed || (env.emailConfirmation && !feed.isConfirmed)) return undefined;
  return { tag: tagOf(feed, env.publicUrl), read: () => readFeed({ orm, env }, feed) };
}

function tagOf(feed: queries.Feed, publicUrl: string): string {
  return stateOf(JSON.stringify([FORM, publicUrl, feed]));
}

async function readFeed({ orm, env }: FeedDeps, feed: queries.Feed): Promise<string> {
  const choice = {
    scopes: feed.teams.map(({ id }) => jobScope(id)),
    email: feed.teamName === null ? feed.email.toLowerCase() : undefined,
  };
  const shoots = await queries.listCalendarShoots(orm, choice);
  const cancelled = await queries.listCancelled(orm, choice);
  const events = shoots.flatMap(
    (shoot) => fileEvent(shoot, `${env.publicUrl}/shoots/${shoot.id}`) ?? [],
  );
  return calendarFile({
    method: 'PUBLISH',
    name: feed.teamName ?? OWN_NAME,
    events: [...events, ...cancelled.map(cancelledEvent)],
  });
}
