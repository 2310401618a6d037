import { NOT_RECENT_MESSAGE } from '@lensemble/contract/auth';
import { UNCONFIRMED_MESSAGE } from '@lensemble/contract/confirmation';
import type { ErrorBody, ErrorCode } from '@lensemble/contract/errors';

type Extra = Partial<Pick<ErrorBody, 'fields' | 'current'>> & {
  readonly retryAfterSeconds?: number;
  /** The id of the account that a refused sign-in was for. Only the log has it. */
  readonly tried?: string | undefined;
};

/** A refusal. Its sentence is shown to people unchanged. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(status: number, code: ErrorCode, sentence: string, extra: Extra = {}) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }

  get body(): ErrorBody {
    const { retryAfterSeconds: _, tried: __, ...rest } = this.extra;
    return { error: this.message, code: this.code, ...rest };
  }
}

/** 404 for an unknown id in a path, and exactly the same for an id of another team. */
export const notFound = (what = 'This') => new HttpError(404, 'not_found', `${what} was not found`);

/** 422 with one sentence for each field. */
export const invalid = (fields: Record<string, string>, extra: Pick<Extra, 'tried'> = {}) =>
  new HttpError(422, 'invalid', Object.values(fields)[0] ?? 'This is not valid', {
    fields,
    ...extra,
  });

export const malformed = () => new HttpError(400, 'malformed', 'This request could not be read');

export const wrongType = () =>
  new HttpError(415, 'unsupported_media_type', 'The body must be application/json');

export const signedOut = () => new HttpError(401, 'signed_out', 'Please sign in first');

export const unconfirmed = () => new HttpError(401, 'unconfirmed', UNCONFIRMED_MESSAGE);

/** 403: signed in, and not allowed. */
export const forbidden = (sentence: string) => new HttpError(403, 'forbidden', sentence);

/** 403: signed in too long ago for this. */
export const notRecent = () => new HttpError(403, 'reauthentication_required', NOT_RECENT_MESSAGE);

/** 409: the request conflicts with the current state. */
export const conflict = (sentence: string) => new HttpError(409, 'conflict', sentence);
