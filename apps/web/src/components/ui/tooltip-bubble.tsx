import * as Primitive from 'radix-ui/tooltip';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { layer } from './layers.tsx';
import { StandIn } from './stand-in.tsx';

export interface TooltipBubbleProps {
  id: string;
  trigger: HTMLElement | null;
  side: 'top' | 'right' | 'bottom' | 'left';
  isDelayed: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The open tooltip. It stays open while the pointer moves from the trigger to it. */
export function TooltipBubble({
  id,
  trigger,
  side,
  isDelayed,
  onClose,
  children,
}: TooltipBubbleProps) {
  return (
    <Primitive.Provider>
      <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
        <Primitive.Trigger asChild>
          <StandIn element={trigger} />
        </Primitive.Trigger>
        <Primitive.Portal container={layer()}>
          <Primitive.Content
            id={id}
            data-state={isDelayed ? 'delayed-open' : 'instant-open'}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-60 max-w-64 rounded-sm border border-line-strong bg-surface-2 px-2.5 py-1.5 font-[540] text-ink text-xs shadow-2',
              isDelayed && 'animate-fade',
            )}
          >
            {children}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
