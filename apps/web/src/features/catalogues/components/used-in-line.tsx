import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { today } from '@/lib/dates.ts';
import { listShootsQuery } from '@/lib/shoot-list.ts';
import { usedInText } from '../lib/used-in.ts';

/** `In 3 shoots, next Nov 28`. Nothing for an item that no shoot uses. */
export function UsedInLine({ shootIds }: { shootIds: readonly string[] }) {
  const { data = [] } = useQuery(listShootsQuery);
  const text = usedInText(shootIds, data, today());
  return text && <ShootsLine>{text}</ShootsLine>;
}

/** What a card says at its end of the shoots that use its item. */
export function ShootsLine({ children }: { children: string }) {
  return (
    <p className="flex min-w-0 items-center gap-1.5 pt-1.5 text-ink-3 text-xs">
      <CalendarDays className="size-3.5 shrink-0" aria-hidden />
      <span className="num truncate">{children}</span>
    </p>
  );
}
