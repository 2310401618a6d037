import { calendarWords } from '@lensemble/messages/web/calendar';
import { shellWords } from '@lensemble/messages/web/shell';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';

interface CalendarFrameProps {
  title: ReactNode;
  /** Chooses another view, on the page of the calendar. */
  switcher?: ReactNode;
  /** Undefined while the view loads. */
  onToday?: () => void;
  /** The buttons for the previous and the next month or week. */
  steps: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The panel of a calendar, with its header. */
export function CalendarFrame({
  title,
  switcher,
  onToday,
  steps,
  className,
  children,
}: CalendarFrameProps) {
  return (
    <section
      aria-label={calendarWords('calendar')}
      className={cn(
        'panel print:mx-0 max-md:-mx-2 max-md:rounded-lg max-md:px-1.5 max-md:pt-3 max-md:pb-1.5 md:p-4',
        className,
      )}
    >
      <header
        className={cn(
          'flex items-center gap-1 pb-1.5 pl-2 tight:flex-wrap md:pb-3',
          switcher && 'flex-wrap max-md:pr-2',
        )}
      >
        <h2
          aria-live="polite"
          className={cn(
            'mr-auto font-[620] text-lg leading-snug tracking-[-0.012em]',
            // On the smallest phones it breaks, and the buttons stay beside it.
            switcher && 'max-md:min-w-0 max-md:grow max-md:basis-20',
          )}
        >
          {title}
        </h2>
        {switcher}
        <Tooltip
          label={shellWords('withKeys', { action: calendarWords('today'), keys: 'C T' })}
          disabled={!switcher}
        >
          <Button variant="ghost" size="sm" className="md:ml-1 print:hidden" onClick={onToday}>
            {calendarWords('today')}
          </Button>
        </Tooltip>
        <span className="flex gap-1 print:hidden">{steps}</span>
      </header>
      {children}
    </section>
  );
}
