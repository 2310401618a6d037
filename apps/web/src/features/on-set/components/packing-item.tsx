import {
  type Counted,
  isChecked,
  isPartly,
  type PackingEntry,
  type PackingMode,
} from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { Check, ChevronDown, Ellipsis } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { EntryFace, faceOfPart } from '@/components/packing/entry-face.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { noticeOf } from '@/lib/packing/entry-words.ts';
import { formatNumber } from '@/lib/words/numbers.ts';

type Part = PackingEntry['parts'][number];

interface PackingItemProps {
  of: Counted;
  mode: PackingMode;
  about: string;
  /** Undefined for what everybody brings. */
  onCheck: (() => void) | undefined;
  onMore: () => void;
  face: ComponentProps<typeof EntryFace>['entry'];
  addressOf: (url: string) => string | null;
}

/** One thing. All of its row is the box, but for the button at its end. */
export function PackingItem(props: PackingItemProps) {
  const { of, mode, about, onCheck, onMore, face, addressOf } = props;
  const { name: title, quantity } = of;
  const isDone = isChecked(of, mode);
  const words = (
    <>
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
        <Small {...{ of, mode, about, isDone }} />
      </span>
    </>
  );
  const row = 'flex min-h-15.5 min-w-0 flex-1 items-center gap-3 py-1.5 pl-3 text-left';
  return (
    <li className="flex border-line border-t first:border-t-0">
      {onCheck ? (
        // biome-ignore lint/a11y/useSemanticElements: it saves at once
        <button
          type="button"
          role="checkbox"
          aria-checked={isPartly(of, mode) ? 'mixed' : isDone}
          aria-label={
            mode === 'pack'
              ? packingWords('check', { title })
              : packingWords('checkBack', { title })
          }
          onClick={onCheck}
          className={cn(row, 'focus-visible:-outline-offset-2 active:bg-hover')}
        >
          <span
            className={cn(
              'grid size-7 shrink-0 place-items-center rounded-full border-[1.75px]',
              isDone ? 'border-ready bg-ready text-surface-1' : 'border-line-field',
            )}
          >
            {isDone && <Check className="size-4.5" strokeWidth={3} />}
          </span>
          {words}
        </button>
      ) : (
        <div className={row}>{words}</div>
      )}
      <More {...{ title, onMore }} />
    </li>
  );
}

const More = ({ title, onMore }: { title: string; onMore: () => void }) => (
  <Button
    variant="ghost"
    className="h-auto min-h-14 min-w-14 self-center rounded-none px-0 text-ink-3"
    aria-label={packingWords('moreOf', { title })}
    onClick={onMore}
  >
    <Ellipsis />
  </Button>
);

interface SmallProps extends Pick<PackingItemProps, 'of' | 'mode' | 'about'> {
  isDone: boolean;
}

/** More about it. What should be noticed is not cut off. */
function Small({ of, mode, about, isDone }: SmallProps) {
  const notice = noticeOf(of, mode);
  const words = [about, notice].filter(Boolean).join(' · ');
  if (words === '') return null;
  return (
    <small
      dir="auto"
      className={cn(
        'num block text-xs',
        notice === '' ? 'truncate' : '[overflow-wrap:anywhere]',
        notice !== '' && !isDone ? 'text-planning-text' : 'text-ink-3',
      )}
    >
      {words}
    </small>
  );
}

interface KitBoxProps {
  kit: PackingEntry;
  mode: PackingMode;
  about: string;
  addressOf: PackingItemProps['addressOf'];
  onCheck: (part: Part) => void;
  onMore: (of: Counted, part: Part['part'] | null) => void;
}

/** A kit, whose parts are checked off. It can be folded. */
export function KitBox({ kit, mode, about, addressOf, onCheck, onMore }: KitBoxProps) {
  const { name, parts } = kit;
  const [isOpen, setOpen] = useState(true);
  return (
    <li className="border-line border-t bg-hover first:border-t-0">
      <div className="flex">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-1.5 pl-4 text-left focus-visible:-outline-offset-2"
        >
          <EntryFace {...{ addressOf }} entry={kit} className="size-10" />
          <span className="grid min-w-0 flex-1 leading-snug">
            <b dir="auto" className="[overflow-wrap:anywhere] font-[620] text-base">
              {name}
            </b>
            <Small {...{ mode, about }} of={kit} isDone={isChecked(kit, mode)} />
          </span>
          <ChevronDown
            className={cn(
              'size-5 shrink-0 text-ink-3 transition-transform',
              isOpen && 'rotate-180',
            )}
            aria-hidden
          />
        </button>
        <More title={name} onMore={() => onMore(kit, null)} />
      </div>
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
              onMore={() => onMore(part, part.part)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
