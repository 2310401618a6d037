import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '@/components/picture.tsx';
import { cn } from '@/lib/cn.ts';

interface PhotoCardProps {
  src: string | null;
  placeholder: string | null;
  icon: LucideIcon;
  /** Lies on the picture. */
  badge?: ReactNode;
  tools: ReactNode;
  /** The room that the words take at least: names stand on one line where all cards take the same. */
  wordsClassName?: string;
  children: ReactNode;
}

/** A little less than it is, so that dense screens are content with the small copy: a screenful stays under 400 KB. */
const CARD_SIZES = '12.5rem';

/** A card whose picture takes what its words leave: above them, on phones beside them. */
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
