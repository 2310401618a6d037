import { cn } from '@/lib/cn.ts';
import type { Cut } from './picture-files.ts';
import { pictureFile } from './picture-files.ts';

interface CutPictureProps {
  name: string;
  cut: Cut;
  /** The width that it gets, as in the `sizes` attribute. */
  sizes: string;
  /** On the first screen: loaded at once instead of when it comes near. */
  first?: boolean;
  className?: string;
}

/** One of the landing page's own pictures. All of them are decoration beside words. */
export function CutPicture({ name, cut, sizes, first = false, className }: CutPictureProps) {
  return (
    <img
      {...pictureFile(name, cut)}
      sizes={sizes}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('block w-full object-cover', className)}
    />
  );
}
