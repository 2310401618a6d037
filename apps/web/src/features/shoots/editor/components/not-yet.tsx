import type { LucideIcon } from 'lucide-react';
import { Lightbulb } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { toast } from '@/lib/shell/toast.ts';

interface NotYetProps
  extends Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'> {
  label: string;
  /** On small screens; between them and large ones there is only the icon. */
  shortLabel?: string;
  /** The reason why the button is unavailable; shown as tooltip and when it is pressed, and read by screen readers. */
  reason: string;
  icon: LucideIcon;
  labelClassName?: string;
}

/**
 * An unavailable button that explains why. Unlike a disabled button, it can be focused and pressed, so the reason is
 * accessible, also on phones, which show no tooltips.
 */
export function NotYet({
  label,
  shortLabel,
  reason,
  icon: Icon,
  labelClassName,
  className,
  ...button
}: NotYetProps) {
  return (
    <Tooltip label={reason}>
      <Button
        {...button}
        aria-disabled
        aria-label={label}
        aria-description={reason}
        onClick={() => toast({ title: reason, icon: Lightbulb })}
        className={cn('active:translate-y-0', className)}
      >
        <Icon aria-hidden />
        <span className={cn(labelClassName, shortLabel && 'max-xl:hidden')}>{label}</span>
        {shortLabel && <span className={cn(labelClassName, 'lg:hidden')}>{shortLabel}</span>}
      </Button>
    </Tooltip>
  );
}
