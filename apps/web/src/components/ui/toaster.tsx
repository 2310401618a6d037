import { TOAST_DURATION_MS } from '@lensemble/contract/constants';
import { Check, TriangleAlert, X } from 'lucide-react';
import * as Primitive from 'radix-ui/toast';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { cn } from '@/lib/cn.ts';
import type { ShownToast } from '@/lib/toast.ts';
import {
  areToastsHosted,
  currentToasts,
  dismissToast,
  hostToasts,
  subscribeToToasts,
} from '@/lib/toast.ts';
import { Button } from './button.tsx';

/** One that goes on elsewhere stays at least this long. */
const LAST_MS = 1_000;

/** Where toasts appear; once in the application. F8 leads the focus there. */
export function Toaster() {
  const isHosted = useSyncExternalStore(subscribeToToasts, areToastsHosted, areToastsHosted);
  if (isHosted) return null;
  return (
    <Toasts className="fixed right-0 bottom-0 p-4 pb-[calc(1rem+var(--bottom-inset)+env(safe-area-inset-bottom))] md:p-6 md:pb-[calc(1.5rem+var(--bottom-inset))]" />
  );
}

/** In a dialog that covers the screen: toasts appear in it, where focus and screen readers can reach them meanwhile. */
export function HostedToasts({ className }: { className: string }) {
  useLayoutEffect(hostToasts, []);
  return <Toasts className={className} />;
}

function Toasts({ className }: { className: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <Primitive.Provider duration={TOAST_DURATION_MS} swipeDirection="right">
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
      <Primitive.Viewport
        className={cn(
          'pointer-events-none z-60 m-0 flex w-full max-w-115 list-none flex-col gap-3 outline-none',
          className,
        )}
      />
    </Primitive.Provider>
  );
}

function ToastCard({ message }: { message: ShownToast }) {
  const { id, open, title, description, action, image, variant = 'default' } = message;
  const { durationMs = TOAST_DURATION_MS } = message;
  const [passedMs] = useState(() => Math.min(Date.now() - message.since, durationMs - LAST_MS));
  const bad = variant === 'destructive';
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => next || dismissToast(id)}
      duration={durationMs - passedMs}
      type={bad ? 'foreground' : 'background'}
      className="group floating pointer-events-auto relative flex items-center gap-3 overflow-hidden py-3 pr-2 pl-4 text-sm data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[state=closed]:animate-pop-out data-[state=open]:animate-sheet data-[swipe=move]:transition-none"
    >
      <Mark bad={bad} image={image} />
      <div className="min-w-0 flex-1">
        <Primitive.Title className="font-[620] text-base">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="text-ink-2 text-sm">
            {description}
          </Primitive.Description>
        )}
      </div>
      {action && (
        <Primitive.Action altText={action.label} asChild>
          <Button variant="line" size="sm" onClick={action.run}>
            {action.label}
          </Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <Button variant="ghost" size="icon-sm" aria-label="Dismiss">
          <X />
        </Button>
      </Primitive.Close>
      {action && (
        <span
          aria-hidden
          style={{ animationDuration: `${durationMs}ms`, animationDelay: `-${passedMs}ms` }}
          className="beam absolute inset-x-0 bottom-0 h-0.5 origin-left animate-[toast-life_linear_forwards] group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:hidden"
        />
      )}
    </Primitive.Root>
  );
}

function Mark({ bad, image }: { bad: boolean; image: string | null | undefined }) {
  if (image) return <img src={image} alt="" className="size-11 rounded-md object-cover" />;
  const Icon = bad ? TriangleAlert : Check;
  return (
    <Icon className={cn('size-4 shrink-0 text-ink-2', bad && 'text-danger-text')} aria-hidden />
  );
}
