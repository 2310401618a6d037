import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** The ETag of a record's version. */
export const versionTag = (version: number) => `"${version}"`;

/** One ETag that we may have given: a version, quoted or (as some clients send it) bare, marked as weak or not. */
const VERSION = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/;

/**
 * The versions that a write may replace: undefined where `If-Match` is missing or `*`, which any version matches.
 * @throws HttpError 400 for what cannot be read: it asks for care, so that writing all the same would be wrong
 */
export function readIfMatch({ headers }: FastifyRequest): number[] | undefined {
  const header = headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => {
    const [, quoted, bare] = VERSION.exec(tag.trim()) ?? [];
    const version = quoted ?? bare;
    if (version === undefined) {
      throw new HttpError(400, 'malformed', 'The header If-Match must be a version such as "3"');
    }
    return Number(version);
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
