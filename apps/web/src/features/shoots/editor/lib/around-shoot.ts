import { aroundWords } from '@lensemble/messages/web/around-shoot';
import { formatDuration } from '@/lib/time/format.ts';

/** The words for minutes of set-up or strike. */
export const aroundText = (minutes: number) =>
  minutes === 0 ? aroundWords('none') : formatDuration(minutes);
