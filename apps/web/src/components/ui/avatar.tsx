import { useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { initials } from '@/lib/words/names.ts';

const sizes = {
  sm: 'size-6 text-[9px]',
  md: 'size-8 text-xs',
  lg: 'size-11 text-base',
  xl: 'size-16 text-xl',
  '2xl': 'size-24 text-2xl',
};

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Shown until the picture has loaded: a small blurred data URL. */
  placeholder?: string | null | undefined;
  size?: keyof typeof sizes;
  /** Square for teams, round for people. */
  square?: boolean;
  className?: string;
}

/** The picture or the initials of a person or a team. Hidden from screen readers: show the name beside it. */
export function Avatar({
  name,
  src,
  placeholder,
  size = 'md',
  square = false,
  className,
}: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken ? src : null;
  return (
    <span
      aria-hidden
      // As CSS content: text would count as the visible label of a link or button around it.
      data-initials={initials(name)}
      style={shown && placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-center bg-cover bg-press font-[650] text-ink leading-none tracking-[0.01em]',
        sizes[size],
        !shown && 'before:content-[attr(data-initials)]',
        square && 'rounded-sm',
        className,
      )}
    >
      {shown && (
        <img
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}
