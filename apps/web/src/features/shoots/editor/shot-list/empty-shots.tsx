import { formatTime } from '@lensemble/contract/clock';
import type { Reference } from '@lensemble/contract/shoot-links';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { ListChecks } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { AddButtons } from './add-buttons.tsx';
import type { ShotActs } from './shot-acts.ts';

interface EmptyShotsProps {
  time: string | null;
  unused: readonly Reference[];
  acts: ShotActs;
}

export function EmptyShots({ time, unused, acts }: EmptyShotsProps) {
  return (
    <div data-nothing>
      <EmptyState
        icon={ListChecks}
        title={shotListWords('empty')}
        action={<AddButtons isEmpty {...{ unused, acts }} className="justify-center" />}
      >
        {time === null
          ? shotListWords('emptyNoTime')
          : shotListWords('emptyTimes', { time: formatTime(time) })}
      </EmptyState>
    </div>
  );
}
