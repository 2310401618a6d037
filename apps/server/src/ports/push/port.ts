import type { Subscription } from '@lensemble/contract/push';

/** The push service does not know the subscription any more, or not with this key: it is of no use. */
export class PushGoneError extends Error {
  override name = 'PushGoneError';
}

/** The push service refuses this message, and would refuse it again. */
export class PushRefusedError extends Error {
  override name = 'PushRefusedError';
}

/** The message was not taken now. A later try may succeed. */
export class PushLaterError extends Error {
  override name = 'PushLaterError';
  /** How long the service asks to wait, if it does. */
  readonly seconds: number | undefined;

  constructor(message: string, seconds?: number, options?: ErrorOptions) {
    super(message, options);
    this.seconds = seconds;
  }
}

export interface PushOptions {
  /** How long the service keeps the message for a browser that is away. */
  readonly ttlSeconds: number;
  readonly isUrgent: boolean;
}

/** Sends messages to browsers through the push services of their makers (RFC 8030). */
export interface PushSender {
  /** What browsers subscribe with, in base64url (RFC 8292). */
  readonly publicKey: string;
  /**
   * Encrypts a message for a browser (RFC 8291) and hands it over within 10 s. Errors contain no personal data.
   * @throws PushGoneError, PushRefusedError, PushLaterError
   */
  send(
    to: Subscription,
    message: string,
    options: PushOptions,
    signal?: AbortSignal,
  ): Promise<void>;
}
