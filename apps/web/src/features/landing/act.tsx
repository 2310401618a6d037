import { cn } from '@/lib/cn.ts';
import { Screenshot } from './screenshot.tsx';

interface ActProps {
  title: string;
  text: string;
  flipped?: boolean;
  screenshot: string;
  alt: string;
}

export function Act({ title, text, flipped = false, screenshot, alt }: ActProps) {
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
      <Screenshot name={screenshot} alt={alt} />
    </section>
  );
}
