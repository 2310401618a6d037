import type { Needs } from '@lensemble/contract/conflicts';
import { neededUnits } from '@lensemble/contract/needed-units';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useUnitsInKits } from '../packing/use-units-in-kits.ts';
import { useEditorFields } from './use-editor-form.ts';
import { useEditorItems } from './use-editor-items.ts';

type Needed = Needs['equipment'][number];

interface NeededEquipment {
  /** Null where it is not known how many units the team owns. */
  readonly entries: readonly (Omit<Needed, 'owned'> & {
    readonly owned: number | null;
    readonly isOnlyInKits: boolean;
  })[];
  /** Those of which the number is known. */
  readonly known: readonly Needed[];
  /** Whether these are all, with known numbers. */
  readonly isComplete: boolean;
}

/** The equipment of the shoot in the form, with that in its kits. @param shootId null for a new shoot */
export function useNeededEquipment(shootId: string | null): NeededEquipment {
  const { control } = useEditorFields();
  const own = useWatch({ control, name: 'equipment' });
  const inKits = useUnitsInKits(shootId);
  const { faces } = useEditorItems();
  const items = faces.equipment;
  return useMemo(() => {
    const entries = neededUnits(own, inKits ?? []).map((each) => ({
      ...each,
      owned: items.get(each.equipmentId)?.owned ?? null,
      isOnlyInKits: !own.some(({ equipmentId }) => equipmentId === each.equipmentId),
    }));
    const known = entries.flatMap(({ owned, ...each }) =>
      owned === null ? [] : [{ ...each, owned }],
    );
    return {
      ...{ entries, known },
      isComplete: inKits !== undefined && known.length === entries.length,
    };
  }, [own, inKits, items]);
}
