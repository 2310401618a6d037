import { activityWords } from '@lensemble/messages/web/activity';
import { shellWords } from '@lensemble/messages/web/shell';
import { trashWords } from '@lensemble/messages/web/trash';
import {
  Calendar,
  Camera,
  History,
  Kanban,
  LayoutDashboard,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Package,
  Shirt,
  Swords,
  Ticket,
  Trash2,
  Users,
} from 'lucide-react';
import { paths } from '@/config/paths.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Addresses with these prefixes belong to the entry. */
  readonly below?: readonly string[];
}

export const shootEntries: readonly NavigationEntry[] = [
  { label: shellWords('dashboard'), to: paths.dashboard.path, icon: LayoutDashboard },
  {
    label: shellWords('allShoots'),
    to: paths.shoots.path,
    icon: Kanban,
    below: [`${paths.shoots.path}/`, paths.status.path.replace('$status', '')],
  },
  { label: shellWords('calendar'), to: paths.calendar.path, icon: Calendar },
  { label: shellWords('map'), to: paths.map.path, icon: MapIcon },
  {
    label: shellWords('conventions'),
    to: paths.conventions.path,
    icon: Ticket,
    below: [`${paths.conventions.path}/`],
  },
];

export const resourceEntries: readonly NavigationEntry[] = [
  { label: shellWords('crew'), to: paths.crew.path, icon: Users },
  { label: shellWords('equipment'), to: paths.equipment.path, icon: Camera },
  { label: shellWords('locations'), to: paths.locations.path, icon: MapPin },
  { label: shellWords('props'), to: paths.props.path, icon: Swords },
  { label: shellWords('costumes'), to: paths.costumes.path, icon: Shirt },
  { label: shellWords('kits'), to: paths.kits.path, icon: Package },
];

export const teamEntries: readonly NavigationEntry[] = [
  { label: activityWords('title'), to: paths.activity.path, icon: History },
  { label: trashWords('title'), to: paths.trash.path, icon: Trash2 },
];

/** The `aria-current` of an entry: `page` on its own page, `true` on a page below it. */
export function currentOf(
  { to, below = [] }: NavigationEntry,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === to || pathname === `${to}/`) return 'page';
  return below.some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}
