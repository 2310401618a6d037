import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Packing } from '@lensemble/contract/packing';
import {
  isChecked,
  type PackingEntry,
  type PackingGrouping,
  type PackingMode,
  packingEntries,
  wornByOne,
} from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { packingWords } from '@lensemble/messages/web/packing';
import { Luggage, Printer, Shirt } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { focusLater } from '@/lib/browser/focus-later.ts';
import { useIsPhone } from '@/lib/browser/use-is-phone.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { listedGroups } from '@/lib/packing/listed-groups.ts';
import { packingDue } from '@/lib/packing/packing-due.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { AddKit, useKits } from './add-kit.tsx';
import { AddLine } from './add-line.tsx';
import { KitsInShoot } from './kits-in-shoot.tsx';
import { OwnPages } from './own-pages.tsx';
import { PackingGroups } from './packing-groups.tsx';
import { PackingHead, PackingSummary } from './packing-head.tsx';
import { RefusedPacking } from './refused-packing.tsx';
import { usePackingActs } from './use-packing-acts.ts';

const PackingSheet = lazyDialog(() => import('./sheet/packing-sheet.tsx'));

interface PackingBoardProps {
  shoot: ShootDetail;
  shots: readonly Shot[];
  packing: Packing;
  refused: readonly RefusedOperation[];
  client: DayClient;
}

/** The known list. Once the shoot is over, it counts what is back. */
export function PackingBoard({ shoot, shots, packing, refused, client }: PackingBoardProps) {
  const [grouping, setGrouping] = useState<PackingGrouping>('person');
  const usual: PackingMode = shoot.status === 'completed' ? 'back' : 'pack';
  const [chosenMode, setMode] = useState<PackingMode>(usual);
  const [isPrinting, setPrinting] = useState(false);
  const isPhone = useIsPhone();
  const acts = usePackingActs(client);
  const mode = isPhone ? chosenMode : usual;
  const entries = packingEntries(packing);
  const worn = wornByOne(entries, shoot.participants);
  const filter = useFilter(entries, mode);
  const missing = packing.kitIds.filter((id) => !packing.things.some((each) => each.id === id));
  const menu = useKits(missing.length > 0);
  const kitName = (id: string) => menu.kits?.find((kit) => kit.id === id)?.name;
  const kitMenu = { menu, chosen: packing.kitIds, onAdd: acts.addKit };
  const addKit = <AddKit {...kitMenu} />;
  const groups = listedGroups(shoot, shots, packing, grouping);
  return (
    <>
      <RefusedPacking {...{ refused, packing, kitName, client }} />
      {groups.length === 0 ? (
        <div data-nothing>
          <EmptyState icon={Luggage} title={packingWords('empty')} action={addKit}>
            {packingWords('emptyText')}
          </EmptyState>
        </div>
      ) : (
        <>
          <PackingSummary
            {...{ entries, mode }}
            people={shoot.participants}
            due={packingDue(shoot, shots)}
          >
            {worn.length > 0 && (
              <Button
                size="sm"
                className="max-md:h-target print:hidden"
                onClick={() => {
                  acts.give(worn);
                  focusLater('[data-packing-line]');
                }}
              >
                <Shirt aria-hidden />
                {packingWords('giveToWearers', { count: worn.length })}
              </Button>
            )}
            {addKit}
            <Button
              size="sm"
              className="max-md:h-target print:hidden"
              onClick={() => setPrinting(true)}
            >
              <Printer aria-hidden />
              {packingWords('print')}
            </Button>
          </PackingSummary>
          <PackingHead
            {...{ grouping, mode }}
            onGroup={setGrouping}
            onMode={setMode}
            left={filter.left}
            isFiltered={filter.isOn}
            onFilter={filter.set}
          />
          <PackingGroups {...{ groups, shoot, grouping, mode, acts }} hidden={filter.hidden} />
        </>
      )}
      <div role="status" className="grid gap-1 text-ink-3 text-sm empty:hidden">
        {missing.map((id) => (
          <p key={id}>{packingWords('kitWaits', { title: kitName(id) ?? packingWords('kit') })}</p>
        ))}
      </div>
      <AddLine people={shoot.participants} onAdd={acts.add} />
      <div className="grid grid-cols-1 items-start gap-4 empty:hidden md:auto-cols-fr md:grid-flow-col print:hidden">
        <KitsInShoot {...{ shoot, entries }} onRemove={acts.removeKit}>
          <AddKit {...kitMenu} isWide />
        </KitsInShoot>
        <OwnPages {...{ shoot, entries, mode }} />
      </div>
      {isPrinting && (
        <PackingSheet {...{ shoot, groups, grouping }} onClose={() => setPrinting(false)} />
      )}
    </>
  );
}

/**
 * Leaves out what was checked off when the filter was switched on. What is checked off then stays in its place, so that a wrong
 * press can be taken back.
 */
function useFilter(entries: readonly PackingEntry[], mode: PackingMode) {
  const [done, setDone] = useState<{ ids: ReadonlySet<string>; mode: PackingMode } | null>(null);
  const checked = entries.filter((entry) => isChecked(entry, mode));
  const current = done?.mode === mode ? done.ids : null;
  return {
    isOn: current !== null,
    left: entries.length - checked.length,
    hidden: new Set(checked.flatMap(({ id }) => (current?.has(id) ? [id] : []))),
    set: (isOn: boolean) =>
      setDone(isOn ? { mode, ids: new Set(checked.map(({ id }) => id)) } : null),
  };
}
