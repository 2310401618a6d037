import { useDraggable, useDroppable } from '@dnd-kit/core';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { Reference } from '@lensemble/contract/shoot-links';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { GripVertical, Pin } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useCallback } from 'react';
import { blockIcons } from '@/components/block-icons.ts';
import { Picture } from '@/components/picture.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDuration } from '@/lib/time/format.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import type { LinkedNames } from './linked-names.ts';
import type { ShotActs } from './shot-acts.ts';
import { ShotMenu } from './shot-menu.tsx';

interface ShotRowProps {
  shot: Shot;
  index: number;
  /** All ids in the shown order. */
  ids: readonly string[];
  /** Of a shot; blocks have none. */
  number: number | undefined;
  name: string;
  /** When it begins; null without a time of the shoot. */
  time: string | null;
  reference: Reference | undefined;
  linked: LinkedNames;
  /** Where a dragged entry would land. */
  edge: 'before' | 'after' | null;
  /** Lines between the entry before and this one. */
  above: ReactNode[] | undefined;
  acts: ShotActs;
}

export function ShotRow(props: ShotRowProps) {
  const { shot, number, name, time, reference, linked, edge, above, acts } = props;
  const { id } = shot;
  const duration = formatDuration(shot.minutes);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
  });
  const { setNodeRef: setDropRef } = useDroppable({ id });
  const setRow = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      setDropRef(element);
    },
    [setNodeRef, setDropRef],
  );
  const { onKeyDown, ...pointer } = listeners ?? {};
  const Icon = shot.kind === 'shot' ? undefined : blockIcons[shot.kind];
  return (
    <li className="border-line border-t first:border-t-0">
      {above && <div className="grid border-line border-b">{above}</div>}
      <div
        ref={setRow}
        {...pointer}
        data-shot={id}
        className={cn(
          'relative flex min-h-18 select-none items-center gap-3 px-3 py-2 transition-colors hover:bg-hover max-md:pr-1 md:pl-1',
          isDragging && 'opacity-50',
          edge && 'before:absolute before:inset-x-0 before:h-0.5 before:bg-accent',
          edge === 'before' && 'before:top-0',
          edge === 'after' && 'before:bottom-0',
        )}
      >
        <button
          ref={setActivatorNodeRef}
          type="button"
          aria-label={shotListWords('grip', { title: name })}
          aria-describedby={attributes['aria-describedby']}
          onKeyDown={onKeyDown as KeyboardEventHandler | undefined}
          className="grid h-11 w-6 shrink-0 cursor-grab place-items-center text-ink-3 max-md:hidden print:hidden"
        >
          <GripVertical className="size-4" aria-hidden />
        </button>
        {time !== null && (
          <span className="num w-18 shrink-0 text-right font-semibold max-md:hidden">{time}</span>
        )}
        {Icon ? (
          <span className="grid h-11 w-16 shrink-0 place-items-center rounded-md bg-hover text-ink-2">
            <Icon className="size-4" aria-hidden />
          </span>
        ) : (
          <Picture
            src={reference && imageVariant(reference.url, 'small')}
            placeholder={reference?.placeholder}
            className="h-14 w-16 shrink-0 rounded-md"
          />
        )}
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="num flex flex-wrap items-center gap-x-2 text-ink-2 text-xs empty:hidden">
            {time !== null && <b className="font-semibold text-ink md:hidden">{time}</b>}
            {shot.pin !== null && (
              <span className="inline-flex items-center gap-1 text-accent-text">
                <Pin className="size-3" aria-hidden />
                {shotListWords('pinned')}
              </span>
            )}
            {number !== undefined && shot.title && <span>{shotListWords('shot', { number })}</span>}
          </span>
          <button
            type="button"
            dir="auto"
            aria-label={shotListWords('open', { title: name })}
            aria-haspopup="dialog"
            onClick={() => acts.open(id)}
            className="line-clamp-2 print:line-clamp-none [overflow-wrap:anywhere] text-left font-[580] text-base leading-snug hover:underline"
          >
            {name}
          </button>
          <Linked {...linked} />
          {shot.notes && (
            <small
              dir="auto"
              className="block truncate text-ink-3 text-xs print:whitespace-pre-line"
            >
              {shot.notes}
            </small>
          )}
        </span>
        <button
          type="button"
          aria-label={shotListWords('changeMinutes', { duration, title: name })}
          aria-haspopup="dialog"
          onClick={() => acts.open(id, 'minutes')}
          className="num min-h-8 shrink-0 rounded-sm px-1 text-ink-2 text-sm hover:bg-press hover:text-ink max-md:min-h-target"
        >
          {duration}
        </button>
        <ShotMenu {...props} />
      </div>
    </li>
  );
}

/** A crowd would take the room of the names. */
const AVATARS_MAX = 4;

function Linked({ people, things }: LinkedNames) {
  const texts = [...people.map(({ text }) => text), ...things];
  if (texts.length === 0) return null;
  return (
    <small className="flex min-w-0 items-center gap-1.5 text-ink-3 text-xs">
      {people.length > 0 && (
        <span className="flex shrink-0 -space-x-1.5 print:hidden">
          {people.slice(0, AVATARS_MAX).map(({ id, name, avatarUrl }) => (
            <Avatar key={id} name={name} src={avatarUrl} size="sm" />
          ))}
        </span>
      )}
      <span dir="auto" className="min-w-0 truncate print:whitespace-pre-line">
        {joinWithCommas(texts)}
      </span>
    </small>
  );
}
