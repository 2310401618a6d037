import { asPlainText } from '@/components/conflict/conflict-row.ts';
import { copyText } from '@/lib/browser/copy-text.ts';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import type { Unit } from '../lib/clash.ts';
import { clashRows } from '../lib/clash-rows.ts';
import { catalogueWords } from '../lib/words.ts';
import type { OpenClash } from './use-store-item.ts';

const ConflictDialog = lazyDialog(() => import('@/components/conflict/conflict-dialog.tsx'));

interface ItemConflictProps<Kind extends CatalogueKind> {
  kind: Kind;
  clash: OpenClash<Kind>;
  /** Continues saving. The fields in `given` keep the other member's values. */
  onSettle: (given: Unit, note?: string) => void;
  onClose: () => void;
}

export function ItemConflict<Kind extends CatalogueKind>({
  kind,
  clash: { save, theirs, units },
  onSettle,
  onClose,
}: ItemConflictProps<Kind>) {
  const rows = clashRows(units, { ...save.base, ...save.change }, { ...theirs });
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
      onKeepMine={() => onSettle([])}
      onTakeTheirs={() => void takeTheirs()}
      onMerge={(picks) => onSettle(units.filter(([key = '']) => picks[key] === 'theirs').flat())}
      onClose={onClose}
    />
  );
}
