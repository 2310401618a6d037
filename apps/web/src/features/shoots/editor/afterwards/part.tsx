import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  aside?: ReactNode;
  /** As of a section. */
  place?: string;
  children: ReactNode;
}

/** A part of the section, with a heading of its own. */
export function Part({ title, aside, place, children }: PartProps) {
  const id = useId();
  return (
    <section data-place={place} aria-labelledby={id} className="min-w-0">
      <header className="mb-2 flex min-h-9 flex-wrap items-center gap-2">
        <h3 id={id} className="mr-auto font-semibold text-base leading-snug">
          {title}
        </h3>
        {aside}
      </header>
      {children}
    </section>
  );
}
