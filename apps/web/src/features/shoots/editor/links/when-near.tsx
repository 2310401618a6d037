import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Content is rendered one window before it is seen: what arrives later would push what is below it out of the user's hand. */
const NEAR = '100% 0px';

/** For the section around `WhenNear`: paper has no empty sections. */
export const printsLoaded = 'print:has-[>:empty]:hidden';

/** For a section whose part with `data-nothing` says that it is empty. */
export const printsFilled = 'print:has-[[data-nothing]]:hidden';

interface WhenNearProps {
  className?: string;
  /** Wherever it is. */
  always?: boolean;
  children: () => ReactNode;
}

/** Renders its children when it first comes near the window. */
export function WhenNear({ className, always = false, children }: WhenNearProps) {
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
      {(isNear || always) && children()}
    </div>
  );
}
