import type { Upload } from './upload-queue.ts';
import { uploadNews } from './upload-words.ts';

/** Tells those who hear the screen how many pictures wait for a network, or for a server in trouble. */
export function UploadNews({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <p role="status" className="sr-only">
      {uploadNews(uploads)}
    </p>
  );
}
