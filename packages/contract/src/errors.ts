import { z } from 'zod';

/** Stable words that a client may branch on; the sentence beside them is for people. */
export const errorCodes = [
  'malformed',
  'signed_out',
  'invalid_credentials',
  'unconfirmed',
  'forbidden',
  'password_required',
  'reauthentication_required',
  'foreign_origin',
  'sign_ups_closed',
  'not_found',
  'profile_not_found',
  'method_not_allowed',
  'conflict',
  'version_conflict',
  'team_changed',
  'google_not_connected',
  'too_large',
  'unsupported_media_type',
  'invalid',
  'quota',
  'too_many_requests',
  'not_configured',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * The body of every error response. `current` comes with `version_conflict` only, and `requestId` with a failure of the
 * server: the log names it too.
 */
export const errorBody = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
  requestId: z.string().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;

/** Limits the response: without it, a request with many errors would get a long one. */
const FIELDS_NAMED = 20;
const FIELD_NAME_MAX = 100;

/**
 * Converts a zod error to the `fields` of an error body: the dotted path of each invalid field with its first message, at
 * most 20. Unknown fields are included. Errors of the whole value have the path `''`.
 */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, message] of error.issues.flatMap(problemsOf)) {
    if (fields.size === FIELDS_NAMED) break;
    if (!fields.has(name)) fields.set(name, message);
  }
  return Object.fromEntries(fields);
}

function problemsOf(issue: z.core.$ZodIssue): [name: string, message: string][] {
  const nameOf = (path: readonly PropertyKey[]) => path.join('.').slice(0, FIELD_NAME_MAX);
  if (issue.code !== 'unrecognized_keys') return [[nameOf(issue.path), issue.message]];
  const keys = issue.keys.slice(0, FIELDS_NAMED);
  return keys.map((key) => [nameOf([...issue.path, key]), 'This field is not known']);
}
