import { NOTES_PREVIEW_LENGTH } from '@lensemble/contract/constants';
import { referenceWords } from '@lensemble/messages/web/references';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';

/**
 * The whole notes leave a third of the picture free, where a click opens it. In a small tile, the preview ends after two
 * lines; in a tiny one, where More would cover the picture, after one. The viewer shows the rest.
 */
export function ReferenceNotes({ number, notes }: { number: number; notes: string }) {
  const [isWhole, setWhole] = useState(false);
  const cut = cutNotes(notes);
  return (
    <div
      className={cn(
        'photo-scrim pointer-events-none absolute inset-x-0 bottom-0 px-2.5 pt-7 pb-2 text-xs leading-[1.35]',
        isWhole
          ? 'pointer-events-auto max-h-2/3 overflow-y-auto bg-photo-glass'
          : 'small-tile:flex max-h-full small-tile:items-end small-tile:pt-4',
      )}
    >
      <p
        dir="auto"
        className={cn(
          'inline',
          isWhole
            ? 'whitespace-pre-line'
            : 'small-tile:line-clamp-2 min-w-0 flex-1 tiny-tile:line-clamp-1 tiny-tile:break-all',
        )}
      >
        {isWhole || cut === null ? notes : cut}
      </p>
      {cut !== null && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={
            isWhole
              ? referenceWords('lessNotes', { number })
              : referenceWords('moreNotes', { number })
          }
          onClick={() => setWhole(!isWhole)}
          className={cn(
            'pointer-events-auto ml-1 inline-flex min-h-6 items-center font-[650] underline underline-offset-2 max-md:min-h-9 print:hidden',
            !isWhole && 'tiny-tile:hidden',
          )}
        >
          {isWhole ? referenceWords('less') : referenceWords('more')}
        </button>
      )}
    </div>
  );
}

/** The first `NOTES_PREVIEW_LENGTH` characters and an ellipsis; null if the notes are not longer. */
export function cutNotes(notes: string): string | null {
  const characters = [...notes];
  if (characters.length <= NOTES_PREVIEW_LENGTH) return null;
  return `${characters.slice(0, NOTES_PREVIEW_LENGTH).join('').trimEnd()}…`;
}
