import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { Shirt } from 'lucide-react';
import type { ReactNode } from 'react';
import { CostumeStatusBadge } from '@/components/costume-status.tsx';
import { Picture } from '@/components/picture.tsx';
import type { Face } from '@/features/shoots/editor/lib/faces.ts';
import { cn } from '@/lib/cn.ts';
import { RemoveFromPhoto } from './remove-from-photo.tsx';

interface CostumeCardProps {
  /** Undefined while loading, or if the costume was deleted. */
  face: Face | undefined;
  name: string;
  onOpen: () => void;
  onRemove: () => void;
  /** Why it may not be available. */
  busy: ReactNode;
}

export function CostumeCard({ face, name, onOpen, onRemove, busy }: CostumeCardProps) {
  const hasPicture = Boolean(face?.picture);
  return (
    <li
      className={cn(
        'group/costume relative isolate aspect-[4/4.6] overflow-hidden rounded-lg',
        hasPicture ? 'bg-photo-base text-photo-text' : 'border border-line text-ink',
        busy &&
          'status-planning after:pointer-events-none after:absolute after:inset-0 after:rounded-lg after:border-2 after:border-st',
      )}
    >
      <Picture
        src={face?.picture}
        placeholder={face?.placeholder}
        sizes="14rem"
        icon={Shirt}
        className={cn('absolute inset-0 -z-2', busy && !hasPicture && 'bottom-1/2')}
        imgClassName="group-hover/costume:scale-103"
      />
      {hasPicture && (
        <span
          aria-hidden
          className={cn(
            'photo-scrim absolute inset-x-0 bottom-0 -z-1 print:hidden',
            // The sentence moves the name up to where the picture may be bright.
            busy ? 'top-0 bg-photo-shade/60' : 'top-1/5',
          )}
        />
      )}
      <button
        type="button"
        onClick={onOpen}
        disabled={!face}
        className="absolute inset-0 print:top-auto flex flex-col justify-end print:bg-surface-1 p-3 text-left focus-visible:rounded-lg focus-visible:-outline-offset-3 print:[print-color-adjust:exact]"
      >
        <b
          dir="auto"
          className="line-clamp-2 [overflow-wrap:anywhere] font-[620] text-base leading-tight"
        >
          {name}
        </b>
        {face?.detail && (
          <small
            dir="auto"
            className={cn(
              'mt-px truncate text-xs',
              hasPicture ? 'text-photo-text-2' : 'text-ink-3',
            )}
          >
            {face.detail}
          </small>
        )}
        {face?.status && (
          <CostumeStatusBadge status={face.status} className="mt-1.5 h-5.5 w-fit px-2" />
        )}
        {busy && (
          <small
            className={cn(
              'mt-1.5 grid gap-0.5 font-[560]',
              hasPicture ? 'text-st-photo' : 'text-st-text',
            )}
          >
            {busy}
          </small>
        )}
      </button>
      <RemoveFromPhoto label={editorLinksWords('remove', { name })} onRemove={onRemove} />
    </li>
  );
}
