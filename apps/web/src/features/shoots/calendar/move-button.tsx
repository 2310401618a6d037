import type { ListedShoot } from '@lensemble/contract/shoots';
import { calendarWords } from '@lensemble/messages/web/calendar';
import { CalendarClock } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { useCalendar } from './calendar-context.ts';

interface MoveButtonProps {
  shoot: ListedShoot;
  /** Whether a phone shows a word beside the icon. */
  isNamed?: boolean;
  className?: string;
}

/** Moves a shoot to another day. On touch screens it is always visible, elsewhere on hover and focus of the group. */
export function MoveButton({ shoot, isNamed = false, className }: MoveButtonProps) {
  const { chooseDay } = useCalendar();
  return (
    <Tooltip label={calendarWords('moveDay')}>
      <Button
        variant="ghost"
        size={isNamed ? 'sm' : 'icon-sm'}
        aria-label={calendarWords('moveShoot', { title: shoot.title })}
        onClick={() => chooseDay(shoot)}
        className={cn(
          'opacity-0 transition-opacity focus-visible:opacity-100 group-focus-within/event:opacity-100 group-hover/event:opacity-100 pointer-coarse:opacity-100',
          className,
        )}
      >
        <CalendarClock aria-hidden />
        {isNamed && <span className="md:hidden">{calendarWords('move')}</span>}
      </Button>
    </Tooltip>
  );
}
