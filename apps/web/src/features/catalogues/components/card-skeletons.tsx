import { SKELETON_CARDS } from '@lensemble/contract/constants';
import type { CSSProperties } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { CardSize } from '../lib/view.ts';

export function CardSkeletons({ size, label }: { size: CardSize; label: string }) {
  const sizes = {
    '--card': `${size.height}rem`,
    '--card-phone': `${size.phoneHeight}rem`,
    '--card-width': `${size.minWidth}rem`,
  } as CSSProperties;
  return (
    <div
      role="status"
      style={sizes}
      className="grid auto-rows-(--card-phone) grid-cols-1 gap-3 tight:auto-rows-(--card) md:auto-rows-(--card) md:grid-cols-[repeat(auto-fill,minmax(var(--card-width),1fr))] md:gap-4"
    >
      <span className="sr-only absolute">{label}</span>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className="panel flex overflow-hidden md:flex-col">
          <Skeleton className="rounded-none max-md:w-33 md:flex-1" />
          <div className="grid flex-1 content-start gap-2.5 p-3.5 md:flex-none">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3.5 w-5/6" />
          </div>
        </div>
      ))}
    </div>
  );
}
