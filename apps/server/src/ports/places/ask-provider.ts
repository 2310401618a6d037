import type { z } from 'zod';
import { askJson } from '../../lib/ask-json.ts';
import { PlacesExternalServiceError } from './away.ts';

export const TIMEOUT_MS = 5_000;
/** Eight places take a few kilobytes. */
const ANSWER_MAX_BYTES = 262_144;

interface Question<T extends z.ZodType> {
  readonly url: string;
  readonly init?: RequestInit;
  readonly schema: T;
  readonly timeoutMs: number;
  /** Statuses that mean "not found". */
  readonly nothing?: readonly number[];
}

/** @returns undefined for a status in `nothing` @throws ExternalServiceError */
export async function askProvider<T extends z.ZodType>({
  url,
  init = {},
  schema,
  timeoutMs,
  nothing = [],
}: Question<T>): Promise<z.output<T> | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await askJson(url, { ...init, signal }, ANSWER_MAX_BYTES).catch((cause) => {
    throw new PlacesExternalServiceError({ cause });
  });
  const { status, body } = answer;
  if (nothing.includes(status)) return undefined;
  if (status !== 200) throw misunderstood(`Unexpected status ${status}`);
  const read = schema.safeParse(body);
  if (!read.success) throw misunderstood('Unexpected response body');
  return read.data;
}

const misunderstood = (why: string) => new PlacesExternalServiceError({ cause: new Error(why) });
