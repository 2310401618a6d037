import {
  autocompletePlaces,
  foundPlaces,
  type LocatedPlace,
  locatedPlace,
  locatePlace,
  type Prediction,
} from '@lensemble/contract/places';
import { placeSearchWords } from '@lensemble/messages/web/place-search';
import type { z } from 'zod';
import { ApiError, callApi, sentenceOf } from '../calls/api.ts';

/** Longer than the server's own timeout. */
const TIMEOUT_MS = 10_000;

/** Finds places for typed text. The response is validated, because a proxy or captive portal may have sent it. */
export async function findPlaces(q: string, session: string, signal: AbortSignal) {
  const answer = await callApi(autocompletePlaces, {
    query: { q, session },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return checked(foundPlaces, answer);
}

export async function whereIs(
  { placeId }: Pick<Prediction, 'placeId'>,
  session: string,
): Promise<LocatedPlace> {
  const answer = await callApi(locatePlace, {
    query: { placeId, session },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return checked(locatedPlace, answer);
}

function checked<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const { data, success } = schema.safeParse(answer);
  if (!success) throw new SyntaxError('The answer has another form');
  return data;
}

export function placeFailure(error: unknown): string {
  const isAnswered = error instanceof ApiError || error instanceof SyntaxError;
  const fallback = isAnswered ? placeSearchWords('notFetched') : placeSearchWords('failed');
  const ofQuery = error instanceof ApiError ? error.fields.q : undefined;
  return ofQuery ?? sentenceOf(error, fallback);
}
