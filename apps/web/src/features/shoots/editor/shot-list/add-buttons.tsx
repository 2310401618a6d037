import type { Reference } from '@lensemble/contract/shoot-links';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Images, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import type { ShotActs } from './shot-acts.ts';

interface AddButtonsProps {
  /** The references without a shot. */
  unused: readonly Reference[];
  acts: ShotActs;
  /** Whether there is nothing yet. The way to begin then stands out. */
  isEmpty?: boolean;
  className?: string;
}

export function AddButtons({ unused, acts, isEmpty = false, className }: AddButtonsProps) {
  const hasUnused = unused.length > 0;
  return (
    <div className={cn('flex flex-wrap gap-2 print:hidden', className)}>
      {hasUnused && (
        <Button
          variant={isEmpty ? 'primary' : 'line'}
          size="sm"
          className="max-md:px-2"
          aria-haspopup="dialog"
          onClick={acts.chooseReferences}
        >
          <Images aria-hidden />
          {shotListWords('fromReferences', { count: unused.length })}
        </Button>
      )}
      <Button size="sm" className="max-md:px-2" onClick={() => acts.add('other')}>
        <Plus aria-hidden />
        {shotListWords('addBlock')}
      </Button>
      <Button
        data-add-shot
        variant={isEmpty && !hasUnused ? 'primary' : 'line'}
        size="sm"
        className="max-md:px-2"
        onClick={() => acts.add('shot')}
      >
        <Plus aria-hidden />
        {shotListWords('addShot')}
      </Button>
    </div>
  );
}
