import { onSetWords } from '@lensemble/messages/web/on-set';
import { copyText } from '@/lib/browser/copy-text.ts';
import { canShare, openShareSheet } from '@/lib/browser/share-sheet.ts';

/**
 * Passes new times on by the device's own sheet, which works without a network, too. Without one, they are copied.
 * @returns what to say about it; undefined if the sheet says enough
 */
export async function tellCrew(text: string): Promise<string | undefined> {
  if (canShare() && (await openShareSheet({ text }))) return undefined;
  return (await copyText(text)) ? onSetWords('toldCopied') : onSetWords('toldByHand', { text });
}

/** One line for each entry, below the title of the shoot. */
export const timesText = (title: string, lines: readonly { time: string; name: string }[]) =>
  [title, ...lines.map(({ time, name }) => `${time} ${name}`)].join('\n');
