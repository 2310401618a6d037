import type { CostumeStatus } from '@lensemble/contract/costume-status';
import { Check, ClipboardList, Scissors } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { costumeStatusNames } from '@/lib/catalogues/costume-status-names.ts';
import { cn } from '@/lib/cn.ts';

const looks = {
  planning: { icon: ClipboardList, colors: 'status-idea' },
  'in-progress': { icon: Scissors, colors: 'status-planning' },
  completed: { icon: Check, colors: 'status-ready' },
} as const;

/** Icon and color class of a status. The class sets the `st-*` colors. */
export function costumeStatusLook(status: CostumeStatus) {
  return looks[status];
}

interface CostumeStatusBadgeProps {
  status: CostumeStatus;
  className?: string;
}

export function CostumeStatusBadge({ status, className }: CostumeStatusBadgeProps) {
  const { icon: Icon, colors } = looks[status];
  return (
    <Badge variant="glass" className={cn(colors, className)}>
      <Icon className="size-3 text-st-photo" aria-hidden />
      {costumeStatusNames[status]}
    </Badge>
  );
}
