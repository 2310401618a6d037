/** An external service failed: it is unreachable, slow, over its quota, or its response is invalid. */
export class ExternalServiceError extends Error {
  override name = 'ExternalServiceError';

  /** @param service the service's name for users, such as "Google Docs" */
  constructor(service: string, options?: ErrorOptions) {
    super(`${service} is not available right now`, options);
  }
}

/** An external service refuses, and will refuse again until a person acts. The message says what to do. */
export class ServiceRefusalError extends ExternalServiceError {
  override name = 'ServiceRefusalError';

  /** @param advice the whole sentence for users */
  constructor(advice: string, options?: ErrorOptions) {
    super('The service', options);
    this.message = advice;
  }
}

/** The user has revoked the product's access and must grant it again. */
export class RevokedError extends Error {
  override name = 'RevokedError';
}
