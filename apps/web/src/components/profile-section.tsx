import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '@/lib/browser/after-paint.ts';
import { cn } from '@/lib/cn.ts';

interface ProfileSectionProps {
  title: string;
  /** For addresses that lead here. */
  id?: string;
  className?: string;
  children: ReactNode;
}

export function ProfileSection({ title, id, className, children }: ProfileSectionProps) {
  const heading = useFocusedByAddress(id);
  return (
    <section
      id={id}
      className={cn('panel scroll-mt-18 px-4 pt-4 pb-5 md:px-6 md:pt-5 md:pb-6', className)}
    >
      <h2
        ref={heading}
        tabIndex={-1}
        className="mb-4 font-[620] text-lg leading-snug tracking-[-0.012em] outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Moves the focus to the heading of the section that the address names, once menus and dialogs have given theirs back. */
function useFocusedByAddress(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNamed = useLocation({ select: ({ hash }) => id !== undefined && hash === id });
  useEffect(() => {
    if (!isNamed) return;
    return afterPaint(() => {
      if (!document.activeElement?.closest('#main section'))
        heading.current?.focus({ preventScroll: true });
    });
  }, [isNamed]);
  return heading;
}
