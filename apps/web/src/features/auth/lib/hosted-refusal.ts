import { refusalWords } from '@lensemble/messages/web/sign-in-refusals';
/** A refusal of the hosted identity, with its own message. */
export class HostedRefusal extends Error {
  override readonly name = 'HostedRefusal';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The account's email address is unconfirmed. */
export class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError';
}

interface Refusal {
  readonly name: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/**
 * Converts the client's error and keeps its message, except for errors that the client makes up itself without a usable
 * response.
 */
export function hostedRefusal({ name, message, status, code }: Refusal): HostedRefusal {
  if (name === 'AuthInvalidTokenResponseError') return new HostedRefusal(refusalWords('noSession'));
  if (name === 'AuthRetryableFetchError' && !status)
    return new HostedRefusal(refusalWords('serviceUnreachable'));
  return new HostedRefusal(message, code);
}
