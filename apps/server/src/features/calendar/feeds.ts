import { randomBytes } from 'node:crypto';
import { type FeedKind, type Feeds, feedKinds } from '@lensemble/contract/calendar';
import { calendars } from '@lensemble/messages/calendars';
import { type Language, offeredLanguage } from '@lensemble/messages/languages';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { openToken, sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { stateOf } from '../../http/conditions.ts';
import { cancelledEvent, fileEvent } from './events.ts';
import { calendarFile } from './ics/calendar-file.ts';
import type { FileEvent } from './ics/file-event.ts';
import { PLAN_TEXT_MAX } from './plan-text.ts';
import * as queries from './queries.ts';

const TOKEN_BYTES = 32;
/** Part of the ETag. Raise it whenever the format of feeds changes, so that clients drop cached copies. */
const FORM = 3;

/** The texts of all events in a feed together, in characters: those of up to 1,333 events are as long as elsewhere. */
const FEED_TEXT_MAX = 8_000_000;
/** The text that an event has in a feed of any size. */
const EVENT_TEXT_MIN = 500;
/** Shoots whose full texts are in memory at a time. */
const SHOOTS_AT_ONCE = 500;

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

/** A feed to read. */
interface OpenFeed {
  /** What its content is made of. Members of a team share the content of its feed. */
  readonly place: string;
  /** Rises whenever the content may have changed. */
  readonly revision: number;
  /** Of place and revision, for ETags. */
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
  const revision = feed.teams.reduce((sum, team) => sum + team.revision, 0);
  // A feed is in the language of its owner.
  const language = offeredLanguage(env.languages, feed.language);
  const place = placeOf(feed, language);
  const tag = stateOf(JSON.stringify([FORM, env.publicUrl, place, revision]));
  return { place, revision, tag, read: () => readFeed({ orm, env }, feed, language) };
}

function placeOf(feed: queries.Feed, language: Language): string {
  const ids = feed.teams.map(({ id }) => id);
  return JSON.stringify([feed.teamName ?? personOf(feed), ids, language]);
}

const personOf = ({ userId, email }: queries.Feed) => ({ userId, email: email.toLowerCase() });

async function readFeed(
  { orm, env }: FeedDeps,
  feed: queries.Feed,
  language: Language,
): Promise<string> {
  const choice = {
    scopes: feed.teams.map(({ id }) => jobScope(id)),
    person: feed.teamName === null ? personOf(feed) : undefined,
  };
  const events = await readEvents({ orm, env }, choice, language);
  const cancelled = await queries.listCancelled(orm, choice);
  return calendarFile({
    method: 'PUBLISH',
    name: feed.teamName ?? calendars(language)('ownShoots'),
    events: [...events, ...cancelled.map(cancelledEvent)],
  });
}

/** Every shoot is an event. In a very large feed, the texts are cut shorter. */
async function readEvents(
  { orm, env }: FeedDeps,
  choice: queries.Choice,
  language: Language,
): Promise<FileEvent[]> {
  const ids = await queries.listCalendarShootIds(orm, choice);
  const textMax = eventTextMax(ids.length);
  const events: FileEvent[] = [];
  for (let start = 0; start < ids.length; start += SHOOTS_AT_ONCE) {
    const some = ids.slice(start, start + SHOOTS_AT_ONCE);
    for (const shoot of await queries.readCalendarShoots(orm, choice, some)) {
      const url = `${env.publicUrl}/shoots/${shoot.id}`;
      const event = fileEvent(shoot, { url, language, textMax });
      if (event) events.push(event);
    }
  }
  return events;
}

/** The longest text of an event in a feed of so many events. */
function eventTextMax(events: number): number {
  const share = Math.floor(FEED_TEXT_MAX / Math.max(events, 1));
  return Math.min(PLAN_TEXT_MAX, Math.max(EVENT_TEXT_MIN, share));
}
