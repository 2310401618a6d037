import type { Endpoint } from '@lensemble/contract/endpoint';
import { fieldErrors } from '@lensemble/contract/errors';
import { camelCase } from '@lensemble/contract/fields';
import { z } from 'zod';
import { HttpError, invalid } from './errors/http-error.ts';

/** Far more than any endpoint needs. Validating a hundred thousand fields would block all other requests. */
const FIELDS_MAX = 200;
const LIST_MAX = 1_000;

/** An empty object counts as no body. */
const noBody = z.strictObject({}).optional();

/**
 * Parses a body with the endpoint's schema.
 * @throws HttpError 400 if it is not an object or has too many fields, 422 with its `fields` if the schema refuses it
 */
export function checkedBody(endpoint: Endpoint, body: unknown): unknown {
  const schema = endpoint.body ?? noBody;
  if (body === undefined && schema instanceof z.ZodOptional) return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'malformed', 'The body must be a JSON object');
  }
  if (isExcessive(body, endpoint.listMax))
    throw new HttpError(400, 'malformed', 'The body has too many fields');
  const result = schema.safeParse(withoutEmptyPicture(endpoint, body));
  if (!result.success) throw invalid(fieldErrors(result.error));
  return endpoint.body && result.data;
}

/**
 * Parses the query with the endpoint's schema; undefined if the endpoint takes none.
 * @throws HttpError 422 with its `fields`
 */
export function checkedQuery({ query: schema }: Endpoint, query: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse({ ...(query as object) });
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

/** Clients send a chosen file as JSON, which makes it `{}`. That is no picture, and changes none. */
function withoutEmptyPicture({ file }: Endpoint, body: object): object {
  if (!file) return body;
  const isEmptyPicture = ([name, value]: [string, unknown]) =>
    isEmptyObject(value) && [file.name, file.sets].includes(camelCase(name));
  return Object.fromEntries(Object.entries(body).filter((entry) => !isEmptyPicture(entry)));
}

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === 0;

function isExcessive(body: object, listMax = LIST_MAX): boolean {
  const values = Object.values(body);
  const isLong = (value: unknown) => Array.isArray(value) && value.length > listMax;
  return values.length > FIELDS_MAX || values.some(isLong);
}
