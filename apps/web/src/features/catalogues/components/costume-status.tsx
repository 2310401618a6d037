import type { CostumeStatus } from '@lensemble/contract/costume-status';
import { costumeStatusLabels } from '@lensemble/contract/costume-status';
import { Check, ClipboardList, Scissors } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';

const looks = {
  planning: { icon: ClipboardList, colors: 'status-idea' },
  'in-progress': { icon: Scissors, colors: 'status-planning' },
  completed: { icon: Check, colors: 'status-ready' },
} as const;

/** Icon and colours of a status; the colours are a class that gives `st-*` its meaning. */
export function costumeStatusLook(status: CostumeStatus) {
  return looks[status];
}

/** Icon and word on a picture. */
export function CostumeStatusBadge({ status }: { status: CostumeStatus }) {
  const { icon: Icon, colors } = looks[status];
  return (
    <Badge variant="glass" className={colors}>
      <Icon className="size-3 text-st-photo" aria-hidden />
      {costumeStatusLabels[status]}
    </Badge>
  );
}
