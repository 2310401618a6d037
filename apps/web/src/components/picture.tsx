import { IMAGE_SIZES } from '@lensemble/contract/constants';
import { imageVariant } from '@lensemble/contract/image-variant';
import { Camera } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { pictureColors } from '@/lib/pictures/picture-colors.ts';

interface PictureProps {
  src: string | null | undefined;
  /** Shown until the picture has loaded: a small blurred data URL. Defaults to the colors of the picture. */
  placeholder?: string | null | undefined;
  /** The displayed width, e.g. `16rem`, which selects the size of a stored picture. */
  sizes?: string;
  /** Empty if the adjacent text says the same. */
  alt?: string;
  focus?: string;
  loading?: 'lazy' | 'eager';
  icon?: ComponentType<{ className?: string }>;
  className?: string;
  imgClassName?: string;
}

/**
 * A picture that fills its box, which needs a size. Without a picture, or if it fails to load, it shows an empty
 * viewfinder.
 */
export function Picture({
  src,
  placeholder,
  sizes,
  alt = '',
  focus = '50% 60%',
  loading = 'lazy',
  icon: Icon = Camera,
  className,
  imgClassName,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) {
    return (
      <span
        className={cn(
          'relative grid place-items-center overflow-hidden bg-linear-160 from-surface-2 to-well text-ink-3',
          className,
        )}
      >
        <span className="finder absolute inset-[16%]" aria-hidden />
        <Icon className="size-5" aria-hidden />
      </span>
    );
  }
  return (
    <span
      className={cn('relative block overflow-hidden bg-center bg-cover bg-well', className)}
      style={{ backgroundImage: placeholder ? `url("${placeholder}")` : pictureColors(src) }}
    >
      <img
        {...(sizes ? sourceSet(src, sizes) : {})}
        src={src}
        alt={alt}
        loading={loading}
        decoding="async"
        style={{ objectPosition: focus }}
        className={cn(
          'size-full object-cover transition-transform duration-(--slow)',
          imgClassName,
        )}
        onError={() => setBroken(src)}
      />
    </span>
  );
}

/** The srcset of a stored picture; empty for other pictures. */
function sourceSet(src: string, sizes: string): { srcSet?: string; sizes?: string } {
  const small = imageVariant(src, 'small');
  if (small === src) return {};
  const medium = imageVariant(src, 'medium');
  return { srcSet: `${small} ${IMAGE_SIZES.small}w, ${medium} ${IMAGE_SIZES.medium}w`, sizes };
}
