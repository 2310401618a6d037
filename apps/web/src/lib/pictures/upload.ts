import { endpointPath, type ParamsOf, type ResponseOf } from '@lensemble/contract/endpoint';
import { callWords } from '@lensemble/messages/web/calls';
import { type AnyEndpoint, ApiError, announceRefusal } from '../calls/api.ts';
import { askServer } from '../calls/server-reach.ts';
import { teamCall } from '../calls/team-call.ts';
import { assertSameAccount } from '../session/other-tabs.ts';

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The connection stayed open without any progress for too long. */
export class SilenceError extends NetworkError {
  constructor() {
    super(callWords('stalled'));
  }
}

/** A dead connection may never report an error. After this time without progress it counts as lost. */
const SILENCE_MS = 60_000;

interface UploadCall<E> {
  readonly params: ParamsOf<E>;
  readonly file: Blob;
  readonly fileName: string;
  /** The form field for the picture; `file` by default. */
  readonly field?: string;
  /** The other form fields. They precede the picture, because the server reads them first. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The idempotency key: a repetition returns the first response and stores no second picture. */
  readonly key?: string;
  /** Receives the sent part, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a picture to an endpoint as a form and reports progress, which `fetch` cannot.
 * @throws ApiError if refused, NetworkError if the connection fails, the signal's reason if aborted
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
    request.onerror = () => {
      void askServer();
      reject(new NetworkError('The server could not be reached'));
    };
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

/** Aborts a request that makes no progress for too long. */
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
