import {
  checkedCount,
  isChecked,
  type PackingEntry,
  type PackingGrouping,
  type PackingMode,
} from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { packingWords } from '@lensemble/messages/web/packing';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { EntryFace, faceOfPart } from '@/components/packing/entry-face.tsx';
import { focusLater } from '@/lib/browser/focus-later.ts';
import { cn } from '@/lib/cn.ts';
import { entryAbout } from '@/lib/packing/entry-words.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { namesInWords } from '@/lib/words/names.ts';
import { EntryMenu } from './entry-menu.tsx';
import { KitBusy } from './kit-busy.tsx';
import { LineField } from './line-field.tsx';
import { RowWords } from './row-words.tsx';
import { Tick } from './tick.tsx';
import type { PackingActs } from './use-packing-acts.ts';

export interface RowContext {
  readonly shoot: ShootDetail;
  readonly grouping: PackingGrouping;
  /** What is counted, and on phones what can be checked off. */
  readonly mode: PackingMode;
  readonly acts: PackingActs;
}

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
  const [isEditing, setEditing] = useState(false);
  const partsId = useId();
  const people = shoot.participants;
  const bringer = people.find((person) => person.id === entry.bringerId);
  const wearers = bringer ? [] : people.filter(({ costumeIds }) => costumeIds.includes(id));
  const names = namesInWords(wearers.map(({ name }) => name));
  const about = [
    // The button beside it shows who brings it.
    entryAbout(shoot, entry, mode, grouping, undefined),
    // The heading of a costume has it.
    ...(names && grouping !== 'costume' ? [packingWords('wornBy', { names })] : []),
  ].join(' · ');
  const stopEditing = () => {
    setEditing(false);
    focusLater(`[data-packed="${id}"] [data-who]`);
  };
  const contents = isOpen ? '' : joinWithCommas(parts.map((part) => part.name));
  const text = (
    <RowWords {...{ name, quantity, about, contents }} isDone={isChecked(entry, mode)} />
  );
  return (
    <li data-packed={id} className="border-line border-t first:border-t-0">
      <div className="flex min-h-13 items-center gap-2.5 px-2 py-1 transition-colors hover:bg-hover max-md:gap-2 max-md:px-1">
        <Ticks
          title={name}
          mode={mode}
          packed={stateOf(entry, 'pack')}
          back={stateOf(entry, 'back')}
          onToggle={(of) => acts.check(entry, of)}
        >
          <EntryFace
            entry={entry}
            className={cn('size-8.5', isChecked(entry, mode) && 'opacity-60')}
          />
          {isEditing && (
            <LineField
              text={name}
              onSave={(typed, before) => {
                acts.change(entry, typed, before);
                stopEditing();
              }}
              onCancel={stopEditing}
            />
          )}
          {!isEditing && parts.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? partsId : undefined}
              onClick={() => setOpen(!isOpen)}
              className="flex min-w-0 flex-1 items-center gap-2 rounded-xs py-1 text-left"
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
          {!isEditing && parts.length === 0 && text}
          <EntryMenu {...{ entry, people, acts }} onEdit={() => setEditing(true)} />
        </Ticks>
      </div>
      {kind === 'kit' && <KitBusy parts={parts} />}
      {isOpen && kind === 'kit' && (
        <ul
          id={partsId}
          aria-label={packingWords('parts', { title: name })}
          className="border-line border-t bg-hover pl-5 max-md:pl-2"
        >
          {parts.map((part) => (
            <li
              key={'line' in part.part ? `line ${part.part.line}` : part.part.equipmentId}
              className="flex min-h-11 items-center gap-2.5 border-line border-t px-2 first:border-t-0 max-md:gap-2 max-md:px-1"
            >
              <Ticks
                title={part.name}
                mode={mode}
                packed={isChecked(part, 'pack')}
                back={isChecked(part, 'back')}
                onToggle={(of) => acts.checkPart(entry, part, of)}
              >
                <EntryFace
                  entry={faceOfPart(part)}
                  className={cn('size-7', isChecked(part, mode) && 'opacity-60')}
                />
                <RowWords
                  name={part.name}
                  quantity={part.quantity}
                  about={grouping === 'storage' ? '' : (part.storagePlace ?? '')}
                  isDone={isChecked(part, mode)}
                />
              </Ticks>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}, isSame);

/** A kit of which only some parts are checked off is neither. */
function stateOf(entry: PackingEntry, mode: PackingMode): boolean | 'mixed' {
  if (isChecked(entry, mode)) return true;
  return checkedCount(entry.parts, mode) > 0 ? 'mixed' : false;
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
function Ticks({ title, mode, packed, back, onToggle, children }: TicksProps) {
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
