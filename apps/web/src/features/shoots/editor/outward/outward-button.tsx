import type { LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import type { Outcome } from './use-outward.ts';

/** The id of the button that creates an outcome. It receives the focus when the banner is dismissed. */
export const outwardButtonId = (kind: Outcome['kind']) => `outward-${kind}`;

interface OutwardButtonProps {
  /** The kind of outcome, if it can be opened. */
  makes?: Outcome['kind'];
  label: string;
  /** On small screens; between them and large ones there is only the icon. */
  shortLabel?: string;
  /** What the button does. */
  about: string;
  icon: LucideIcon;
  pending: boolean;
  onClick: () => void;
  /** Called on hover and focus, to prefetch data for the click. */
  onNear?: () => void;
  className: string;
  labelClassName: string;
}

export function OutwardButton({
  makes,
  label,
  shortLabel,
  about,
  icon: Icon,
  pending,
  onClick,
  onNear,
  className,
  labelClassName,
}: OutwardButtonProps) {
  return (
    <Tooltip label={about} side="bottom">
      <Button
        {...(makes && { id: outwardButtonId(makes) })}
        {...(shortLabel && { 'aria-label': label })}
        aria-description={about}
        pending={pending}
        onClick={onClick}
        onPointerEnter={onNear}
        onFocus={onNear}
        className={className}
      >
        {!pending && <Icon aria-hidden />}
        <span className={cn(labelClassName, shortLabel && 'max-xl:hidden')}>{label}</span>
        {shortLabel && <span className={cn(labelClassName, 'lg:hidden')}>{shortLabel}</span>}
      </Button>
    </Tooltip>
  );
}
