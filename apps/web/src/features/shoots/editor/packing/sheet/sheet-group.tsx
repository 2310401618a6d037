import {
  checkedCount,
  isChecked,
  type PackingEntry,
  type PackingGrouping,
} from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { cn } from '@/lib/cn.ts';
import { entryAbout, shareWords } from '@/lib/packing/entry-words.ts';
import type { ListedGroup } from '@/lib/packing/listed-groups.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { SheetBox } from './sheet-box.tsx';

interface SheetGroupProps {
  group: ListedGroup;
  grouping: PackingGrouping;
  shoot: Pick<ShootDetail, 'participants' | 'equipment'>;
}

/** Of a longer group, some may be in the next column. */
const TOGETHER = 8;

/** A group on paper. An entry stays in one column. */
export function SheetGroup({ group, grouping, shoot }: SheetGroupProps) {
  const { title, entries } = group;
  return (
    <section className={cn('mb-[5mm]', entries.length <= TOGETHER && 'break-inside-avoid')}>
      <h2
        dir="auto"
        className="mb-[1mm] flex items-baseline justify-between gap-[3mm] border-black border-b pb-[1mm] font-[650] text-[11pt]"
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
        <span className="num shrink-0 font-normal text-[8.5pt]">
          {shareWords(checkedCount(entries, 'pack'), entries.length)}
        </span>
      </h2>
      <ul>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            {...{ entry, grouping, shoot }}
            bringer={shoot.participants.find(({ id }) => id === entry.bringerId)?.name}
          />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  entry: PackingEntry;
  grouping: PackingGrouping;
  shoot: SheetGroupProps['shoot'];
  bringer: string | undefined;
}

function Entry({ entry, grouping, shoot, bringer }: EntryProps) {
  return (
    <li className="break-inside-avoid border-[#bbb] border-b py-[1.2mm]">
      <Row of={entry} about={entryAbout(shoot, entry, 'pack', grouping, bringer)} />
      {entry.parts.length > 0 && (
        <ul className="mt-[1mm] pl-[6mm]">
          {entry.parts.map((part) => (
            <li key={JSON.stringify(part.part)} className="py-[0.7mm]">
              <Row of={part} about={part.storagePlace ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type Printed = Pick<PackingEntry, 'name' | 'quantity' | 'packedAt' | 'backAt'>;

function Row({ of, about }: { of: Printed; about: string }) {
  return (
    <div className="flex items-start gap-[2.5mm]">
      <SheetBox shape="round" isChecked={isChecked(of, 'pack')} />
      <p className="min-w-0 flex-1">
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {of.name}
          {of.quantity > 1 && <b className="num">{` ${formatNumber(of.quantity)} ×`}</b>}
        </span>
        {about !== '' && (
          <small dir="auto" className="block [overflow-wrap:anywhere] text-[#444] text-[8pt]">
            {about}
          </small>
        )}
      </p>
      <SheetBox shape="square" isChecked={isChecked(of, 'back')} />
    </div>
  );
}
