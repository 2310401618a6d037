import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useDocumentTitle } from '@/components/page-header.tsx';

interface MessageScreenProps {
  icon: ComponentType<{ className?: string }>;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A message in place of a form. Its heading receives the focus, so that screen readers announce it. */
export function MessageScreen({ icon: Icon, title, children, actions }: MessageScreenProps) {
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-4">
      <span className="finder grid h-16 w-22 place-items-center text-ink-2">
        <Icon className="size-6" aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1} className="display text-xl outline-none">
        {title}
      </h1>
      <div className="grid gap-2 text-base text-ink-2">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </section>
  );
}
