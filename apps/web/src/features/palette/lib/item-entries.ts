import { costumeStatusLabels } from '@lensemble/contract/costume-status';
import { Camera, MapPin, Shirt, Swords, Users } from 'lucide-react';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import type { Entry } from './entry.ts';

type Parts = Pick<Entry, 'label' | 'words' | 'picture'> & { detail: string | null };
type Open = (kind: CatalogueKind, id: string) => void;

const parts: { [Kind in CatalogueKind]: (item: ItemOf[Kind]) => Parts } = {
  costumes: ({ characterName, seriesName, status, notes, todos, imageUrl }) => ({
    label: characterName,
    detail: seriesName,
    words: [costumeStatusLabels[status], notes, ...todos].join(' '),
    picture: imageUrl,
  }),
  personnel: ({ name, role, email, phone, notes, avatarUrl }) => ({
    label: name,
    detail: role ?? email,
    words: [email, phone, notes].join(' '),
    picture: avatarUrl,
  }),
  props: ({ name, description, imageUrl }) => ({
    label: name,
    detail: description,
    words: '',
    picture: imageUrl,
  }),
  equipment: ({ name, category, description, imageUrl }) => ({
    label: name,
    detail: category,
    words: description ?? '',
    picture: imageUrl,
  }),
  locations: ({ name, address, notes, imageUrl }) => ({
    label: name,
    detail: address,
    words: notes ?? '',
    picture: imageUrl,
  }),
};

const looks: Readonly<Record<CatalogueKind, Pick<Entry, 'group' | 'icon'>>> = {
  costumes: { group: 'Costumes', icon: Shirt },
  personnel: { group: 'Crew', icon: Users },
  props: { group: 'Props', icon: Swords },
  equipment: { group: 'Equipment', icon: Camera },
  locations: { group: 'Locations', icon: MapPin },
};

export function itemEntries<Kind extends CatalogueKind>(
  kind: Kind,
  items: readonly ItemOf[Kind][],
  open: Open,
): Entry[] {
  return items.map((item) => {
    const { detail, ...rest } = parts[kind](item);
    return {
      id: `${kind} ${item.id}`,
      ...looks[kind],
      ...rest,
      ...(detail ? { detail } : {}),
      run: () => open(kind, item.id),
    };
  });
}
