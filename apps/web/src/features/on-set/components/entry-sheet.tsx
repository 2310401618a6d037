import { onSetWords } from '@lensemble/messages/web/on-set';
import { Check, RotateCcw, SkipForward } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { focusLater } from '@/lib/browser/focus-later.ts';
import type { Marks } from '../hooks/use-marks.ts';
import { EntryFacts } from './entry-facts.tsx';
import { EntryPicture } from './entry-picture.tsx';
import { Sheet } from './sheet.tsx';

interface EntrySheetProps extends ComponentProps<typeof EntryFacts> {
  ownPictures: ReadonlyMap<string, string>;
  marks: Marks;
  onClose: () => void;
}

const looks = 'min-h-14 flex-1 rounded-xl whitespace-normal text-base';

/** One entry of the plan, which can be done, skipped or reopened out of turn. */
export function EntrySheet({ ownPictures, marks, onClose, ...facts }: EntrySheetProps) {
  const { entry, shoot } = facts;
  const then = (mark: (entry: EntrySheetProps['entry']) => void) => () => {
    mark(entry);
    onClose();
    // What opened the sheet may be gone.
    focusLater('[data-next-step]');
  };
  return (
    <Sheet
      title={entry.name}
      onClose={onClose}
      footer={
        entry.state === 'open' ? (
          <>
            <Button className={looks} onClick={then(marks.skip)}>
              <SkipForward />
              {onSetWords('skip')}
            </Button>
            <Button data-first variant="primary" className={looks} onClick={then(marks.done)}>
              <Check />
              {onSetWords('done')}
            </Button>
          </>
        ) : (
          <Button data-first variant="primary" className={looks} onClick={then(marks.openAgain)}>
            <RotateCcw />
            {onSetWords('reopen')}
          </Button>
        )
      }
    >
      <EntryPicture
        {...{ shoot, entry, ownPictures }}
        size="medium"
        className="h-44 low:h-24 w-full rounded-lg"
      />
      <EntryFacts {...facts} />
    </Sheet>
  );
}
