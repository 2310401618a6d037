import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** The ETag of a record's version. */
export const versionTag = (version: number) => `"${version}"`;

/** Stands for a content in an ETag, in 22 letters of base64url: another content has another. */
export const stateOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * The ETag of a record that shows more than its version tells of: `state` (see {@link stateOf}) stands for all of it. For
 * `If-Match` the version alone counts.
 */
export const stateTag = (version: number, state: string) => `W/"${version}.${state}"`;

/** One ETag that we may have given: quoted or (as some clients send it) bare, marked as weak or not. */
const TAG = /^(?:(?:W\/)?"([^"]*)"|([^"]*))$/;
const VERSION = /^\d{1,9}(?:\.[\w-]{22})?$/;
const TAG_OF_STATE = /^(?:W\/)?"\d{1,9}\.([\w-]{22})"$/;
const MOMENT = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Days that there are not are read as later ones, and the database refuses them. */
const isMoment = (tag: string) =>
  MOMENT.test(tag) && !Number.isNaN(Date.parse(tag)) && new Date(tag).toISOString() === tag;

/**
 * The versions that a write may replace: undefined where `If-Match` is missing or `*`, which any version matches.
 * @throws HttpError 400 for what cannot be read: it asks for care, so that writing all the same would be wrong
 */
export function readIfMatch(request: FastifyRequest): number[] | undefined {
  const tags = tagsOf(request, (tag) => VERSION.test(tag), 'a version such as "3"');
  return tags?.map((tag) => Number.parseInt(tag, 10));
}

/** The same for records whose version is the moment of their last change, as ISO 8601. @throws HttpError 400 */
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

/** Whether the caller has what an ETag stands for already. Weak and strong tags count alike (RFC 9110, 13.1.2). */
export function hasCurrent({ headers }: FastifyRequest, tag: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return header
    .split(',')
    .some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === opaque);
}

/** The ETag of a state, whatever the version, where the caller has what it stands for. */
export function tagOfState({ headers }: FastifyRequest, state: string): string | undefined {
  const tags = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? [];
  return tags.find((tag) => TAG_OF_STATE.exec(tag)?.[1] === state);
}
