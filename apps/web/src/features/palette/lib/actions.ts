import {
  Calendar,
  Camera,
  CircleUser,
  Kanban,
  LayoutDashboard,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Plus,
  Shirt,
  SunMoon,
  Swords,
  Users,
} from 'lucide-react';
import { paths } from '@/config/paths.ts';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import type { Entry } from './entry.ts';

interface Doing {
  readonly go: (path: string) => void;
  readonly create: (kind: CatalogueKind) => void;
  readonly switchTheme: () => void;
}

const screens: readonly (readonly [label: string, path: string, icon: LucideIcon])[] = [
  ['Dashboard', paths.dashboard.path, LayoutDashboard],
  ['All Shoots', paths.shoots.path, Kanban],
  ['Calendar', paths.calendar.path, Calendar],
  ['Map View', paths.map.path, MapIcon],
  ['Crew', paths.crew.path, Users],
  ['Equipment', paths.equipment.path, Camera],
  ['Locations', paths.locations.path, MapPin],
  ['Props', paths.props.path, Swords],
  ['Costumes', paths.costumes.path, Shirt],
  ['Profile', paths.profile.path, CircleUser],
];

const items: readonly (readonly [label: string, kind: CatalogueKind])[] = [
  ['Add New Costume', 'costumes'],
  ['Add New Crew Member', 'personnel'],
  ['Add New Prop', 'props'],
  ['Add New Equipment', 'equipment'],
  ['Add New Location', 'locations'],
];

/** The actions that are available on every screen, most likely ones first. */
export function actionEntries({ go, create, switchTheme }: Doing): Entry[] {
  const action = (label: string, icon: LucideIcon, run: () => void, words = ''): Entry => ({
    id: `action ${label}`,
    group: 'Actions',
    label,
    words,
    icon,
    run,
  });
  return [
    action('Add New Shoot', Plus, () => go(paths.newShoot.path), 'create plan'),
    ...items.map(([label, kind]) => action(label, Plus, () => create(kind), 'create')),
    ...screens.map(([label, path, icon]) => action(`Go to ${label}`, icon, () => go(path), 'open')),
    action('Switch theme', SunMoon, switchTheme, 'dark light appearance'),
  ];
}
