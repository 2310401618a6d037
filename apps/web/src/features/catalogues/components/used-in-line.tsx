import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { today } from '@/lib/time/dates.ts';
import { type Used, usedInText } from '../lib/used-in.ts';

/** `In 3 shoots, next Nov 28`; nothing for an item that no shoot uses. */
export function UsedInLine({ item }: { item: Used }) {
  const { data = [] } = useQuery(listShootsQuery);
  const text = usedInText(item, data, today());
  return text && <ShootsLine>{text}</ShootsLine>;
}

export function ShootsLine({ children }: { children: string }) {
  return (
    <p className="flex min-w-0 items-center gap-1.5 pt-1.5 text-ink-3 text-xs">
      <CalendarDays className="size-3.5 shrink-0" aria-hidden />
      <span className="num min-w-0">{children}</span>
    </p>
  );
}
