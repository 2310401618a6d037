import type { LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { Outcome } from './use-outward.ts';

/** The button that makes a document or an event: where the focus goes when what it said is dismissed. */
export const outwardButtonId = (kind: Outcome['kind']) => `outward-${kind}`;

interface OutwardButtonProps {
  /** What it makes, if that can be opened. */
  makes?: Outcome['kind'];
  label: string;
  icon: LucideIcon;
  pending: boolean;
  onClick: () => void;
  /** The pointer or the focus has come near: what a click will need may be asked for now. */
  onNear?: () => void;
  className: string;
  labelClassName: string;
}

/** One way out of the house; while it is under way a turning mark takes the place of its icon. */
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
