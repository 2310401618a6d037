import { useEffect, useRef, useState } from 'react';
import { randomKey } from '@/lib/calls/random-key.ts';
import { type UploadFailure, uploadFailure } from '@/lib/pictures/upload-failure.ts';

interface Sending {
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
  /** The idempotency key. Retries of a picture reuse it. */
  readonly key: string;
}

export type SendPicture = (file: File, options: Sending) => Promise<string>;

type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly progress: number }
  | { readonly step: 'failed'; readonly failure: UploadFailure };

export interface PictureUpload {
  readonly state: UploadState;
  readonly file: File | null;
  /** Uploads a picture immediately and aborts the previous upload. */
  readonly start: (file: File) => void;
  readonly retry: () => void;
  readonly clear: () => void;
  /** Waits for the current upload, after retrying a failed one if possible. Resolves to the failure, or to null. */
  readonly finish: () => Promise<UploadFailure | null>;
}

interface Attempt {
  readonly file: File;
  readonly key: string;
  readonly controller: AbortController;
  readonly sent: Promise<UploadFailure | null>;
}

interface Upload {
  send: SendPicture;
  onSent: (url: string) => void;
  /** Shown for a failure without a message from the server. */
  fallback: string;
}

export function usePictureUpload({ send, onSent, fallback }: Upload): PictureUpload {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [file, setFile] = useState<File | null>(null);
  const attempt = useRef<Attempt | null>(null);
  useEffect(() => () => attempt.current?.controller.abort(), []);

  const start = (chosen: File, key = randomKey()): Promise<UploadFailure | null> => {
    attempt.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (progress: number) =>
      signal.aborted || setState({ step: 'sending', progress });
    setFile(chosen);
    setState({ step: 'sending', progress: 0 });
    const sent = send(chosen, { onProgress, signal, key }).then(
      (url) => {
        if (signal.aborted) return null;
        onSent(url);
        setState({ step: 'idle' });
        return null;
      },
      (error: unknown) => {
        if (signal.aborted) return null;
        const failure = uploadFailure(error, fallback);
        setState({ step: 'failed', failure });
        return failure;
      },
    );
    attempt.current = { file: chosen, key, controller, sent };
    return sent;
  };

  const clear = () => {
    attempt.current?.controller.abort();
    attempt.current = null;
    setFile(null);
    setState({ step: 'idle' });
  };

  const retry = async () => {
    const last = attempt.current;
    return last ? start(last.file, last.key) : null;
  };

  const finish = async () => {
    if (state.step === 'failed') return state.failure.canRetry ? retry() : state.failure;
    let failure: UploadFailure | null = null;
    // The user may choose another picture in the meantime.
    for (let last = null as Attempt | null; last !== attempt.current; ) {
      last = attempt.current;
      failure = (await last?.sent) ?? null;
    }
    return failure;
  };

  return {
    state,
    file,
    start: (chosen) => void start(chosen),
    retry: () => void retry(),
    clear,
    finish,
  };
}
