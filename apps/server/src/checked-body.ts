import type { Endpoint } from '@lensemble/contract/endpoint';
import { fieldErrors } from '@lensemble/contract/errors';
import { z } from 'zod';
import { HttpError, invalid } from './http-error.ts';

/** Far above what any endpoint knows: looking at each of a hundred thousand would keep everybody else waiting. */
const FIELDS_MAX = 200;
const LIST_MAX = 1_000;

/** Clients that send an empty object along mean no body. */
const noBody = z.strictObject({}).optional();

/**
 * A body as its endpoint's schema reads it.
 * @throws HttpError 400 for what is no object of a sensible size, 422 with its `fields` for what the schema refuses
 */
export function checkedBody(endpoint: Endpoint, body: unknown): unknown {
  const schema = endpoint.body ?? noBody;
  if (body === undefined && schema instanceof z.ZodOptional) return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'malformed', 'The body must be a JSON object');
  }
  if (isExcessive(body)) throw new HttpError(400, 'malformed', 'The body has too many fields');
  const result = schema.safeParse(body);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return endpoint.body && result.data;
}

/**
 * What stands behind the question mark, as the endpoint's schema reads it; undefined where it knows of none.
 * @throws HttpError 422 with its `fields`
 */
export function checkedQuery({ query: schema }: Endpoint, query: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse({ ...(query as object) });
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

function isExcessive(body: object): boolean {
  const values = Object.values(body);
  const isLong = (value: unknown) => Array.isArray(value) && value.length > LIST_MAX;
  return values.length > FIELDS_MAX || values.some(isLong);
}
