import { uiWords } from '@lensemble/messages/web/ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
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

/** Shows the toasts. Render it once per application. F8 moves the focus there. */
export default function Toaster() {
  const isHosted = useSyncExternalStore(subscribeToToasts, areToastsHosted, areToastsHosted);
  if (isHosted) return null;
  return <Toasts className="toaster" />;
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
      data-covers={covers}
      className={cn('toasts', className)}
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
