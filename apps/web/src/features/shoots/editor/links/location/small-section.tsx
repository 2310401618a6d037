import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface SmallSectionProps {
  title: string;
  icon: LucideIcon;
  children: ReactNode;
}

export function SmallSection({ title, icon: Icon, children }: SmallSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2.5 border-line border-t pt-3.5">
      <h3 id={id} className="flex items-center gap-1.5 font-[560] text-ink-2 text-xs leading-snug">
        <Icon className="size-3.5 text-ink-3" aria-hidden />
        {title}
      </h3>
      {children}
    </section>
  );
}
