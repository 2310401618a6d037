import { isChecked, isPartly, type PackingEntry } from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { memo, useId, useState } from 'react';
import { EntryFace } from '@/components/packing/entry-face.tsx';
import { focusLater } from '@/lib/browser/focus-later.ts';
import { cn } from '@/lib/cn.ts';
import { entryAbout, noticeOf, noticeOfFolded } from '@/lib/packing/entry-words.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { namesInWords } from '@/lib/words/names.ts';
import { EntryMenu } from './entry-menu.tsx';
import { EntryText } from './entry-text.tsx';
import { KitBusy } from './kit-busy.tsx';
import { PartRow } from './part-row.tsx';
import type { RowContext } from './row-context.ts';
import { RowWords } from './row-words.tsx';
import { stateOf, Ticks } from './ticks.tsx';

interface PackingRowProps extends RowContext {
  entry: PackingEntry;
}

/** Each change of the list makes its entries anew. */
const isSame = ({ entry: a, ...one }: PackingRowProps, { entry: b, ...other }: PackingRowProps) =>
  one.shoot === other.shoot &&
  one.grouping === other.grouping &&
  one.mode === other.mode &&
  one.acts === other.acts &&
  JSON.stringify(a) === JSON.stringify(b);

/** An entry of the list, with the parts of a kit below it. Renders again only if it has changed. */
export const PackingRow = memo(function PackingRow({ entry, ...context }: PackingRowProps) {
  const { shoot, grouping, mode, acts } = context;
  const { id, name, quantity, parts, kind } = entry;
  const [isOpen, setOpen] = useState(false);
  const [editing, setEditing] = useState<'text' | 'note' | null>(null);
  const partsId = useId();
  const people = shoot.participants;
  const bringer = people.find((person) => person.id === entry.bringerId);
  const wearers = bringer ? [] : people.filter(({ costumeIds }) => costumeIds.includes(id));
  const names = namesInWords(wearers.map(({ name }) => name));
  const isForEverybody = entry.isForEverybody;
  const about = [
    // The button beside it shows who brings it.
    ...(isForEverybody ? [] : [entryAbout(shoot, entry, mode, grouping, undefined)]),
    // The heading of a costume has it.
    ...(names && grouping !== 'costume' ? [packingWords('wornBy', { names })] : []),
  ].join(' · ');
  const stopEditing = () => {
    setEditing(null);
    focusLater(`[data-packed="${id}"] [data-who]`);
  };
  const contents = isOpen ? '' : joinWithCommas(parts.map((part) => part.name));
  const isDone = !isForEverybody && isChecked(entry, mode);
  const noticed = isOpen ? noticeOf(entry, 'pack', 'back') : noticeOfFolded(entry, 'pack', 'back');
  const notice = editing === 'note' ? '' : noticed;
  const row = (
    <>
      <EntryFace entry={entry} className={cn('size-8.5', isDone && 'opacity-60')} />
      <EntryText
        {...{ entry, isOpen, partsId, acts, editing }}
        text={
          <RowWords
            {...{ name, quantity, about, notice, contents, isDone }}
            isUrgent={!isDone || isPartly(entry, 'back')}
          />
        }
        onFold={() => setOpen(!isOpen)}
        onEnd={stopEditing}
      />
      <EntryMenu
        {...{ entry, people, acts }}
        onEdit={() => setEditing('text')}
        onNote={() => setEditing('note')}
      />
    </>
  );
  return (
    <li data-packed={id} className="border-line border-t first:border-t-0">
      <div
        className={cn(
          'flex min-h-13 items-center gap-2.5 px-2 py-1.5 transition-colors hover:bg-hover max-md:gap-2 max-md:px-1',
          isForEverybody && 'pl-3.5 max-md:pl-3.5',
        )}
      >
        {isForEverybody ? (
          row
        ) : (
          <Ticks
            title={name}
            mode={mode}
            packed={stateOf(entry, 'pack')}
            back={stateOf(entry, 'back')}
            onToggle={(of) => acts.check(entry, of)}
          >
            {row}
          </Ticks>
        )}
      </div>
      {kind === 'kit' && <KitBusy parts={parts} />}
      {isOpen && kind === 'kit' && (
        <ul
          id={partsId}
          aria-label={packingWords('parts', { title: name })}
          className="border-line border-t bg-hover pl-5 max-md:pl-2"
        >
          {parts.map((part) => (
            <PartRow
              key={'line' in part.part ? `line ${part.part.line}` : part.part.equipmentId}
              kit={entry}
              {...{ part }}
              {...context}
            />
          ))}
        </ul>
      )}
    </li>
  );
}, isSame);
