import { type Counted, type PackingMode, unitsOf } from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { MessageSquareText, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu.tsx';
import { countWords } from '@/lib/packing/entry-words.ts';

interface CountItemsProps {
  of: Counted;
  onCount: (mode: PackingMode, count: number) => void;
}

const modes = ['pack', 'back'] as const;

/** Items of a menu that say how many units are packed and back. They leave it open. */
export function CountItems({ of, onCount }: CountItemsProps) {
  if (of.quantity === 1) return null;
  return (
    <>
      {modes.map((mode) => {
        const count = unitsOf(of, mode);
        const mark = countWords(of, mode);
        return (
          <fieldset key={mode} aria-label={mark} className="flex items-center gap-1 pl-2">
            <span aria-hidden className="num min-w-0 flex-1 truncate">
              {mark}
            </span>
            <Step
              label={packingWords('fewer', { mark })}
              isEnd={count === 0}
              onStep={() => onCount(mode, count - 1)}
            >
              <Minus aria-hidden />
            </Step>
            <Step
              label={packingWords('further', { mark })}
              isEnd={count === of.quantity}
              onStep={() => onCount(mode, count + 1)}
            >
              <Plus aria-hidden />
            </Step>
          </fieldset>
        );
      })}
      <DropdownMenuSeparator />
    </>
  );
}

interface StepProps {
  label: string;
  /** At an end, a step changes nothing, and the item keeps the focus. */
  isEnd: boolean;
  onStep: () => void;
  children: ReactNode;
}

const Step = ({ label, isEnd, onStep, children }: StepProps) => (
  <DropdownMenuItem
    aria-label={label}
    aria-disabled={isEnd || undefined}
    onSelect={(event) => {
      event.preventDefault();
      if (!isEnd) onStep();
    }}
    className="min-h-11 w-11 shrink-0 justify-center aria-disabled:opacity-40"
  >
    {children}
  </DropdownMenuItem>
);

/** Opens the field of a note. */
export const NoteItem = ({ onSelect }: { onSelect: () => void }) => (
  <DropdownMenuItem onSelect={onSelect}>
    <MessageSquareText aria-hidden />
    {packingWords('note')}
  </DropdownMenuItem>
);
