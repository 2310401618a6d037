import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import { CircleSlash, Equal, type LucideIcon, Pencil, Plus } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import type { Line } from './plan.ts';

type Kind = Line['kind'];

export const lineNames: Readonly<Record<Kind, string>> = {
  new: catalogueCsvWords('new'),
  changed: catalogueCsvWords('changed'),
  unchanged: catalogueCsvWords('unchanged'),
  refused: catalogueCsvWords('refused'),
};

const icons: Readonly<Record<Kind, LucideIcon>> = {
  new: Plus,
  changed: Pencil,
  unchanged: Equal,
  refused: CircleSlash,
};

const colors: Readonly<Record<Kind, string>> = {
  new: 'text-accent-text',
  changed: 'text-accent-text',
  unchanged: 'text-ink-3',
  refused: 'text-danger-text',
};

export function LineIcon({ kind, className }: { kind: Kind; className?: string }) {
  const Icon = icons[kind];
  return <Icon className={cn('size-4 shrink-0', colors[kind], className)} aria-hidden />;
}
