import { referenceWords } from '@lensemble/messages/web/references';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { adds } from '@/features/shoots/editor/links/keep-focus.ts';
import { cn } from '@/lib/cn.ts';
import { pictureTypes } from '@/lib/pictures/picture-files.ts';
import { tileStyle } from './reference-shape.ts';
import type { PickFiles } from './use-pick-files.ts';

interface AddTileProps {
  /** Whether files are dragged over the section. */
  isOver: boolean;
  onPick: PickFiles;
}

export function AddTile({ isOver, onPick }: AddTileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li style={tileStyle(4 / 3)} className="print:hidden">
      <button
        {...adds}
        type="button"
        onClick={() => input.current?.click()}
        className={cn(
          'grid size-full place-content-center justify-items-center gap-1.5 rounded-md border border-line-strong border-dashed p-2 text-center text-ink-2 transition-colors hover:border-accent-line hover:bg-accent-soft focus-visible:rounded-md',
          isOver && 'border-accent-line bg-accent-soft',
        )}
      >
        <ImagePlus className="size-5 text-ink-3" aria-hidden />
        {isOver ? referenceWords('dropToAdd') : referenceWords('add')}
        <small className="pointer-coarse:hidden text-ink-3 text-xs">
          {referenceWords('orDrop')}
        </small>
      </button>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join()}
        multiple
        hidden
        aria-label={referenceWords('toAdd')}
        onChange={(event) => {
          onPick(event.target.files ?? []);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
    </li>
  );
}
