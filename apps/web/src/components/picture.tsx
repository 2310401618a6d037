import { IMAGE_SIZES } from '@lensemble/contract/constants';
import { imageVariant } from '@lensemble/contract/image-variant';
import { Camera } from 'lucide-react';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { pictureColors } from '@/lib/picture-colors.ts';

interface PictureProps {
  src: string | null | undefined;
  /** What to show until the picture is there: a blurred data URL of a few bytes. Without one, the picture's colors. */
  placeholder?: string | null | undefined;
  /** How wide it is shown, e.g. `16rem`: a stored picture then comes in the size that fits. */
  sizes?: string;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** How the picture is cut, as object-position. */
  focus?: string;
  /** `eager` for what is seen first. */
  loading?: 'lazy' | 'eager';
  /** In the placeholder. */
  icon?: ComponentType<{ className?: string }>;
  className?: string;
  imgClassName?: string;
}

/** A picture that fills its box (give the box its size), or an empty viewfinder when there is none or it fails. */
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

/** The sizes in which a stored picture can be had; none for any other. */
function sourceSet(src: string, sizes: string): { srcSet?: string; sizes?: string } {
  const small = imageVariant(src, 'small');
  if (small === src) return {};
  const medium = imageVariant(src, 'medium');
  return { srcSet: `${small} ${IMAGE_SIZES.small}w, ${medium} ${IMAGE_SIZES.medium}w`, sizes };
}
