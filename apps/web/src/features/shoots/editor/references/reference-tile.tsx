import type { Reference } from '@lensemble/contract/shoot-links';
import { commentWords } from '@lensemble/messages/web/comments';
import { referenceWords } from '@lensemble/messages/web/references';
import { MessageCircle } from 'lucide-react';
import type { HTMLAttributes, KeyboardEventHandler, Ref } from 'react';
import { Picture } from '@/components/picture.tsx';
import { RemoveFromPhoto } from '@/features/shoots/editor/links/remove-from-photo.tsx';
import { cn } from '@/lib/cn.ts';
import { ReferenceNotes } from './reference-notes.tsx';
import { ratioOf, tileStyle } from './reference-shape.ts';

export interface TileDrag {
  readonly tile: Ref<HTMLElement>;
  readonly link: Ref<HTMLElement>;
  readonly pointer: HTMLAttributes<HTMLElement>;
  readonly onKeyDown: KeyboardEventHandler | undefined;
  readonly describedBy: string;
  readonly isDragging: boolean;
  /** The edge at which the dragged tile would land. */
  readonly edge: 'before' | 'after' | null;
}

interface ReferenceTileProps {
  reference: Reference;
  index: number;
  /** Open ones. */
  commentCount: number;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  drag?: TileDrag;
}

/** A link to the picture. It opens the viewer instead unless a modifier key is held. */
export function ReferenceTile(props: ReferenceTileProps) {
  const { reference, index, commentCount, onOpen, onRemove, drag } = props;
  const { id, url, notes, placeholder } = reference;
  const number = index + 1;
  return (
    <li
      ref={drag?.tile as Ref<HTMLLIElement>}
      {...drag?.pointer}
      style={tileStyle(ratioOf(reference))}
      data-reference={id}
      className={cn('group/ref relative', drag?.isDragging && 'opacity-40')}
    >
      <div className="@container-size/tile absolute inset-0 isolate overflow-hidden rounded-md bg-photo-base text-photo-text">
        <a
          ref={drag?.link as Ref<HTMLAnchorElement>}
          href={url}
          draggable={false}
          aria-label={referenceWords('reference', { number })}
          aria-describedby={drag?.describedBy}
          onKeyDown={drag?.onKeyDown}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(id);
          }}
          className="absolute inset-0 [-webkit-touch-callout:none] focus-visible:rounded-md focus-visible:-outline-offset-3"
        >
          <Picture
            src={url}
            placeholder={placeholder}
            sizes="16rem"
            className="pointer-events-none size-full"
            imgClassName="group-hover/ref:scale-103"
          />
        </a>
        <span className="num pointer-events-none absolute top-2 left-2 pointer-coarse:@max-[5rem]/tile:hidden rounded-[5px] bg-photo-glass px-1.5 font-[650] text-xs">
          {String(number).padStart(2, '0')}
        </span>
        {commentCount > 0 && (
          <span
            role="img"
            aria-label={commentWords('onTile', { count: commentCount })}
            className="num pointer-events-none absolute top-8 left-2 flex items-center gap-1 rounded-[5px] bg-photo-glass px-1.5 font-[650] text-xs"
          >
            <MessageCircle className="size-3" aria-hidden />
            {commentCount}
          </span>
        )}
        {notes && <ReferenceNotes number={number} notes={notes} />}
        <div className="pointer-fine:opacity-0 transition-opacity focus-within:opacity-100 group-hover/ref:opacity-100">
          <RemoveFromPhoto
            label={referenceWords('remove', { number })}
            onRemove={() => onRemove(id)}
          />
        </div>
      </div>
      {drag?.edge && (
        <span
          aria-hidden
          className={cn(
            'beam absolute inset-y-0 w-1 rounded-full',
            drag.edge === 'before' ? '-left-[7px]' : '-right-[7px]',
          )}
        />
      )}
    </li>
  );
}
