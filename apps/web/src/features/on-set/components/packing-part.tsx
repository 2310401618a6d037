import type { Packing } from '@lensemble/contract/packing';
import {
  checkedCount,
  type PackingEntry,
  type PackingGrouping,
  type PackingMode,
  packingEntries,
} from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { packingWords } from '@lensemble/messages/web/packing';
import { Luggage, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ChoiceGroup } from '@/components/packing/choice-group.tsx';
import { GroupMark } from '@/components/packing/group-mark.tsx';
import { ProgressLine } from '@/components/packing/progress-line.tsx';
import { randomId } from '@/lib/calls/random-key.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { entryAbout, noticeOf, shareWords } from '@/lib/packing/entry-words.ts';
import { keyOfGroup, type ListedGroup, listedGroups } from '@/lib/packing/listed-groups.ts';
import { addition, checking, checkingPart } from '@/lib/packing/packing-wishes.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import { type Opened, PackedSheet } from './packed-sheet.tsx';
import { PackingAdd } from './packing-add.tsx';
import { KitBox, PackingItem } from './packing-item.tsx';
import { usePictureOf } from './pictures.tsx';

interface PackingPartProps {
  shoot: ShootDetail;
  shots: readonly Shot[];
  packing: Packing;
  client: DayClient;
  day: DayOfPlan;
}

const modes = [
  { value: 'pack', name: packingWords('pack'), icon: Luggage },
  { value: 'back', name: packingWords('back'), icon: Undo2 },
] as const;

/** What has to come along and go back, to be checked off with a thumb. */
export function PackingPart({ shoot, shots, packing, client, day }: PackingPartProps) {
  const [chosen, setMode] = useState<PackingMode | null>(null);
  const [grouping, setGrouping] = useState<PackingGrouping>('person');
  const mode = chosen ?? (isOver(shoot, day) ? 'back' : 'pack');
  const entries = packingEntries(packing);
  const groups = listedGroups(shoot, shots, packing, grouping);
  const [opened, setOpened] = useState<Opened | null>(null);
  const count = checkedCount(entries, mode);
  const words = { count: formatNumber(count), total: formatNumber(entries.length) };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-2 px-3 pb-2">
        <ChoiceGroup
          label={packingWords('checkOff')}
          choices={modes}
          chosen={mode}
          onChoose={setMode}
          buttonClassName="min-h-14"
        />
        <p className="num text-ink-2" role="status">
          {mode === 'pack' ? packingWords('packed', words) : packingWords('packedBack', words)}
        </p>
      </div>
      <ProgressLine {...{ count }} total={entries.length} className="h-1 shrink-0" />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={packingWords('title')}
        className="min-h-0 flex-1 overflow-y-auto px-3 pb-3"
      >
        {groups.length === 0 && (
          <p className="py-10 text-center text-ink-2">
            <b className="block text-base text-ink">{packingWords('empty')}</b>
            {packingWords('emptyText')}
          </p>
        )}
        {groups.map((group) => (
          <Group
            key={keyOfGroup(group)}
            {...{ group, shoot, grouping, mode, client }}
            onMore={setOpened}
          />
        ))}
      </section>
      <PackingAdd
        people={shoot.participants}
        {...{ grouping }}
        onGroup={setGrouping}
        onAdd={(...added) => client.apply(addition(randomId(), ...added))}
      />
      {opened && <PackedSheet {...{ opened, mode, client }} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** Whether there is nothing left to shoot: then it is packed back. */
const isOver = ({ status }: ShootDetail, { current, entries, isAhead }: DayOfPlan) =>
  status === 'completed' || (!isAhead && entries.length > 0 && current === undefined);

interface GroupProps {
  group: ListedGroup;
  shoot: ShootDetail;
  grouping: PackingGrouping;
  mode: PackingMode;
  client: DayClient;
  onMore: (opened: Opened) => void;
}

function Group({ group, shoot, grouping, mode, client, onMore }: GroupProps) {
  const headingId = useId();
  const pictureOf = usePictureOf();
  const addressOf = (url: string) => pictureOf(url, 'small');
  const { title, entries, isForEverybody } = group;
  const now = () => new Date().toISOString();
  const itemOf = (entry: PackingEntry) => {
    const bringer = shoot.participants.find(({ id }) => id === entry.bringerId)?.name;
    const isShort = noticeOf(entry, mode) !== '';
    const about = isForEverybody ? '' : entryAbout(shoot, entry, mode, grouping, bringer, isShort);
    if (entry.parts.length === 0)
      return (
        <PackingItem
          key={entry.id}
          {...{ addressOf, mode, about }}
          of={entry}
          face={entry}
          onCheck={isForEverybody ? undefined : () => client.apply(checking(entry, mode, now()))}
          onMore={() => onMore({ entry, of: entry, part: null })}
        />
      );
    return (
      <KitBox
        key={entry.id}
        kit={entry}
        {...{ addressOf, mode, about }}
        onCheck={(part) => client.apply(checkingPart(entry, part, mode, now()))}
        onMore={(of, part) => onMore({ entry, of, part })}
      />
    );
  };
  return (
    <section aria-labelledby={headingId}>
      <h2 className="flex min-h-12 items-center gap-2 pt-2 pb-1">
        <GroupMark {...{ shoot, grouping, group, addressOf }} />
        <span id={headingId} dir="auto" className="min-w-0 flex-1 truncate font-[620] text-base">
          {title}
        </span>
        {!isForEverybody && (
          <span className="num shrink-0 text-ink-2 text-sm">
            {shareWords(checkedCount(entries, mode), entries.length)}
          </span>
        )}
      </h2>
      <ul
        aria-labelledby={headingId}
        className="overflow-hidden rounded-lg border border-line bg-surface-1"
      >
        {entries.map(itemOf)}
      </ul>
    </section>
  );
}
