import { paletteWords } from '@lensemble/messages/web/palette';
import { Search } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Dialog, dialogStyles, dialogWidths, overlayStyles } from '@/components/ui/dialog.tsx';
import { layerHost } from '@/components/ui/layers.tsx';
import { useReturnFocus } from '@/components/ui/return-focus.ts';
import { useEntries } from '@/features/palette/hooks/use-entries.ts';
import type { PaletteLayer } from '@/features/palette/lib/command.ts';
import type { Entry } from '@/features/palette/lib/entry.ts';
import { type FoundGroup, findEntries, indexEntries } from '@/features/palette/lib/find-entries.ts';
import { cn } from '@/lib/cn.ts';
import { PaletteList } from './palette-list.tsx';

interface PaletteDialogProps {
  /** Returns the text that was typed before the dialog had loaded. */
  typed: () => string;
  show: (layer: PaletteLayer) => void;
  onClose: () => void;
}

export default function PaletteDialog({ typed, show, onClose }: PaletteDialogProps) {
  const { all, likely, create, isLoading, isPartial } = useEntries(show);
  const [query, setQuery] = useState(typed);
  const [active, setActive] = useState(0);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const focus = useReturnFocus();
  const wanted = useDeferredValue(query);
  const index = useMemo(() => indexEntries(all), [all]);
  const find = useCallback(
    (text: string) => findEntries(text.trim() === '' ? indexEntries(likely) : index, text),
    [index, likely],
  );
  const found = useMemo(() => find(wanted), [find, wanted]);
  const groups = withCreate(found, wanted, create);
  const flat = entriesOf(groups);
  const current = Math.min(active, flat.length - 1);
  const optionId = (at: number) => `${list}-${at}`;

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  /** Searches again for the current text, because the list may still show the results of the previous text. */
  const enter = () => {
    const entries = entriesOf(withCreate(find(query), query, create));
    run(entries[Math.min(active, entries.length - 1)]);
  };
  const move = (to: number) => {
    const next = (to + flat.length) % Math.max(1, flat.length);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isKnown = ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key);
    if (!isKnown) return;
    event.preventDefault();
    if (event.key === 'Enter') enter();
    else move(current + (event.key === 'ArrowDown' ? 1 : -1));
  };

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={cn(overlayStyles, 'md:items-start md:pt-[12dvh]')}>
          <Primitive.Content
            aria-describedby={undefined}
            {...layerHost}
            {...focus}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focus.onOpenAutoFocus(event);
              focusAtEnd(input.current);
            }}
            className={cn(
              dialogStyles,
              dialogWidths.md,
              'max-md:h-[92dvh] md:max-h-[min(34rem,76dvh)]',
            )}
          >
            <Primitive.Title className="sr-only">{paletteWords('title')}</Primitive.Title>
            <div className="flex items-center gap-3 border-line-field border-b px-4">
              <Search className="size-4.5 shrink-0 text-ink-3" aria-hidden />
              <input
                ref={input}
                role="combobox"
                aria-label={paletteWords('field')}
                aria-expanded={flat.length > 0}
                aria-controls={list}
                aria-autocomplete="list"
                aria-activedescendant={flat.length > 0 ? optionId(current) : undefined}
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
                placeholder={paletteWords('placeholder')}
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3"
                value={query}
                onChange={(event) => {
                  setQuery(event.target.value);
                  setActive(0);
                }}
                onKeyDown={onKeyDown}
              />
            </div>
            <p role="status" className="px-4 py-2.5 text-ink-3 text-xs empty:hidden md:order-last">
              {noteOf({ isLoading, isPartial, isEmpty: found.length === 0, query: wanted.trim() })}
            </p>
            <PaletteList
              id={list}
              groups={groups}
              active={current}
              optionId={optionId}
              onActivate={setActive}
              onRun={run}
            />
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Dialog>
  );
}

const entriesOf = (groups: readonly FoundGroup[]): Entry[] =>
  groups.flatMap(({ entries }) => entries);

/** Adds the entry that creates a shoot with the typed title, after everything that was found. */
function withCreate(
  found: readonly FoundGroup[],
  text: string,
  create: (text: string) => Entry,
): readonly FoundGroup[] {
  if (text.trim() === '') return found;
  return [...found, { group: 'create', entries: [create(text)], total: 1 }];
}

/** Radix selects the text of the first field, so the next letter would replace it. */
function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}

interface Outcome {
  isLoading: boolean;
  isPartial: boolean;
  isEmpty: boolean;
  query: string;
}

function noteOf({ isLoading, isPartial, isEmpty, query }: Outcome): string {
  if (isLoading) return paletteWords('loading');
  if (!isEmpty) return isPartial ? paletteWords('partial') : '';
  return isPartial ? paletteWords('nothingPartial', { query }) : paletteWords('nothing', { query });
}
