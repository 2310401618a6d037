import type { Endpoint, ParamsOf, ResponseOf } from '@lensemble/contract/endpoint';
import { endpointPath } from '@lensemble/contract/endpoint';
import { ApiError } from './api.ts';
import { assertSameAccount } from './other-tabs.ts';
import { announceSessionEnd } from './session-end.ts';

/** An upload that found no network, or lost it on the way. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

interface UploadCall<E> {
  readonly params: ParamsOf<E>;
  readonly file: Blob;
  readonly fileName: string;
  /** The other fields of the form. They go first: the server reads them before the picture. */
  readonly fields?: Readonly<Record<string, string>>;
  /** How much has been sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest endpoint, of which every other is one
type AnyEndpoint = Endpoint<any, any, any>;

/**
 * Sends a picture to an endpoint in the field `file`, telling how far it is, which `fetch` cannot. Refusals throw an
 * ApiError as other calls do, a broken line a NetworkError, an abort the signal's reason.
 */
export function upload<E extends AnyEndpoint>(
  endpoint: E,
  { params, file, fileName, fields = {}, onProgress, signal }: UploadCall<E>,
): Promise<ResponseOf<E>> {
  assertSameAccount();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, fileName);
  const request = new XMLHttpRequest();
  request.open(endpoint.method, endpointPath(endpoint.path, params as Record<string, string>));
  request.withCredentials = true;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(signal?.reason);
    request.onerror = () => reject(new NetworkError('The server could not be reached'));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText));
      if (status === 401) announceSessionEnd();
      const retryAfter = request.getResponseHeader('retry-after');
      return reject(new ApiError(status, statusText, responseText, retryAfter));
    };
    request.send(form);
  });
}
