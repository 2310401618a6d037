import { referenceUploadWords } from '@lensemble/messages/web/reference-uploads';
import type { Upload } from './upload-queue.ts';

/** Announces stuck uploads to screen readers. */
export function UploadNews({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <p role="status" className="sr-only">
      {uploadNews(uploads)}
    </p>
  );
}

/**
 * Text about the uploads that wait for the network or the server; empty until all have been tried once. It stays the
 * same during automatic retries, so that screen readers announce it once.
 */
export function uploadNews(uploads: readonly Upload[]): string {
  const stuck = uploads.filter(({ isStuck }) => isStuck);
  const isUnderWay = uploads.some(({ isStuck, state }) => !isStuck && state !== 'failed');
  return stuck.length === 0 || isUnderWay
    ? ''
    : referenceUploadWords('notYet', { count: stuck.length });
}
