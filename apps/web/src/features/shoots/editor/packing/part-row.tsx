import { PACKING_NOTE_MAX } from '@lensemble/contract/constants';
import { isChecked, isPartly, type PackingEntry } from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { EntryFace, faceOfPart } from '@/components/packing/entry-face.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { focusLater } from '@/lib/browser/focus-later.ts';
import { cn } from '@/lib/cn.ts';
import { noticeOf } from '@/lib/packing/entry-words.ts';
import { CountItems, NoteItem } from './count-items.tsx';
import { LineField } from './line-field.tsx';
import type { RowContext } from './row-context.ts';
import { RowWords } from './row-words.tsx';
import { stateOf, Ticks } from './ticks.tsx';

interface PartRowProps extends RowContext {
  kit: PackingEntry;
  part: PackingEntry['parts'][number];
}

/** A part of a kit. */
export function PartRow({ kit, part, mode, grouping, acts }: PartRowProps) {
  const [isNoting, setNoting] = useState(false);
  const id = useId();
  const { name, quantity, note } = part;
  const stop = () => {
    setNoting(false);
    focusLater(`[data-part="${id}"]`);
  };
  return (
    <li className="flex min-h-11 items-center gap-2.5 border-line border-t px-2 first:border-t-0 max-md:gap-2 max-md:px-1">
      <Ticks
        title={name}
        mode={mode}
        packed={stateOf(part, 'pack')}
        back={stateOf(part, 'back')}
        onToggle={(of) => acts.checkPart(kit, part, of)}
      >
        <EntryFace
          entry={faceOfPart(part)}
          className={cn('size-7', isChecked(part, mode) && 'opacity-60')}
        />
        <span className="grid min-w-0 flex-1">
          <RowWords
            {...{ name, quantity }}
            about={grouping === 'storage' ? '' : (part.storagePlace ?? '')}
            notice={isNoting ? '' : noticeOf(part, 'pack', 'back')}
            isDone={isChecked(part, mode)}
            isUrgent={!isChecked(part, mode) || isPartly(part, 'back')}
          />
          {isNoting && (
            <LineField
              label={packingWords('noteOf', { title: name })}
              text={note ?? ''}
              max={PACKING_NOTE_MAX}
              isOptional
              onSave={(typed, before) => {
                acts.note(kit, part.part, typed, before || null);
                stop();
              }}
              onCancel={stop}
            />
          )}
        </span>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              data-part={id}
              variant="ghost"
              size="icon-sm"
              aria-label={packingWords('moreOf', { title: name })}
              className="max-md:size-target print:hidden"
            >
              <Ellipsis aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end" className="w-60">
            <CountItems of={part} onCount={(of, count) => acts.count(kit, part, of, count)} />
            <NoteItem onSelect={() => setNoting(true)} />
          </DropdownMenuContent>
        </DropdownMenu>
      </Ticks>
    </li>
  );
}
