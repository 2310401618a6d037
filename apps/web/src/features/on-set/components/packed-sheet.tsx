import { PACKING_NOTE_MAX } from '@lensemble/contract/constants';
import type { PackedPart } from '@lensemble/contract/packing';
import {
  type Counted,
  type PackingEntry,
  type PackingMode,
  unitsOf,
} from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { DayClient } from '@/lib/day/day-client.ts';
import { countWords } from '@/lib/packing/entry-words.ts';
import { counting, noting } from '@/lib/packing/packing-wishes.ts';
import { Sheet } from './sheet.tsx';

/** An entry of the packing list, or a part of a kit, as it was when its sheet was opened. */
export interface Opened {
  readonly entry: PackingEntry;
  readonly of: Counted;
  readonly part: PackedPart | null;
}

interface PackedSheetProps {
  opened: Opened;
  mode: PackingMode;
  client: DayClient;
  onClose: () => void;
}

/** How many units are packed or back, and a note. */
export function PackedSheet({ opened, mode, client, onClose }: PackedSheetProps) {
  const { entry, of, part } = opened;
  const { name, quantity } = of;
  const units = unitsOf(of, mode);
  const before = of.note ?? '';
  const [count, setCount] = useState(units);
  const [note, setNote] = useState(before);
  const save = () => {
    const at = new Date().toISOString();
    if (count !== units) client.apply(counting(entry, { ...of, part }, mode, count, at));
    if (note.trim() !== before) client.apply(noting(entry, part, note, of.note));
    onClose();
  };
  const shown = { ...of, packedAt: null, backAt: null, packedCount: count, backCount: count };
  const mark = countWords(shown, mode);
  const step = (by: number) => setCount(Math.max(0, Math.min(count + by, quantity)));
  return (
    <Sheet
      title={name}
      onClose={onClose}
      isChanged={note !== before || count !== units}
      typed={note === before ? '' : note}
      footer={
        <Button variant="primary" className="min-h-14 flex-1 rounded-xl text-base" onClick={save}>
          {packingWords('save')}
        </Button>
      }
    >
      {quantity > 1 && (
        <div className="flex items-center justify-between gap-2 rounded-lg border border-line">
          <Button
            variant="ghost"
            className="min-h-14 min-w-14"
            aria-label={packingWords('fewer', { mark })}
            onClick={() => step(-1)}
          >
            <Minus />
          </Button>
          <output className="num font-[620]">{mark}</output>
          <Button
            variant="ghost"
            className="min-h-14 min-w-14"
            data-first
            aria-label={packingWords('further', { mark })}
            onClick={() => step(1)}
          >
            <Plus />
          </Button>
        </div>
      )}
      <Input
        data-first={quantity === 1 || undefined}
        className="min-h-14"
        aria-label={packingWords('note')}
        placeholder={packingWords('note')}
        value={note}
        maxLength={PACKING_NOTE_MAX}
        onChange={({ target }) => setNote(target.value)}
      />
    </Sheet>
  );
}
