import { isChecked, type PackingEntry, type PackingMode } from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { Check, ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { EntryFace, faceOfPart } from '@/components/packing/entry-face.tsx';
import { cn } from '@/lib/cn.ts';
import { formatNumber } from '@/lib/words/numbers.ts';

type Part = PackingEntry['parts'][number];

interface PackingItemProps {
  of: Pick<PackingEntry, 'name' | 'quantity' | 'packedAt' | 'backAt'>;
  mode: PackingMode;
  about: string;
  onCheck: () => void;
  face: ComponentProps<typeof EntryFace>['entry'];
  addressOf: (url: string) => string | null;
}

/** One thing. All of its row is the box. */
export function PackingItem({ of, mode, about, onCheck, face, addressOf }: PackingItemProps) {
  const { name: title, quantity } = of;
  const isDone = isChecked(of, mode);
  return (
    <li className="border-line border-t first:border-t-0">
      {/* biome-ignore lint/a11y/useSemanticElements: it saves at once */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isDone}
        aria-label={
          mode === 'pack' ? packingWords('check', { title }) : packingWords('checkBack', { title })
        }
        onClick={onCheck}
        className="flex min-h-15.5 w-full items-center gap-3 px-3 py-1.5 text-left focus-visible:-outline-offset-2 active:bg-hover"
      >
        <span
          className={cn(
            'grid size-7 shrink-0 place-items-center rounded-full border-[1.75px]',
            isDone ? 'border-ready bg-ready text-surface-1' : 'border-line-field',
          )}
        >
          {isDone && <Check className="size-4.5" strokeWidth={3} />}
        </span>
        <EntryFace
          {...{ addressOf }}
          entry={face}
          className={cn('size-10', isDone && 'opacity-60')}
        />
        <span className="grid min-w-0 flex-1 leading-snug">
          <span className={cn('text-base', isDone ? 'text-ink-2' : 'font-[580]')}>
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {title}
            </span>
            {quantity > 1 && <span className="num">{` ${formatNumber(quantity)} ×`}</span>}
          </span>
          {about !== '' && (
            <small dir="auto" className="block truncate text-ink-3 text-xs">
              {about}
            </small>
          )}
        </span>
      </button>
    </li>
  );
}

interface KitBoxProps {
  kit: PackingEntry;
  mode: PackingMode;
  about: string;
  addressOf: PackingItemProps['addressOf'];
  onCheck: (part: Part) => void;
}

/** A kit, whose parts are checked off. It can be folded. */
export function KitBox({ kit, mode, about, addressOf, onCheck }: KitBoxProps) {
  const { name, parts } = kit;
  const [isOpen, setOpen] = useState(true);
  return (
    <li className="border-line border-t bg-hover first:border-t-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-1.5 text-left focus-visible:-outline-offset-2"
      >
        <EntryFace {...{ addressOf }} entry={kit} className="size-10" />
        <span className="grid min-w-0 flex-1 leading-snug">
          <b dir="auto" className="[overflow-wrap:anywhere] font-[620] text-base">
            {name}
          </b>
          <small dir="auto" className="num block truncate text-ink-3 text-xs">
            {about}
          </small>
        </span>
        <ChevronDown
          className={cn('size-5 shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-180')}
          aria-hidden
        />
      </button>
      {isOpen && (
        <ul aria-label={packingWords('parts', { title: name })} className="border-line border-t">
          {parts.map((part) => (
            <PackingItem
              key={JSON.stringify(part.part)}
              of={part}
              face={faceOfPart(part)}
              {...{ mode, addressOf }}
              about={part.storagePlace ?? ''}
              onCheck={() => onCheck(part)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
