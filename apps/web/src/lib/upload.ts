import type { Endpoint, ParamsOf, ResponseOf } from '@lensemble/contract/endpoint';
import { endpointPath } from '@lensemble/contract/endpoint';
import { ApiError, announceRefusal } from './api.ts';
import { assertSameAccount } from './other-tabs.ts';
import { teamCall } from './team-call.ts';

/** An upload that found no network, or lost it on the way. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The line was there, but nothing came through for too long. */
export class SilenceError extends NetworkError {
  constructor() {
    super('The connection is stuck');
  }
}

/** A line may be dead without breaking; after this long without a sign of life it counts as broken. */
const SILENCE_MS = 60_000;

interface UploadCall<E> {
  readonly params: ParamsOf<E>;
  readonly file: Blob;
  readonly fileName: string;
  /** The field of the form that takes the picture; `file` unless said otherwise. */
  readonly field?: string;
  /** The other fields of the form. They go first: the server reads them before the picture. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The same key again keeps no second picture: the answer is the first one's. */
  readonly key?: string;
  /** How much has been sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest endpoint, of which every other is one
type AnyEndpoint = Endpoint<any, any, any>;

/**
 * Sends a picture to an endpoint as a form, telling how far it is, which `fetch` cannot. Refusals throw an
 * ApiError as other calls do, a broken line a NetworkError, an abort the signal's reason.
 */
export function upload<E extends AnyEndpoint>(
  endpoint: E,
  call: UploadCall<E>,
): Promise<ResponseOf<E>> {
  assertSameAccount();
  const { params, key, onProgress, signal } = call;
  const request = new XMLHttpRequest();
  const address = endpointPath(endpoint.path, params as Record<string, string>);
  const { headers, guard } = teamCall(endpoint, address);
  request.open(endpoint.method, address);
  request.withCredentials = true;
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  if (key !== undefined) request.setRequestHeader('idempotency-key', key);
  const answer = new Promise<ResponseOf<E>>((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const silence = watchSilence(request);
    request.upload.onprogress = ({ loaded, total }) => {
      silence.broken();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onloadend = silence.over;
    request.onabort = () => reject(signal?.aborted ? signal.reason : new SilenceError());
    request.onerror = () => reject(new NetworkError('The server could not be reached'));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText));
      const retryAfter = request.getResponseHeader('retry-after');
      const error = new ApiError(status, statusText, responseText, retryAfter);
      announceRefusal(error);
      return reject(error);
    };
    request.send(formOf(call));
  });
  return guard(answer);
}

function formOf({ file, fileName, field = 'file', fields = {} }: UploadCall<AnyEndpoint>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, file, fileName);
  return form;
}

/** Aborts a request that has been silent for too long. */
function watchSilence(request: XMLHttpRequest) {
  const giveUp = () => request.abort();
  let timer = setTimeout(giveUp, SILENCE_MS);
  return {
    broken: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    },
    over: () => clearTimeout(timer),
  };
}
