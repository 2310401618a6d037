const UNREACHABLE =
  'The sign-in service cannot be reached. Please check your connection and try again.';

/** What the hosted service said no with, in its own words (spec section 8). */
export class HostedRefusal extends Error {
  override readonly name = 'HostedRefusal';
  /** Its stable word, if it had one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The account waits until its address is confirmed. */
export class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError';
}

interface Refusal {
  readonly name: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/** The client's error for people: unchanged, but for what it makes up itself where there was no answer to speak of. */
export function hostedRefusal({ name, message, status, code }: Refusal): HostedRefusal {
  if (name === 'AuthInvalidTokenResponseError') return new HostedRefusal('No session returned');
  if (name === 'AuthRetryableFetchError' && !status) return new HostedRefusal(UNREACHABLE);
  return new HostedRefusal(message, code);
}
