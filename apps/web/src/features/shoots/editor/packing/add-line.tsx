import { KIT_LINE_MAX } from '@lensemble/contract/constants';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { packingWords } from '@lensemble/messages/web/packing';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { chipStyles } from '@/components/chip-styles.ts';
import { Button } from '@/components/ui/button.tsx';
import { inputStyles } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { splitBringer } from '@/lib/packing/split-bringer.ts';

interface AddLineProps {
  people: ShootDetail['participants'];
  onAdd: (text: string, bringerId: string | null, isForEverybody: boolean) => void;
}

/** Adds a line with Enter. A name or “everybody” at its end says who brings it, unless that is switched off. */
export function AddLine({ people, onAdd }: AddLineProps) {
  const [typed, setTyped] = useState('');
  const [isSplit, setSplit] = useState(true);
  const { text, bringer, isForEverybody } = splitBringer(typed, people);
  const hasEnd = bringer !== null || isForEverybody;
  const isEmpty = text === '';
  const add = () => {
    if (isEmpty) return;
    if (isSplit) onAdd(text, bringer?.id ?? null, isForEverybody);
    else onAdd(typed.trim(), null, false);
    setTyped('');
    setSplit(true);
  };
  const first = people[0]?.name.split(/\s+/)[0];
  return (
    <div className="grid gap-2 print:hidden">
      <div className="relative flex gap-2">
        <Plus
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-3"
        />
        <input
          data-packing-line
          value={typed}
          maxLength={KIT_LINE_MAX}
          enterKeyHint="done"
          autoComplete="off"
          aria-label={packingWords('addLine')}
          placeholder={
            first === undefined
              ? packingWords('lineExample')
              : packingWords('lineExampleOf', { name: first })
          }
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
            // The field is in the form of the shoot, which saves itself.
            event.preventDefault();
            if (!event.metaKey && !event.ctrlKey) add();
          }}
          className={cn(inputStyles, 'h-11 pr-3 pl-10')}
        />
        <Button off={isEmpty} onClick={add} className="h-11">
          {packingWords('add')}
        </Button>
      </div>
      {hasEnd && (
        <button
          type="button"
          aria-pressed={isSplit}
          onClick={() => setSplit(!isSplit)}
          className={cn(chipStyles(isSplit), 'max-w-full justify-self-start')}
        >
          {isSplit && <Check className="size-3.5 shrink-0" aria-hidden />}
          <span dir="auto" className="truncate">
            {bringer
              ? packingWords('brings', { name: bringer.name })
              : packingWords('forEverybody')}
          </span>
        </button>
      )}
    </div>
  );
}
