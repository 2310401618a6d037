import { count } from '@/lib/format.ts';
import type { Upload } from './upload-queue.ts';

/**
 * How many pictures wait for a network, or for a server in trouble; nothing before all have been tried. The same for as
 * long as they are tried again and again, or every try would be told.
 */
export function uploadNews(uploads: readonly Upload[]): string {
  const stuck = uploads.filter(({ isStuck }) => isStuck);
  const isUnderWay = uploads.some(({ isStuck, state }) => !isStuck && state !== 'failed');
  return stuck.length === 0 || isUnderWay
    ? ''
    : `${count(stuck.length, 'picture')} not uploaded yet`;
}
