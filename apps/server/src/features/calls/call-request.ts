import type { FastifyRequest } from 'fastify';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';

/** A crew may read its pages at the same time in one network. A page is made anew for each visit. */
const callFromIp = defineLimit(
  'callFromIp',
  { points: 600, seconds: MINUTE, isLocal: true },
  'network',
);

/** The address is a secret, and what it shows is for one person. */
export const CALL_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

export interface ByToken {
  Params: { token: string };
}

/** Browsers send no origin under no-referrer. The link alone decides, and no cookie counts. */
export const byLink = { access: 'call', isFromAnywhere: true } as const;

/** For what participants send, which is limited for each of them. */
export function senderOf({ call }: FastifyRequest): CallScope {
  if (!call) throw notFound();
  return call;
}

/** For what participants read. @throws HttpError 429 */
export async function readerOf(
  { limits }: Pick<Deps, 'limits'>,
  request: FastifyRequest,
): Promise<CallScope> {
  await limits.count([callFromIp.by(request.ip)]);
  return senderOf(request);
}
