import { weekWords } from '@lensemble/messages/web/calendar-week';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';

/** The part of the box that a press scrolls by, so that a day in view stays in view. */
const STEP = 0.6;

const sides = [
  {
    side: 'before',
    by: -1,
    label: weekWords('earlierDays'),
    icon: ChevronLeft,
    className: 'left-0',
  },
  {
    side: 'after',
    by: 1,
    label: weekWords('laterDays'),
    icon: ChevronRight,
    className: 'right-0 rounded-none bg-surface-1',
  },
] as const;

/** On phones, tells and leads to the days of the week that are out of view. */
export function SidewaysButtons({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const hidden = useHiddenSides(scroller);
  return sides.map(({ side, by, label, icon: Icon, className }) => (
    <Button
      key={side}
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-disabled={!hidden[side]}
      onClick={() => {
        const box = scroller.current;
        box?.scrollBy({ left: by * STEP * box.clientWidth });
        // The button may disappear. In the box, the arrow keys scroll on.
        box?.focus({ preventScroll: true });
      }}
      className={cn(
        'absolute top-0 z-30 aria-disabled:invisible md:hidden print:hidden',
        className,
      )}
    >
      <Icon aria-hidden />
    </Button>
  ));
}

/** Whether a box hides a part of its content before and after the visible part. */
function useHiddenSides(scroller: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const measure = () => {
      const before = box.scrollLeft > 1;
      const after = box.scrollWidth - box.clientWidth - box.scrollLeft > 1;
      setHidden((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return hidden;
}
