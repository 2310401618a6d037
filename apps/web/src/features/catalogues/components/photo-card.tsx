import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '@/components/picture.tsx';
import { cn } from '@/lib/cn.ts';

interface PhotoCardProps {
  src: string | null;
  placeholder: string | null;
  icon: LucideIcon;
  badge?: ReactNode;
  tools: ReactNode;
  /** Classes of the text, e.g. a minimum height that aligns the names of all cards. */
  wordsClassName?: string;
  children: ReactNode;
}

/**
 * Smaller than the card, so that high-density screens also load the small variant. It keeps a screen of cards below 400
 * KB.
 */
const CARD_SIZES = '12.5rem';

/** A card with a picture above the text, on phones beside it. The picture takes the remaining space. */
export function PhotoCard(props: PhotoCardProps) {
  const { src, placeholder, icon, badge, tools, wordsClassName, children } = props;
  return (
    <article className="panel group/card relative flex h-full overflow-hidden transition-colors focus-within:border-line-field hover:border-line-strong tight:flex-col md:flex-col">
      <div className="relative min-h-0 max-md:w-33 max-md:shrink-0 tight:w-full tight:flex-1 md:flex-1">
        <Picture
          src={src}
          placeholder={placeholder}
          sizes={CARD_SIZES}
          focus="50% 40%"
          icon={icon}
          className="absolute inset-0"
          imgClassName="group-hover/card:scale-[1.03]"
        />
        {badge && <div className="absolute top-2 left-2 md:top-2.5 md:left-2.5">{badge}</div>}
        {tools}
      </div>
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-col gap-0.5 p-3 tight:flex-none md:flex-none md:px-3.5 md:pb-3.5',
          wordsClassName,
        )}
      >
        {children}
      </div>
    </article>
  );
}
