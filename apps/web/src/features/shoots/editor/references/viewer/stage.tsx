import type { Reference } from '@lensemble/contract/shoot-links';
import { commentWords } from '@lensemble/messages/web/comments';
import { referenceViewerWords } from '@lensemble/messages/web/reference-viewer';
import { ChevronLeft, ChevronRight, ExternalLink, MessageCircle, X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { useEffect } from 'react';
import { cn } from '@/lib/cn.ts';
import { FullPicture } from './full-picture.tsx';
import { NewPoint } from './points/new-point.tsx';
import { OthersPoints } from './points/others-points.tsx';
import { Pins } from './points/pins.tsx';
import type { Points } from './points/use-points.ts';
import { Strip } from './strip.tsx';
import { useMagnify } from './use-magnify.ts';
import { useSwipe } from './use-swipe.ts';
import { wrap } from './wrap.ts';

interface StageProps {
  references: readonly Reference[];
  index: number;
  onShow: (index: number) => void;
  points: Points;
}

const round =
  'glass grid place-items-center rounded-full transition-colors hover:bg-photo-base focus-visible:rounded-full';

export function Stage({ references, index, onShow, points }: StageProps) {
  const reference = references[index];
  const isMany = references.length > 1;
  const { magnified, handlers } = useMagnify(reference?.id);
  const isWhole = magnified.scale === 1;
  const { added } = points;
  const swipe = useSwipe((by) => isWhole && !added && onShow(index + by));
  usePreloaded(references, index);
  if (!reference) return null;
  return (
    <div className="relative isolate grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden text-photo-text">
      {reference.placeholder && (
        <span
          aria-hidden
          style={{ backgroundImage: `url("${reference.placeholder}")` }}
          className="absolute -inset-[20%] -z-1 bg-center bg-cover opacity-35 blur-[72px]"
        />
      )}
      <div className="grid grid-cols-[1fr_auto_1fr] items-center p-2 md:px-4 md:py-3">
        <Dialog.Close
          aria-label={referenceViewerWords('close')}
          className={cn(round, 'size-target')}
        >
          <X className="size-5" aria-hidden />
        </Dialog.Close>
        <span aria-live="polite" className="glass num rounded-full px-3 py-1.5 font-semibold">
          {index + 1} / {references.length}
        </span>
        <a
          href={reference.url}
          target="_blank"
          rel="noopener"
          aria-label={referenceViewerWords('openOriginal')}
          className={cn(round, 'size-target justify-self-end')}
        >
          <ExternalLink className="size-4" aria-hidden />
        </a>
      </div>
      <div
        {...swipe}
        {...handlers}
        className="relative min-h-0 touch-none overflow-hidden px-2 max-md:pb-2 md:px-22"
      >
        <div
          className="h-full"
          style={
            isWhole
              ? undefined
              : {
                  transform: `translate(${magnified.x}px, ${magnified.y}px) scale(${magnified.scale})`,
                }
          }
        >
          <FullPicture
            key={reference.id}
            reference={reference}
            name={referenceViewerWords('reference', { number: index + 1 })}
          >
            <Pins
              threads={points.threads}
              selected={points.selected}
              onSelect={(id) => points.select(id === points.selected ? null : id)}
              scale={magnified.scale}
            />
            <OthersPoints referenceId={reference.id} scale={magnified.scale} />
            {added && (
              <NewPoint
                point={added.at}
                isChosen={added.isChosen}
                onMove={points.move}
                onDone={points.choose}
                scale={magnified.scale}
              />
            )}
          </FullPicture>
        </div>
        {added && !added.isChosen && (
          <p className="glass pointer-events-none absolute inset-x-4 top-2 mx-auto w-fit max-w-full rounded-md px-3 py-1.5 text-center text-xs">
            {commentWords('placing')}
          </p>
        )}
        {points.all && !added && (
          <button
            type="button"
            onClick={points.begin}
            className="glass absolute right-2 bottom-2 flex h-target items-center gap-2 rounded-full px-4 font-semibold text-sm transition-colors hover:bg-photo-base focus-visible:rounded-full md:right-5"
          >
            <MessageCircle className="size-4" aria-hidden />
            {commentWords('atPoint')}
          </button>
        )}
        {isMany && (
          <>
            <button
              type="button"
              aria-label={referenceViewerWords('previous')}
              onClick={() => onShow(index - 1)}
              className={cn(round, '-mt-6 absolute top-1/2 left-2 size-12 md:left-5')}
            >
              <ChevronLeft className="size-5" aria-hidden />
            </button>
            <button
              type="button"
              aria-label={referenceViewerWords('next')}
              onClick={() => onShow(index + 1)}
              className={cn(round, '-mt-6 absolute top-1/2 right-2 size-12 md:right-5')}
            >
              <ChevronRight className="size-5" aria-hidden />
            </button>
          </>
        )}
      </div>
      {isMany && <Strip references={references} index={index} onShow={onShow} />}
      {/* The sheet below reaches over the edge. A strip keeps more distance, but phones have none. */}
      <span className={cn('h-4', isMany && 'md:hidden')} />
    </div>
  );
}

/** The user probably views the neighbors next. */
function usePreloaded(references: readonly Reference[], index: number): void {
  useEffect(() => {
    for (const next of [index + 1, index - 1]) {
      const url = references[wrap(next, references.length)]?.url;
      if (url) new Image().src = url;
    }
  }, [references, index]);
}
