import type { LinkedKind } from '@/lib/catalogues/catalogues.ts';
import type { EditorForm } from './editor-form.ts';
import { wearingOnly } from './form-links.ts';

export type KnownIds = Readonly<Record<LinkedKind, ReadonlySet<string>>>;

export interface MissingItem {
  readonly kind: LinkedKind;
  readonly id: string;
}

/** Removes deleted items from the form. Returns the new form and the removed items. */
export function withoutMissing(
  form: EditorForm,
  known: KnownIds,
): { form: EditorForm; missing: readonly MissingItem[] } {
  const missing: MissingItem[] = [];
  const isKnown = (kind: LinkedKind, id: string) => {
    if (known[kind].has(id)) return true;
    missing.push({ kind, id });
    return false;
  };
  const locationOf = (id: string | null) => (id !== null && isKnown('locations', id) ? id : null);
  const kept: EditorForm = {
    ...form,
    locationId: locationOf(form.locationId),
    secondLocationId: locationOf(form.secondLocationId),
    costumeIds: form.costumeIds.filter((id) => isKnown('costumes', id)),
    propIds: form.propIds.filter((id) => isKnown('props', id)),
    participants: form.participants.filter(
      ({ personnelId }) => personnelId === null || isKnown('personnel', personnelId),
    ),
    equipment: form.equipment.filter(({ equipmentId }) => isKnown('equipment', equipmentId)),
  };
  const participants = wearingOnly(kept.participants, kept.costumeIds);
  return { form: { ...kept, participants }, missing };
}
