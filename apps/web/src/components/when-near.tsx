import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

/** How far outside the window something is still near. */
const NEAR = '300px';

interface WhenNearProps {
  className?: string;
  children: () => ReactNode;
}

/** A box that stays empty until it comes near the window, and is filled from then on. */
export function WhenNear({ className, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={box} className={className}>
      {isNear && children()}
    </div>
  );
}
