import { TOAST_DURATION_MS, TOAST_WITH_ACTION_MS } from '@lensemble/contract/constants';
import { uiWords } from '@lensemble/messages/web/ui';
import { Check, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { dismissToast, type ShownToast } from '@/lib/shell/toast.ts';
import { Button } from './button.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useHeld } from './use-held.ts';
import { useSwipeAway } from './use-swipe-away.ts';
import { useToastLife } from './use-toast-life.ts';

/** One toast. Its timer pauses while it is hovered or has the focus, or the window has lost the focus. */
export function ToastCard({ message }: { message: ShownToast }) {
  const { id, open, title, description, action, image, icon, variant = 'default' } = message;
  const { durationMs = action ? TOAST_WITH_ACTION_MS : TOAST_DURATION_MS } = message;
  const close = () => dismissToast(id);
  const [isGone, setGone] = useState(!open);
  const [isHeld, holding] = useHeld();
  const [shift, swiping] = useSwipeAway(close);
  const focus = useFocusBack<HTMLLIElement>(open);
  const passedMs = useToastLife({ message, durationMs, isRunning: open && !isHeld, onEnd: close });
  if (isGone) return null;
  return (
    <li
      tabIndex={-1}
      data-state={open ? 'open' : 'closed'}
      {...holding}
      {...swiping}
      {...focus}
      style={shift > 0 ? { transform: `translateX(${shift}px)` } : undefined}
      onAnimationEnd={({ target, currentTarget }) =>
        !open && target === currentTarget && setGone(true)
      }
      className="floating relative flex touch-pan-y flex-wrap items-center justify-end gap-3 overflow-hidden py-3 pr-2 pl-4 text-sm data-[state=closed]:animate-pop-out data-[state=open]:animate-sheet"
    >
      <Mark bad={variant === 'destructive'} image={image} icon={icon} />
      {/* With text of twice the size, the buttons are below it. */}
      <div className="min-w-0 grow basis-32">
        <p className="font-[620] text-base">{title}</p>
        {description && <p className="text-ink-2 text-sm">{description}</p>}
      </div>
      {action && (
        <Button
          variant="line"
          size="sm"
          onClick={() => {
            action.run();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="ghost" size="icon-sm" aria-label={uiWords('dismiss')} onClick={close}>
        <X />
      </Button>
      {action && (
        <span
          aria-hidden
          style={{
            animationDuration: `${durationMs}ms`,
            animationDelay: `-${passedMs}ms`,
            animationPlayState: isHeld ? 'paused' : 'running',
          }}
          className="beam absolute inset-x-0 bottom-0 h-0.5 origin-left animate-[toast-life_linear_forwards] motion-reduce:hidden"
        />
      )}
    </li>
  );
}

interface MarkProps {
  bad: boolean;
  image: ShownToast['image'];
  icon: ShownToast['icon'];
}

function Mark({ bad, image, icon }: MarkProps) {
  if (image) return <img src={image} alt="" className="size-11 rounded-md object-cover" />;
  const Icon = icon ?? (bad ? TriangleAlert : Check);
  return (
    <Icon className={cn('size-4 shrink-0 text-ink-2', bad && 'text-danger-text')} aria-hidden />
  );
}
