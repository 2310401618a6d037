import { KIT_LINE_MAX, PACKING_NOTE_MAX } from '@lensemble/contract/constants';
import type { PackingEntry } from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { LineField } from './line-field.tsx';
import type { PackingActs } from './use-packing-acts.ts';

interface EntryTextProps {
  entry: PackingEntry;
  text: ReactNode;
  /** Of a kit: whether its parts are shown. */
  isOpen: boolean;
  partsId: string;
  onFold: () => void;
  editing: 'text' | 'note' | null;
  onEnd: () => void;
  acts: PackingActs;
}

/** The words of an entry, which fold and unfold a kit, or the field in which they are edited. */
export function EntryText(props: EntryTextProps) {
  const { entry, text, isOpen, partsId, onFold, editing, onEnd, acts } = props;
  const { name, parts, note } = entry;
  if (editing === 'text')
    return (
      <LineField
        label={packingWords('text')}
        text={name}
        max={KIT_LINE_MAX}
        onSave={(typed, before) => {
          acts.change(entry, typed, before);
          onEnd();
        }}
        onCancel={onEnd}
      />
    );
  return (
    <span className="grid min-w-0 flex-1">
      {parts.length === 0 ? (
        text
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? partsId : undefined}
          onClick={onFold}
          className="flex min-w-0 items-center gap-2 rounded-xs py-1 text-left"
        >
          {text}
          <ChevronDown
            className={cn(
              'size-4 shrink-0 text-ink-3 transition-transform print:hidden',
              isOpen && 'rotate-180',
            )}
            aria-hidden
          />
        </button>
      )}
      {editing === 'note' && (
        <LineField
          label={packingWords('noteOf', { title: name })}
          text={note ?? ''}
          max={PACKING_NOTE_MAX}
          isOptional
          onSave={(typed, before) => {
            acts.note(entry, null, typed, before || null);
            onEnd();
          }}
          onCancel={onEnd}
        />
      )}
    </span>
  );
}
