import { type TouchEvent, useRef } from 'react';

const FAR_ENOUGH = 48;

export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from) return;
      const x = touch.clientX - from.x;
      if (Math.abs(x) < FAR_ENOUGH || Math.abs(x) < 1.5 * Math.abs(touch.clientY - from.y)) return;
      onSwipe(x < 0 ? 1 : -1);
    },
  };
}
