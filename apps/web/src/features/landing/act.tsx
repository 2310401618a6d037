import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

interface ActProps {
  title: string;
  text: string;
  /** The picture stands on the left on wide screens. */
  flipped?: boolean;
  /** What the picture of the product shows, for those who do not see it. */
  picture: string;
  children: ReactNode;
}

/** One thing that the product does: said in two lines, shown by a picture of the product itself. */
export function Act({ title, text, flipped = false, picture, children }: ActProps) {
  return (
    <section
      className={cn(
        'grid items-center gap-6 lg:gap-16',
        flipped
          ? 'lg:grid-cols-[minmax(0,1.2fr)_minmax(0,0.8fr)]'
          : 'lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)]',
      )}
    >
      <div className={cn('max-lg:max-w-160', flipped && 'lg:order-2')}>
        <h2 className="display mb-3 text-2xl md:mb-4">{title}</h2>
        <p className="max-w-[44ch] text-pretty text-ink-2 text-lg leading-relaxed">{text}</p>
      </div>
      <div role="img" aria-label={picture} className="min-w-0 select-none">
        {children}
      </div>
    </section>
  );
}

/** The frame around a picture of the product. */
export const frameStyles = 'overflow-hidden rounded-xl border border-line bg-surface-1 shadow-2';
