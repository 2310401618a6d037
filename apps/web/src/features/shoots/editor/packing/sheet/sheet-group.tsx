import {
  type Counted,
  checkedCount,
  isChecked,
  type PackingEntry,
  type PackingGrouping,
} from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { cn } from '@/lib/cn.ts';
import { entryAbout, noticeOf, shareWords } from '@/lib/packing/entry-words.ts';
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
  const { title, entries, isForEverybody } = group;
  return (
    <section className={cn('mb-[5mm]', entries.length <= TOGETHER && 'break-inside-avoid')}>
      <h2
        dir="auto"
        className="mb-[1mm] flex items-baseline justify-between gap-[3mm] border-black border-b pb-[1mm] font-[650] text-[11pt]"
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
        {!isForEverybody && (
          <span className="num shrink-0 font-normal text-[8.5pt]">
            {shareWords(checkedCount(entries, 'pack'), entries.length)}
          </span>
        )}
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
      <Row
        of={entry}
        about={entry.isForEverybody ? '' : entryAbout(shoot, entry, 'pack', grouping, bringer)}
        isBoxed={!entry.isForEverybody}
      />
      {entry.parts.length > 0 && (
        <ul className="mt-[1mm] pl-[6mm]">
          {entry.parts.map((part) => (
            <li key={JSON.stringify(part.part)} className="py-[0.7mm]">
              <Row of={part} about={part.storagePlace ?? ''} isBoxed />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface RowProps {
  of: Counted;
  about: string;
  isBoxed: boolean;
}

/** How much is packed and back where that is only a part, and the note, in a line of their own. */
function Row({ of, about, isBoxed }: RowProps) {
  const notice = noticeOf(of, 'pack', 'back');
  return (
    <div className="flex items-start gap-[2.5mm]">
      {isBoxed && <SheetBox shape="round" isChecked={isChecked(of, 'pack')} />}
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
        {notice !== '' && (
          <small dir="auto" className="block [overflow-wrap:anywhere] font-[560] text-[8pt]">
            {notice}
          </small>
        )}
      </p>
      {isBoxed && <SheetBox shape="square" isChecked={isChecked(of, 'back')} />}
    </div>
  );
}
