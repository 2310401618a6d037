import {
  isChecked,
  isPartly,
  type PackingEntry,
  type PackingMode,
  unitsOf,
} from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { Tick } from './tick.tsx';

/** What of which only some parts or some units are checked off is neither. */
export function stateOf(
  entry: PackingEntry | PackingEntry['parts'][number],
  mode: PackingMode,
): boolean | 'mixed' {
  if (isChecked(entry, mode)) return true;
  const isMixed =
    isPartly(entry, mode) ||
    ('parts' in entry && entry.parts.some((part) => unitsOf(part, mode) > 0));
  return isMixed ? 'mixed' : false;
}

interface TicksProps {
  title: string;
  mode: PackingMode;
  packed: boolean | 'mixed';
  back: boolean | 'mixed';
  onToggle: (mode: PackingMode) => void;
  children: ReactNode;
}

/** Both boxes around a row. A phone has room for one. */
export function Ticks({ title, mode, packed, back, onToggle, children }: TicksProps) {
  return (
    <>
      <Tick
        shape="round"
        label={packingWords('check', { title })}
        checked={packed}
        onToggle={() => onToggle('pack')}
        className={cn(mode === 'back' && 'max-md:hidden')}
      />
      {mode === 'back' && (
        <Tick
          shape="square"
          label={packingWords('checkBack', { title })}
          checked={back}
          onToggle={() => onToggle('back')}
          className="md:hidden"
        />
      )}
      {children}
      <Tick
        shape="square"
        label={packingWords('checkBack', { title })}
        checked={back}
        onToggle={() => onToggle('back')}
        className="max-md:hidden"
      />
    </>
  );
}
