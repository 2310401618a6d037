import { useEffect, useRef, useState } from 'react';

/** Sends a picture and resolves to its address in the store. */
export type SendPicture = (
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<string>;

type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly progress: number }
  | { readonly step: 'failed'; readonly error: unknown };

export interface PictureUpload {
  readonly state: UploadState;
  /** What was chosen here, to be shown instead of what is stored. */
  readonly file: File | null;
  /** Sends a picture at once, in place of one that is on its way. */
  readonly start: (file: File) => void;
  readonly retry: () => void;
  /** Forgets the picture, wherever it is. */
  readonly clear: () => void;
  /** Waits for what is on its way, trying once more what failed; resolves to whether nothing is missing. */
  readonly finish: () => Promise<boolean>;
}

interface Attempt {
  readonly file: File;
  readonly controller: AbortController;
  readonly sent: Promise<boolean>;
}

/** The picture of a form while it is sent in the background. `onSent` gets its address. */
export function usePictureUpload(send: SendPicture, onSent: (url: string) => void): PictureUpload {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [file, setFile] = useState<File | null>(null);
  const attempt = useRef<Attempt | null>(null);
  useEffect(() => () => attempt.current?.controller.abort(), []);

  const start = (chosen: File): Promise<boolean> => {
    attempt.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (progress: number) =>
      signal.aborted || setState({ step: 'sending', progress });
    setFile(chosen);
    setState({ step: 'sending', progress: 0 });
    const sent = send(chosen, { onProgress, signal }).then(
      (url) => {
        if (signal.aborted) return false;
        onSent(url);
        setState({ step: 'idle' });
        return true;
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ step: 'failed', error });
        return false;
      },
    );
    attempt.current = { file: chosen, controller, sent };
    return sent;
  };

  const clear = () => {
    attempt.current?.controller.abort();
    attempt.current = null;
    setFile(null);
    setState({ step: 'idle' });
  };

  const retry = () => (attempt.current ? start(attempt.current.file) : Promise.resolve(true));

  const finish = () => {
    if (state.step === 'failed') return retry();
    return attempt.current?.sent ?? Promise.resolve(true);
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
