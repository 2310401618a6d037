import { imageVariant } from '@lensemble/contract/image-variant';
import type { Reference } from '@lensemble/contract/shoot-links';
import { referenceViewerWords } from '@lensemble/messages/web/reference-viewer';
import { useEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';

interface StripProps {
  references: readonly Reference[];
  index: number;
  onShow: (index: number) => void;
}

export function Strip({ references, index, onShow }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = strip.current?.querySelectorAll('button')[index];
    frame?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={strip}
      role="group"
      aria-label={referenceViewerWords('all')}
      className="scrollbar-none flex gap-2 overflow-x-auto px-4 pt-3 pb-3 *:first:ml-auto *:last:mr-auto max-md:hidden md:px-6"
    >
      {references.map((reference, at) => (
        <button
          key={reference.id}
          type="button"
          aria-label={referenceViewerWords('reference', { number: frameNumber(at) })}
          aria-current={at === index}
          onClick={() => onShow(at)}
          className="relative w-18 shrink-0 rounded-xs"
        >
          <img
            src={imageVariant(reference.url, 'small')}
            alt=""
            loading="lazy"
            decoding="async"
            className={cn(
              'h-13.5 w-18 rounded-xs bg-photo-shade object-cover transition-opacity',
              at === index ? '' : 'opacity-55 hover:opacity-85',
            )}
          />
          <small className="num block pt-0.5 text-left font-semibold text-photo-text-2 text-xs leading-4">
            {frameNumber(at)}
          </small>
          {at === index && <Ring />}
        </button>
      ))}
    </div>
  );
}

function frameNumber(index: number): string {
  return String(index + 1).padStart(2, '0');
}

function Ring() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute -top-2 -left-2 h-18 w-22 max-w-none overflow-visible fill-none stroke-[3px] stroke-photo-mark"
    >
      <path
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        d="M84 10C60-2 18 0 7 34c-10 34 12 62 46 62 36 0 48-34 41-60C87 10 52 0 22 8"
      />
    </svg>
  );
}
