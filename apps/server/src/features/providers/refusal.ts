import type { ProviderFailure } from '@lensemble/contract/provider-return';
import { HttpError } from '../../http/errors/http-error.ts';
import { CodeRefusedError } from '../../oauth/client.ts';
import { ExternalServiceError } from '../../ports/external-service-error.ts';

export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** The fixed code of a failure; undefined for errors of the server. */
export function failureOf(error: unknown): ProviderFailure | undefined {
  if (error instanceof ProviderRefusal) return error.failure;
  if (error instanceof CodeRefusedError) return 'expired';
  if (error instanceof ExternalServiceError) return 'unavailable';
  if (!(error instanceof HttpError)) return undefined;
  if (error.code === 'sign_ups_closed' || error.code === 'too_many_requests') return error.code;
  if (error.extra.fields?.inviteCode) return 'bad_invite_code';
  return error.status === 401 ? 'signed_out' : undefined;
}
