import { count } from '@/lib/format.ts';
import type { Upload } from './upload-queue.ts';

/** Tells those who hear the screen how many pictures wait for a network, or for a server in trouble. */
export function UploadNews({ uploads }: { uploads: readonly Upload[] }) {
  const stuck = uploads.filter(({ failure }) => failure?.passesWith === 'time').length;
  return (
    <p role="status" className="sr-only">
      {stuck > 0 && `${count(stuck, 'picture')} not uploaded yet`}
    </p>
  );
}
