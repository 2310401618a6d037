import { REFERENCES_MAX } from '@lensemble/contract/constants';
import { toast } from '@/lib/toast.ts';
import { refusalOf, sortFiles } from './picked-files.ts';
import type { ReferenceQueue } from './upload-queues.ts';

export type PickFiles = (files: Iterable<File>) => void;

/** Takes in the pictures of a choice, a drop or a paste, and says what of it is none. */
export function usePickFiles(queue: ReferenceQueue, count: number): PickFiles {
  return (files) => {
    const { images, others } = sortFiles(files);
    const room = Math.max(0, REFERENCES_MAX - count - queue.current().length);
    queue.add(images.slice(0, room), refusalOf);
    if (images.length > room) refuse(`A shoot has at most ${REFERENCES_MAX} reference images.`);
    else if (others.length > 0) refuse(wordsFor(others));
  };
}

function wordsFor(others: readonly File[]): string {
  const [first] = others;
  if (others.length === 1) return `“${first?.name}” is not an image.`;
  return `${others.length} files are not images, so they were left out.`;
}

function refuse(description: string): void {
  toast({ title: 'Only images', description, variant: 'destructive' });
}
