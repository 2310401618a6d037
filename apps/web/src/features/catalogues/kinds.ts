import type { LucideIcon } from 'lucide-react';
import { Camera, MapPin, Shirt, Swords, Users } from 'lucide-react';

export interface CatalogueKind {
  readonly title: string;
  readonly subtitle: string;
  readonly add: string;
  readonly icon: LucideIcon;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** The words of the five catalogues (spec, "Resource list screens"). */
export const catalogueKinds = {
  crew: {
    title: 'Crew',
    subtitle: 'Manage your crew members, models, photographers, and other contacts',
    add: 'Add Crew Member',
    icon: Users,
    emptyTitle: 'No crew yet',
    emptyText: 'Add your first crew member to start tracking your team',
  },
  equipment: {
    title: 'Equipment',
    subtitle: 'Track cameras, lighting, and other gear for your shoots',
    add: 'Add Equipment',
    icon: Camera,
    emptyTitle: 'No equipment yet',
    emptyText: 'Add your first piece of gear to start tracking your kit',
  },
  locations: {
    title: 'Locations',
    subtitle: 'Manage your favorite shoot locations and venues',
    add: 'Add Location',
    icon: MapPin,
    emptyTitle: 'No locations yet',
    emptyText: 'Add your first location to start collecting places to shoot',
  },
  props: {
    title: 'Props',
    subtitle: 'Manage your prop collection',
    add: 'Add Prop',
    icon: Swords,
    emptyTitle: 'No props yet',
    emptyText: 'Get started by adding your first prop',
  },
  costumes: {
    title: 'Costumes',
    subtitle: 'Track your cosplay costume progress',
    add: 'Add Costume',
    icon: Shirt,
    emptyTitle: 'No costumes yet',
    emptyText: 'Add your first costume to start tracking its progress',
  },
} as const satisfies Record<string, CatalogueKind>;
