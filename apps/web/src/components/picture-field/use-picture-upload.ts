import { useEffect, useRef, useState } from 'react';
import { randomKey } from '@/lib/random-key.ts';
import type { UploadFailure } from '@/lib/upload-failure.ts';
import { uploadFailure } from '@/lib/upload-failure.ts';

interface Sending {
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
  /** Stays the same however often a picture is tried. */
  readonly key: string;
}

/** Sends a picture and resolves to its address in the store. */
export type SendPicture = (file: File, options: Sending) => Promise<string>;

type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly progress: number }
  | { readonly step: 'failed'; readonly failure: UploadFailure };

export interface PictureUpload {
  readonly state: UploadState;
  /** What was chosen here, to be shown instead of what is stored. */
  readonly file: File | null;
  /** Sends a picture at once, in place of one that is on its way. */
  readonly start: (file: File) => void;
  readonly retry: () => void;
  /** Forgets the picture, wherever it is. */
  readonly clear: () => void;
  /** Waits for what is on its way, trying once more what may arrive yet; resolves to why it did not, if so. */
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
  /** Gets the address of what was sent. */
  onSent: (url: string) => void;
  /** What a failed upload says, where the server says nothing. */
  fallback: string;
}

/** The picture of a form while it is sent in the background. */
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
    // Another picture may be chosen meanwhile.
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
