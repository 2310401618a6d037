import { UNCONFIRMED_MESSAGE } from '@lensemble/contract/confirmation';
import type { ErrorBody, ErrorCode } from '@lensemble/contract/errors';

type Extra = Partial<Pick<ErrorBody, 'fields' | 'current'>> & {
  readonly retryAfterSeconds?: number;
};

/** A refusal that is meant for the caller: its sentence is shown to people as it stands. */
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

  /** The body of the answer (server-rules.md, "Errors"). */
  get body(): ErrorBody {
    const { retryAfterSeconds: _, ...rest } = this.extra;
    return { error: this.message, code: this.code, ...rest };
  }
}

/** 404 in a path: also what an id of another team answers, word for word. */
export const notFound = (what = 'This') => new HttpError(404, 'not_found', `${what} was not found`);

/** 422 with the sentence at its field. */
export const invalid = (fields: Record<string, string>) =>
  new HttpError(422, 'invalid', Object.values(fields)[0] ?? 'This is not valid', { fields });

export const malformed = () => new HttpError(400, 'malformed', 'This request could not be read');

export const wrongType = () =>
  new HttpError(415, 'unsupported_media_type', 'The body must be application/json');

export const signedOut = () => new HttpError(401, 'signed_out', 'Please sign in first');

export const unconfirmed = () => new HttpError(401, 'unconfirmed', UNCONFIRMED_MESSAGE);

/** 403: signed in, and not allowed. */
export const forbidden = (sentence: string) => new HttpError(403, 'forbidden', sentence);

/** 409: what is asked for does not go with how things stand. */
export const conflict = (sentence: string) => new HttpError(409, 'conflict', sentence);
