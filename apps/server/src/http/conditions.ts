import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors/http-error.ts';

/** The ETag of a record's version. */
export const versionTag = (version: number) => `"${version}"`;

/** A hash of content for an ETag: 22 characters of base64url. */
export const stateOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * The ETag of a record whose response also shows other records: `state` (see {@link stateOf}) covers all of it. `If-Match`
 * compares the version only.
 */
export const stateTag = (version: number, state: string) => `W/"${version}.${state}"`;

/** One ETag: quoted or (as some clients send it) bare, weak or strong. */
const TAG = /^(?:(?:W\/)?"([^"]*)"|([^"]*))$/;
const VERSION = /^\d{1,9}(?:\.[\w-]{22})?$/;
const TAG_OF_STATE = /^(?:W\/)?"\d{1,9}\.([\w-]{22})"$/;
const MOMENT = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** `Date` reads February 30 as a day in March, and the database refuses it. */
const isMoment = (tag: string) =>
  MOMENT.test(tag) && !Number.isNaN(Date.parse(tag)) && new Date(tag).toISOString() === tag;

/**
 * The versions that a write may replace: undefined if `If-Match` is missing or `*`, which matches any version.
 * @throws HttpError 400 for an unreadable header: the client asks for a check, so that an unchecked write would be wrong
 */
export function readIfMatch(request: FastifyRequest): number[] | undefined {
  const tags = tagsOf(request, (tag) => VERSION.test(tag), 'a version such as "3"');
  return tags?.map((tag) => Number.parseInt(tag, 10));
}

/** As `readIfMatch`, for records whose version is the time of their last change (ISO 8601). @throws HttpError 400 */
export function readIfMatchMoment(request: FastifyRequest): string[] | undefined {
  return tagsOf(request, isMoment, 'a moment such as "2026-11-28T09:30:00.000Z"');
}

function tagsOf(
  { headers }: FastifyRequest,
  isRight: (tag: string) => boolean,
  expected: string,
): string[] | undefined {
  const header = headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((each) => {
    const [, quoted, bare] = TAG.exec(each.trim()) ?? [];
    const tag = quoted ?? bare;
    if (tag === undefined || !isRight(tag)) {
      throw new HttpError(400, 'malformed', `The header If-Match must be ${expected}`);
    }
    return tag;
  });
}

/** Whether the client's copy is current. Weak and strong tags are equal here (RFC 9110, 13.1.2). */
export function hasCurrent({ headers }: FastifyRequest, tag: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return header
    .split(',')
    .some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === opaque);
}

/** The client's ETag if it has this state, whatever its version. */
export function tagOfState({ headers }: FastifyRequest, state: string): string | undefined {
  const tags = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? [];
  return tags.find((tag) => TAG_OF_STATE.exec(tag)?.[1] === state);
}
