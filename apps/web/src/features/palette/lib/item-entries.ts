import { Camera, type LucideIcon, MapPin, Package, Shirt, Swords, Users } from 'lucide-react';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import { costumeStatusNames } from '@/lib/catalogues/costume-status-names.ts';
import type { Entry } from './entry.ts';

type Parts = Pick<Entry, 'label' | 'words' | 'picture'> & { detail: string | null };
type Open = (kind: CatalogueKind, id: string) => void;

const parts: { [Kind in CatalogueKind]: (item: ItemOf[Kind]) => Parts } = {
  costumes: ({ characterName, seriesName, status, notes, todos, imageUrl }) => ({
    label: characterName,
    detail: seriesName,
    words: [costumeStatusNames[status], notes, ...todos].join(' '),
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
  kits: ({ name, description, lines, imageUrl }) => ({
    label: name,
    detail: description,
    words: lines.join(' '),
    picture: imageUrl,
  }),
  locations: ({ name, address, notes, imageUrl }) => ({
    label: name,
    detail: address,
    words: notes ?? '',
    picture: imageUrl,
  }),
};

/** In the order in which the palette lists them. */
export const itemKinds = Object.keys(parts) as readonly CatalogueKind[];

const icons: Readonly<Record<CatalogueKind, LucideIcon>> = {
  costumes: Shirt,
  personnel: Users,
  props: Swords,
  equipment: Camera,
  locations: MapPin,
  kits: Package,
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
      group: kind,
      icon: icons[kind],
      ...rest,
      ...(detail ? { detail } : {}),
      run: () => open(kind, item.id),
    };
  });
}
