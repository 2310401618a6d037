import type { FastifyRequest } from 'fastify';
import { sessionTokenOf } from '../../access/session-cookie.ts';
import { isWaitingToken } from '../../access/session-letters.ts';
import type { Deps } from '../../deps.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import { inBatches } from '../../lib/in-batches.ts';
import { type Facts, findFacts, findStandings, mayReadAvatar } from './rows/readers.ts';

/**
 * Why a picture may be read: it belongs to a shared shoot whose address with the id is open, to a shoot that only a
 * private or a personal link opens, or to the reader's teams.
 */
export type Reason = 'public' | 'link' | 'team';

interface Asked {
  readonly url: string;
  readonly token: string | undefined;
}

/** Each unknown address costs two statements. Pages ask for hundreds of known pictures, which do not count. */
const unknownPictureFromIp = defineLimit(
  'unknownPictureFromIp',
  { points: 600, seconds: MINUTE, isLocal: true },
  'network',
);

const BATCH_MAX = 100;
/** About 3 MB. */
const FACTS_KEPT = 10_000;
export const COPY = /\.(small|medium)\.webp$/;

/** The name or address of the picture that a smaller copy belongs to. */
export const originalOf = (name: string) => name.replace(COPY, '.webp');

/**
 * Decides who may read a picture. What is known about a picture is kept for a revision of its team. One small statement
 * checks the revisions and the memberships of all requests that wait. It starts after the requests came, so that the end
 * of sharing counts at once, on all servers.
 */
export function pictureReaders({ orm, env, limits }: Pick<Deps, 'orm' | 'env' | 'limits'>) {
  const kept = new Map<string, Facts>();

  const standingsOf = async (asked: readonly Asked[]) => {
    const teamIds = new Set(asked.flatMap(({ url }) => kept.get(url)?.teamId ?? []));
    if (teamIds.size === 0) return new Map();
    const tokens = new Set(asked.flatMap(({ token }) => token ?? []));
    const found = await findStandings(orm, [...teamIds], [...tokens], env);
    return new Map(found.map((standing) => [standing.teamId, standing]));
  };

  async function readFacts(urls: readonly string[]): Promise<void> {
    for (const url of urls) kept.delete(url);
    for (const facts of await findFacts(orm, urls)) kept.set(facts.url, facts);
    for (const oldest of kept.keys()) {
      if (kept.size <= FACTS_KEPT) break;
      kept.delete(oldest);
    }
  }

  async function decide(asked: readonly Asked[]): Promise<(Reason | undefined)[]> {
    let standings = await standingsOf(asked);
    const isKnown = ({ url }: Asked) => {
      const facts = kept.get(url);
      if (!facts) return false;
      return facts.teamId === null || standings.get(facts.teamId)?.revision === facts.revision;
    };
    const unknown = new Set(asked.filter((each) => !isKnown(each)).map(({ url }) => url));
    if (unknown.size > 0) {
      await readFacts([...unknown]);
      standings = await standingsOf(asked);
    }
    return asked.map(({ url, token }) => {
      const facts = kept.get(url);
      const standing = facts?.teamId ? standings.get(facts.teamId) : undefined;
      const isMember = token !== undefined && Boolean(standing?.tokens.includes(token));
      return facts && standing && reasonOf(facts, isMember, Date.now());
    });
  }

  const reasonFor = inBatches(BATCH_MAX, decide);

  return async (request: FastifyRequest, name: string): Promise<Reason | undefined> => {
    const sealed = sessionTokenOf(request, env);
    const token = sealed && !isWaitingToken(sealed) ? sealed : undefined;
    const url = originalOf(name);
    const takeBack = kept.has(url)
      ? undefined
      : await limits.count([unknownPictureFromIp.by(request.ip)]);
    const reason = await reasonFor({ url, token });
    if (takeBack && kept.has(url)) await takeBack();
    if (reason || token === undefined || kept.get(url)?.teamId) return reason;
    return (await mayReadAvatar(orm, url, token, env)) ? 'team' : undefined;
  };
}

function reasonOf(facts: Facts, isMember: boolean, now: number): Reason | undefined {
  if (facts.isIdOpen) return 'public';
  if (isMember && facts.teamUntil > now) return 'team';
  return facts.linkUntil > now ? 'link' : undefined;
}

/** How long browsers and caches may keep a picture. The file of an address never changes. */
export const cachingFor: Readonly<Record<Reason, Readonly<Record<string, string>>>> = {
  public: { 'cache-control': 'public, max-age=31536000, immutable' },
  // The cookie tells accounts apart that share a browser.
  team: { 'cache-control': 'private, max-age=86400, immutable', vary: 'Cookie' },
  link: { 'cache-control': 'private, no-cache' },
};
