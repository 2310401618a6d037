import type { LocatedPlace, Prediction } from '@lensemble/contract/places';
import {
  autocompletePlaces,
  foundPlaces,
  locatedPlace,
  locatePlace,
} from '@lensemble/contract/places';
import type { z } from 'zod';
import { ApiError, callApi, sentenceOf } from './api.ts';

/** The server itself gives up earlier. */
const PATIENCE_MS = 10_000;

/** Places for what was typed. The answer is checked: it may come from anything between here and the server. */
export async function findPlaces(q: string, session: string, signal: AbortSignal) {
  const answer = await callApi(autocompletePlaces, {
    query: { q, session },
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  return checked(foundPlaces, answer);
}

/** Where a chosen place is. */
export async function whereIs(
  { placeId }: Pick<Prediction, 'placeId'>,
  session: string,
): Promise<LocatedPlace> {
  const answer = await callApi(locatePlace, {
    query: { placeId, session },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return checked(locatedPlace, answer);
}

function checked<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const { data, success } = schema.safeParse(answer);
  if (!success) throw new SyntaxError('The answer has another form');
  return data;
}

/** What is said about a search that failed (spec section 8). */
export function placeFailure(error: unknown): string {
  const isAnswered = error instanceof ApiError || error instanceof SyntaxError;
  const fallback = isAnswered
    ? 'Unable to fetch locations'
    : 'Failed to fetch locations. Please try again.';
  const ofQuery = error instanceof ApiError ? error.fields.q : undefined;
  return ofQuery ?? sentenceOf(error, fallback);
}

/** A version 4 UUID. `crypto.randomUUID` is missing where the address is neither https nor this machine. */
export function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
