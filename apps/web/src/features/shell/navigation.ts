import type { LucideIcon } from 'lucide-react';
import {
  Calendar,
  Camera,
  Kanban,
  LayoutDashboard,
  Map as MapIcon,
  MapPin,
  Shirt,
  Swords,
  Users,
} from 'lucide-react';
import { paths } from '@/config/paths.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Only this very address counts as being there, not the ones below it. */
  readonly exact?: boolean;
}

export const shootEntries: readonly NavigationEntry[] = [
  { label: 'Dashboard', to: paths.dashboard.path, icon: LayoutDashboard, exact: true },
  { label: 'All Shoots', to: paths.shoots.path, icon: Kanban },
  { label: 'Calendar', to: paths.calendar.path, icon: Calendar },
  { label: 'Map View', to: paths.map.path, icon: MapIcon },
];

export const resourceEntries: readonly NavigationEntry[] = [
  { label: 'Crew', to: paths.crew.path, icon: Users },
  { label: 'Equipment', to: paths.equipment.path, icon: Camera },
  { label: 'Locations', to: paths.locations.path, icon: MapPin },
  { label: 'Props', to: paths.props.path, icon: Swords },
  { label: 'Costumes', to: paths.costumes.path, icon: Shirt },
];
