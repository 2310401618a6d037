import type { Picks } from '@/components/conflict/conflict-row.ts';
import { asPlainText } from '@/components/conflict/conflict-row.ts';
import type { CatalogueKind } from '@/lib/catalogues.ts';
import { copyText } from '@/lib/copy-text.ts';
import { lazyDialog } from '@/lib/lazy-dialog.tsx';
import type { Unit } from '../lib/clash.ts';
import { clashRows } from '../lib/clash-rows.ts';
import { catalogueWords } from '../lib/words.ts';
import type { OpenClash } from './use-store-item.ts';

const ConflictDialog = lazyDialog(() => import('@/components/conflict/conflict-dialog.tsx'));

interface ItemConflictProps<Kind extends CatalogueKind> {
  kind: Kind;
  clash: OpenClash<Kind>;
  /** Goes on; what is `given` stays theirs. */
  onSettle: (given: Unit, note?: string) => void;
  onClose: () => void;
}

/** Asks whose version counts where two people have changed the same of an item. */
export function ItemConflict<Kind extends CatalogueKind>({
  kind,
  clash: { save, theirs, units },
  onSettle,
  onClose,
}: ItemConflictProps<Kind>) {
  const rows = clashRows(units, { ...save.base, ...save.change }, { ...theirs });
  const startingPicks: Picks = Object.fromEntries(rows.map(({ key }) => [key, 'mine']));
  const takeTheirs = async () => {
    const isCopied = await copyText(asPlainText(rows));
    onSettle(units.flat(), isCopied ? 'Yours is on the clipboard' : undefined);
  };
  return (
    <ConflictDialog
      what={catalogueWords[kind].item}
      action="Update"
      rows={rows}
      savedAt={theirs.updatedAt}
      startingPicks={startingPicks}
      onKeepMine={() => onSettle([])}
      onTakeTheirs={() => void takeTheirs()}
      onMerge={(picks) => onSettle(units.filter(([key = '']) => picks[key] === 'theirs').flat())}
      onClose={onClose}
    />
  );
}
