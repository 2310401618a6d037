import type { LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { Outcome } from './use-outward.ts';

/** The id of the button that creates an outcome. It receives the focus when the banner is dismissed. */
export const outwardButtonId = (kind: Outcome['kind']) => `outward-${kind}`;

interface OutwardButtonProps {
  /** The kind of outcome, if it can be opened. */
  makes?: Outcome['kind'];
  label: string;
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
  icon: Icon,
  pending,
  onClick,
  onNear,
  className,
  labelClassName,
}: OutwardButtonProps) {
  return (
    <Button
      {...(makes && { id: outwardButtonId(makes) })}
      pending={pending}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={className}
    >
      {!pending && <Icon aria-hidden />}
      <span className={labelClassName}>{label}</span>
    </Button>
  );
}
