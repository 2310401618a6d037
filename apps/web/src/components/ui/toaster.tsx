import { uiWords } from '@lensemble/messages/web/ui';
import { type CSSProperties, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cn } from '@/lib/cn.ts';
import {
  areToastsHosted,
  currentToasts,
  hostToasts,
  subscribeToToasts,
} from '@/lib/shell/toast.ts';
import { ToastCard } from './toast-card.tsx';
import { useCovers } from './use-covers.ts';
import { useToastKeys } from './use-toast-keys.ts';

const AT_TOP = { '--toast-top': 0, '--toast-bottom': 'auto' } as CSSProperties;

/** Shows the toasts. Render it once per application. F8 moves the focus there. */
export default function Toaster() {
  const isHosted = useSyncExternalStore(subscribeToToasts, areToastsHosted, areToastsHosted);
  if (isHosted) return null;
  return (
    <Toasts className="fixed top-(--toast-top,auto) right-0 bottom-(--toast-bottom,0) p-4 pt-[calc(1rem+env(safe-area-inset-top))] pb-[calc(1rem+var(--bottom-inset)+env(safe-area-inset-bottom))] md:p-6 md:pb-[calc(1.5rem+var(--bottom-inset))]" />
  );
}

/** Shows the toasts inside a full-screen dialog, where focus and screen readers can reach them. */
export function HostedToasts({ className }: { className: string }) {
  useLayoutEffect(hostToasts, []);
  return <Toasts className={className} />;
}

/** Always rendered, even when empty: screen readers announce only changes of an existing live region. */
function Toasts({ className }: { className: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const list = useRef<HTMLOListElement>(null);
  useToastKeys(list);
  const covers = useCovers(list, toasts);
  const isBad = toasts.some(({ open, variant }) => open && variant === 'destructive');
  return (
    <section
      aria-label={uiWords('notifications')}
      aria-live={isBad ? 'assertive' : 'polite'}
      style={covers ? AT_TOP : undefined}
      // Over dialogs, under their menus: a menu is what the user is about to press.
      className={cn('pointer-events-none z-45 w-full max-w-115', className)}
      // Otherwise dialogs and menus would treat it as a press outside.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <ol ref={list}>
        {toasts.map((message) => (
          <ToastCard key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
}
