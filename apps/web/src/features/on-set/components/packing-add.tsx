import { KIT_LINE_MAX } from '@lensemble/contract/constants';
import type { PackingGrouping } from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { packingWords } from '@lensemble/messages/web/packing';
import { Plus } from 'lucide-react';
import { useInsertionEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { inputStyles } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { splitBringer } from '@/lib/packing/split-bringer.ts';
import { holdTyped } from '../lib/typed.ts';

interface PackingAddProps {
  people: ShootDetail['participants'];
  grouping: PackingGrouping;
  onGroup: (grouping: PackingGrouping) => void;
  onAdd: (text: string, bringerId: string | null, isForEverybody: boolean) => void;
}

const groupings: readonly { readonly value: PackingGrouping; readonly name: string }[] = [
  { value: 'person', name: packingWords('person') },
  { value: 'costume', name: packingWords('costume') },
  { value: 'storage', name: packingWords('storage') },
];

/** Under the thumb: how the list is grouped, and a new line. A name at its end says who brings it. */
export function PackingAdd({ people, grouping, onGroup, onAdd }: PackingAddProps) {
  const [typed, setTyped] = useState('');
  const { text, bringer, isForEverybody } = splitBringer(typed, people);
  // Another kind of effect would end while another part of *On set* is shown.
  useInsertionEffect(() => (text === '' ? undefined : holdTyped({ text: typed })), [text, typed]);
  return (
    <form
      className="grid gap-1.5 border-line border-t bg-surface-1 px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text === '') return;
        onAdd(text, bringer?.id ?? null, isForEverybody);
        setTyped('');
      }}
    >
      {(bringer || isForEverybody) && (
        <p dir="auto" role="status" className="truncate text-ink-2 text-xs">
          {bringer
            ? packingWords('brings', { name: bringer.name })
            : `${packingWords('forEverybody')} · ${packingWords('forEverybodyAbout')}`}
        </p>
      )}
      <div className="flex gap-2">
        <select
          aria-label={packingWords('groupBy')}
          value={grouping}
          onChange={({ target }) => onGroup(target.value as PackingGrouping)}
          className={cn(
            inputStyles,
            // A select counts as read-only.
            'h-14 w-30 shrink-0 px-2 read-only:border-solid read-only:bg-field-fill read-only:text-ink',
          )}
        >
          {groupings.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <input
          value={typed}
          maxLength={KIT_LINE_MAX}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={packingWords('addLine')}
          placeholder={packingWords('addLine')}
          onChange={({ target }) => setTyped(target.value)}
          className={cn(inputStyles, 'h-14 flex-1')}
        />
        <Button
          type="submit"
          variant="primary"
          aria-label={packingWords('add')}
          disabled={text === ''}
          className="min-h-14 min-w-14 px-0"
        >
          <Plus />
        </Button>
      </div>
    </form>
  );
}
