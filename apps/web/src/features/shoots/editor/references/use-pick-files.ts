import { whyNoPicture } from '@/lib/pictures/picture-files.ts';
import { mostReferences } from '@/lib/session/boot.ts';
import { toast } from '@/lib/shell/toast.ts';
import { count as counted } from '@/lib/words/count.ts';
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
      ? [`A shoot has at most ${counted(mostReferences(), 'reference image')}. ${left(tooMany)}`]
      : []),
    ...(others.length > 0 ? [wordsFor(others)] : []),
  ];
  if (sentences.length === 0) return null;
  return {
    title: tooMany > 0 ? 'Too many images' : 'Only images',
    description: sentences.join(' '),
  };
}

function left(tooMany: number): string {
  return tooMany === 1 ? 'One was left out.' : `${tooMany} were left out.`;
}

function wordsFor(others: readonly Pick<File, 'name'>[]): string {
  const [first] = others;
  if (others.length === 1) return `“${first?.name}” is not an image.`;
  return `${others.length} files are not images, so they were left out.`;
}
