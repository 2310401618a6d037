import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface SmallTitleProps {
  id: string;
  icon: LucideIcon;
  children: string;
}

export function SmallTitle({ id, icon: Icon, children }: SmallTitleProps) {
  return (
    <h3 id={id} className="flex items-center gap-1.5 font-[560] text-ink-2 text-xs leading-snug">
      <Icon className="size-3.5 text-ink-3" aria-hidden />
      {children}
    </h3>
  );
}

interface SmallSectionProps {
  title: string;
  icon: LucideIcon;
  children: ReactNode;
}

export function SmallSection({ title, icon, children }: SmallSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2.5 border-line border-t pt-3.5">
      <SmallTitle id={id} icon={icon}>
        {title}
      </SmallTitle>
      {children}
    </section>
  );
}
