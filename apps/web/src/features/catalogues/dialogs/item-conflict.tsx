import { itemConflictWords } from '@lensemble/messages/web/item-conflict';
import { asPlainText } from '@/components/conflict/conflict-row.ts';
import { copyText } from '@/lib/browser/copy-text.ts';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useEquipmentNames } from '../api/equipment-names.ts';
import type { Unit } from '../lib/clash.ts';
import { clashRows } from '../lib/clash-rows.ts';
import type { OpenClash } from './use-store-item.ts';

const ConflictDialog = lazyDialog(() => import('@/components/conflict/conflict-dialog.tsx'));

const titles: Readonly<Record<CatalogueKind, string>> = {
  personnel: itemConflictWords('crewTitle'),
  equipment: itemConflictWords('equipmentTitle'),
  locations: itemConflictWords('locationTitle'),
  props: itemConflictWords('propTitle'),
  costumes: itemConflictWords('costumeTitle'),
  kits: itemConflictWords('kitTitle'),
};

interface ItemConflictProps<Kind extends CatalogueKind> {
  kind: Kind;
  clash: OpenClash<Kind>;
  /** Continues saving. The fields in `given` keep the other member's values. */
  onSettle: (given: Unit, isCopied?: boolean) => void;
  onClose: () => void;
}

export function ItemConflict<Kind extends CatalogueKind>({
  kind,
  clash: { save, theirs, units },
  onSettle,
  onClose,
}: ItemConflictProps<Kind>) {
  const nameOf = useEquipmentNames();
  const rows = clashRows(units, { ...save.base, ...save.change }, { ...theirs }, nameOf);
  const takeTheirs = async () => {
    const isCopied = await copyText(asPlainText(rows));
    onSettle(units.flat(), isCopied);
  };
  return (
    <ConflictDialog
      title={titles[kind]}
      action={itemConflictWords('update')}
      rows={rows}
      savedAt={theirs.updatedAt}
      onKeepMine={() => onSettle([])}
      onTakeTheirs={() => void takeTheirs()}
      onMerge={(picks) => onSettle(units.filter(([key = '']) => picks[key] === 'theirs').flat())}
      onClose={onClose}
    />
  );
}
