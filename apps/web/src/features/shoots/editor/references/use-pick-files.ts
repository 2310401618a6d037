import { referenceUploadWords } from '@lensemble/messages/web/reference-uploads';
import { whyNoPicture } from '@/lib/pictures/picture-files.ts';
import { mostReferences } from '@/lib/session/boot.ts';
import { toast } from '@/lib/shell/toast.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';
import type { ReferenceQueue } from './upload-queues.ts';

export type PickFiles = (files: Iterable<File>) => void;

/** Adds the pictures of a selection, a drop or a paste to the queue, and reports the files that it leaves out. */
export function usePickFiles(queue: ReferenceQueue, count: number): PickFiles {
  return (files) => {
    const { images, others } = sortFiles(files);
    const room = Math.max(0, mostReferences() - count - queue.current().length);
    queue.add(images.slice(0, room), whyNoPicture);
    const left = leftOut(images.length - room, others);
    if (left) toast({ ...left, variant: 'destructive' });
  };
}

export function sortFiles(files: Iterable<File>): { images: File[]; others: File[] } {
  const all = [...files];
  const isImage = ({ type }: File) => type.startsWith('image/');
  return { images: all.filter(isImage), others: all.filter((file) => !isImage(file)) };
}

/** The toast about the files left out; null if there are none. */
export function leftOut(
  tooMany: number,
  others: readonly Pick<File, 'name'>[],
): { title: string; description: string } | null {
  const sentences = [
    ...(tooMany > 0
      ? [
          referenceUploadWords('most', { count: mostReferences() }),
          referenceUploadWords('leftOut', { count: tooMany }),
        ]
      : []),
    ...(others.length > 0 ? [wordsFor(others)] : []),
  ];
  if (sentences.length === 0) return null;
  return {
    title: tooMany > 0 ? referenceUploadWords('tooMany') : referenceUploadWords('onlyImages'),
    description: joinSentences(sentences),
  };
}

function wordsFor(others: readonly Pick<File, 'name'>[]): string {
  const [first] = others;
  if (first && others.length === 1) return referenceUploadWords('notImage', { file: first.name });
  return referenceUploadWords('notImages', { count: others.length });
}
