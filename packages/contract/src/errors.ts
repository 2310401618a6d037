import { z } from 'zod';

/** Stable words that a client may branch on; the sentence beside them is for people. */
export const errorCodes = [
  'malformed',
  'signed_out',
  'invalid_credentials',
  'forbidden',
  'foreign_origin',
  'sign_ups_closed',
  'not_found',
  'profile_not_found',
  'method_not_allowed',
  'conflict',
  'version_conflict',
  'too_large',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'not_configured',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Every error answer has this body (server-rules.md, "Errors"); `current` comes with `version_conflict` only. */
export const errorBody = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;

/**
 * Turns what zod found into the `fields` of an error body: the dotted path of each wrong field with its first message.
 * A field that the schema does not know is named too. Problems of the whole value stand under `''`.
 */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const message = isUnknown ? 'This field is not known' : issue.message;
    for (const path of paths) {
      const name = path.join('.');
      if (!fields.has(name)) fields.set(name, message);
    }
  }
  return Object.fromEntries(fields);
}
