import { formatTime } from '@lensemble/contract/clock';
import { checkedCount, type PackingGrouping } from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { packingWords } from '@lensemble/messages/web/packing';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { shareWords } from '@/lib/packing/entry-words.ts';
import { keyOfGroup, type ListedGroup } from '@/lib/packing/listed-groups.ts';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import { SheetBox } from './sheet-box.tsx';
import { SheetGroup } from './sheet-group.tsx';

interface PackingSheetProps {
  shoot: ShootDetail;
  groups: readonly ListedGroup[];
  grouping: PackingGrouping;
  /** Called with the next press of a key or a pointer. */
  onClose: () => void;
}

const PRESSES = ['pointerdown', 'keydown'] as const;

/** The list on paper, which alone is printed while this is there. It opens the dialog of the browser. */
export default function PackingSheet({ shoot, groups, grouping, onClose }: PackingSheetProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    window.print();
    // Some browsers go on with the script while the dialog is open, and lay out the paper again when its size is changed.
    const end = () => close();
    for (const press of PRESSES) window.addEventListener(press, end);
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, end);
    };
  }, []);
  const { title, date, time, location } = shoot;
  const entries = groups.flatMap((group) => (group.isForEverybody ? [] : group.entries));
  const facts = [
    date && formatFullDate(date, true),
    time && formatTime(time),
    location?.name,
    shareWords(checkedCount(entries, 'pack'), entries.length),
  ].filter(Boolean);
  return createPortal(
    <article data-print-sheet className="hidden text-[10pt] text-black leading-snug print:block">
      <header className="mb-[5mm] flex items-end justify-between gap-[8mm] border-black border-b-2 pb-[3mm]">
        <div className="min-w-0">
          <p className="font-[620] text-[9pt]">{packingWords('sheet')}</p>
          <h1 dir="auto" className="display [overflow-wrap:anywhere] text-[20pt] leading-tight">
            {title}
          </h1>
          <p className="[overflow-wrap:anywhere]">{facts.join(' · ')}</p>
        </div>
        <p className="grid shrink-0 gap-[1mm] text-[8.5pt]">
          <span className="flex items-center gap-[2mm]">
            <SheetBox shape="round" isChecked={false} />
            {packingWords('isPacked')}
          </span>
          <span className="flex items-center gap-[2mm]">
            <SheetBox shape="square" isChecked={false} />
            {packingWords('isBack')}
          </span>
        </p>
      </header>
      <div className="columns-2 gap-[8mm]">
        {groups.map((group) => (
          <SheetGroup key={keyOfGroup(group)} {...{ group, grouping, shoot }} />
        ))}
      </div>
    </article>,
    document.body,
  );
}
