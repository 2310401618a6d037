import type { ShootDetail } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  byId,
  type Face,
  type Faces,
  faceOf,
  joinFaces,
  linkedFaces,
  namesFrom,
  noFaces,
} from '@/features/shoots/editor/lib/faces.ts';
import { type ItemOf, type LinkedKind, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { useUnitsInKits } from '../packing/use-units-in-kits.ts';
import type { EditorFormControl } from './use-editor-form.ts';
import type { FaceList, KnownItems } from './use-editor-items.ts';

/**
 * The items known to the editor: those of the shoot, those created or changed in dialogs, and those of the catalogs.
 * A catalog is loaded when a menu needs it, or a restored draft or a kit contains an unknown item.
 */
export function useItemsOfShoot(shoot: ShootDetail | null, form: EditorFormControl): KnownItems {
  const linked = useMemo(() => (shoot ? linkedFaces(shoot) : noFaces), [shoot]);
  const [made, setMade] = useState(noFaces);
  const [wanted, setWanted] = useState<readonly LinkedKind[]>([]);
  const ids = useChosenIds(form, shoot?.id ?? null);

  const listOf = <Kind extends LinkedKind>(kind: Kind) => ({
    kind,
    needed: wanted.includes(kind) || ids[kind].some((id) => !knows(kind, id)),
  });
  const knows = (kind: LinkedKind, id: string) => linked[kind].has(id) || made[kind].has(id);
  const lists = {
    costumes: useFaceList(listOf('costumes')),
    props: useFaceList(listOf('props')),
    equipment: useFaceList(listOf('equipment')),
    locations: useFaceList(listOf('locations')),
    personnel: useFaceList(listOf('personnel')),
  };
  const join = (kind: LinkedKind) =>
    joinFaces(linked[kind], made[kind], byId(lists[kind].faces ?? []));
  const faces: Faces = {
    costumes: join('costumes'),
    props: join('props'),
    equipment: join('equipment'),
    locations: join('locations'),
    personnel: join('personnel'),
  };

  const want = useCallback((kind: LinkedKind) => {
    setWanted((before) => (before.includes(kind) ? before : [...before, kind]));
  }, []);
  const remember = useCallback(<Kind extends LinkedKind>(kind: Kind, item: ItemOf[Kind]) => {
    const face: Face = faceOf(kind, item);
    setMade((before) => ({ ...before, [kind]: new Map(before[kind]).set(face.id, face) }));
  }, []);
  return { faces, nameOf: namesFrom(faces), lists, want, remember };
}

interface Wanted<Kind extends LinkedKind> {
  kind: Kind;
  needed: boolean;
}

function useFaceList<Kind extends LinkedKind>({ kind, needed }: Wanted<Kind>): FaceList {
  // Its faces take precedence from then on, so that it must follow what others change.
  const [isOn, setOn] = useState(needed);
  if (needed && !isOn) setOn(true);
  const { data, error, refetch } = useQuery({ ...listItemsQuery(kind), enabled: isOn });
  const faces = useMemo(() => data?.map((item) => faceOf(kind, item)), [data, kind]);
  return { faces, hasFailed: error !== null && data === undefined, retry: () => void refetch() };
}

function useChosenIds(
  { control }: EditorFormControl,
  shootId: string | null,
): Record<LinkedKind, readonly string[]> {
  const inKits = useUnitsInKits(shootId) ?? [];
  const [locationId, secondLocationId, costumes, props, participants, equipment] = useWatch({
    control,
    name: ['locationId', 'secondLocationId', 'costumeIds', 'propIds', 'participants', 'equipment'],
  });
  return {
    costumes,
    props,
    locations: [locationId, secondLocationId].flatMap((id) => id ?? []),
    personnel: participants.flatMap(({ personnelId }) => personnelId ?? []),
    equipment: [...equipment, ...inKits].map(({ equipmentId }) => equipmentId),
  };
}
