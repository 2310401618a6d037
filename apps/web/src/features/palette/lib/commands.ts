import {
  Bell,
  Calendar,
  CalendarPlus,
  Camera,
  CircleUser,
  Copy,
  FileText,
  Globe,
  Kanban,
  Keyboard,
  LayoutDashboard,
  LayoutTemplate,
  Link,
  LogOut,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  PanelLeft,
  Plus,
  Save,
  Search,
  Shirt,
  SunMoon,
  Swords,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react';
import { paths } from '@/config/paths.ts';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { type OfferedCommand, offered } from '@/lib/shell/offered-commands.ts';

export type PaletteLayer = 'search' | 'help';

/** What the commands use of the page. */
export interface CommandPage {
  readonly go: (path: string) => void;
  readonly newShoot: (title?: string) => void;
  readonly create: (kind: CatalogueKind) => void;
  readonly show: (layer: PaletteLayer) => void;
  readonly switchTheme: () => void;
  /** Whether the user may invite people to the active team. */
  readonly mayInvite: boolean;
}

/** In the order of the list of shortcuts. */
export const commandSections = ['General', 'Go to', 'Add', 'Calendar', 'Open shoot'] as const;

export interface Command {
  readonly section: (typeof commandSections)[number];
  readonly label: string;
  readonly icon: LucideIcon;
  /** Plain keys, one after the other; or `mod` (Ctrl or ⌘) and a key that the part of the page handles itself. */
  readonly keys: string;
  /** Additional searchable text. */
  readonly words?: string;
  /** Returns the action; undefined while it is not possible. */
  readonly on: (page: CommandPage) => (() => void) | undefined;
}

type Look = Omit<Command, 'section' | 'on'>;

const goTo = (path: string, look: Look): Command => ({
  ...look,
  section: 'Go to',
  label: `Go to ${look.label}`,
  words: `open ${look.words ?? ''}`,
  on:
    ({ go }) =>
    () =>
      go(path),
});

const add = (kind: CatalogueKind, name: string, keys: string): Command => ({
  section: 'Add',
  label: `Add New ${name}`,
  icon: Plus,
  keys,
  words: 'create',
  on:
    ({ create }) =>
    () =>
      create(kind),
});

const ofShoot = (id: OfferedCommand, look: Look): Command => ({
  ...look,
  section: 'Open shoot',
  on: () => offered(id),
});

const ofCalendar = (id: OfferedCommand, label: string, keys: string): Command => ({
  section: 'Calendar',
  label,
  icon: Calendar,
  keys,
  words: 'calendar view',
  on: () => offered(id),
});

/**
 * Every command, most likely ones first: the source of the palette, the shortcuts and their list. The `satisfies` below
 * does not compile without a command that a part of the page offers.
 */
export const commands = {
  saveShoot: ofShoot('saveShoot', { label: 'Save Shoot', icon: Save, keys: 'mod s' }),
  remindCrew: ofShoot('remindCrew', {
    label: 'Send Reminders',
    icon: Bell,
    keys: 's r',
    words: 'email crew remind',
  }),
  copyShareLink: ofShoot('copyShareLink', { label: 'Copy Link', icon: Link, keys: 's l' }),
  showSharing: ofShoot('showSharing', {
    label: 'Go to Public Sharing',
    icon: Globe,
    keys: 's p',
    words: 'share publish',
  }),
  addToCalendar: ofShoot('addToCalendar', {
    label: 'Add to Calendar',
    icon: CalendarPlus,
    keys: 's c',
    words: 'google event',
  }),
  exportDocument: ofShoot('exportDocument', {
    label: 'Export to Docs',
    icon: FileText,
    keys: 's d',
    words: 'google document call sheet',
  }),
  duplicateShoot: ofShoot('duplicateShoot', {
    label: 'Duplicate Shoot',
    icon: Copy,
    keys: 's y',
    words: 'copy',
  }),
  saveTemplate: ofShoot('saveTemplate', {
    label: 'Save as Template',
    icon: LayoutTemplate,
    keys: 's t',
  }),
  deleteShoot: ofShoot('deleteShoot', {
    label: 'Delete Shoot',
    icon: Trash2,
    keys: 's x',
    words: 'remove',
  }),
  addShoot: {
    section: 'Add',
    label: 'Add New Shoot',
    icon: Plus,
    keys: 'n',
    words: 'create plan',
    on: ({ newShoot }) => offered('addShoot') ?? (() => newShoot()),
  },
  showMonth: ofCalendar('showMonth', 'Show Month', 'c m'),
  showWeek: ofCalendar('showWeek', 'Show Week', 'c w'),
  showAgenda: ofCalendar('showAgenda', 'Show Agenda', 'c a'),
  showToday: ofCalendar('showToday', 'Show Today', 'c t'),
  addCostume: add('costumes', 'Costume', 'a t'),
  addCrew: add('personnel', 'Crew Member', 'a r'),
  addProp: add('props', 'Prop', 'a p'),
  addEquipment: add('equipment', 'Equipment', 'a e'),
  addLocation: add('locations', 'Location', 'a l'),
  dashboard: goTo(paths.dashboard.path, { label: 'Dashboard', icon: LayoutDashboard, keys: 'g d' }),
  shoots: goTo(paths.shoots.path, { label: 'All Shoots', icon: Kanban, keys: 'g s' }),
  calendar: goTo(paths.calendar.path, { label: 'Calendar', icon: Calendar, keys: 'g c' }),
  map: goTo(paths.map.path, { label: 'Map View', icon: MapIcon, keys: 'g m' }),
  crew: goTo(paths.crew.path, { label: 'Crew', icon: Users, keys: 'g r' }),
  equipment: goTo(paths.equipment.path, { label: 'Equipment', icon: Camera, keys: 'g e' }),
  locations: goTo(paths.locations.path, { label: 'Locations', icon: MapPin, keys: 'g l' }),
  props: goTo(paths.props.path, { label: 'Props', icon: Swords, keys: 'g p' }),
  costumes: goTo(paths.costumes.path, { label: 'Costumes', icon: Shirt, keys: 'g t' }),
  profile: goTo(paths.profile.path, { label: 'Profile', icon: CircleUser, keys: 'g y' }),
  invite: {
    section: 'General',
    label: 'Invite to Team',
    icon: UserPlus,
    keys: 'i',
    words: 'member code link',
    on: ({ go, mayInvite }) => (mayInvite ? () => go(`${paths.profile.path}#teams`) : undefined),
  },
  theme: {
    section: 'General',
    label: 'Switch theme',
    icon: SunMoon,
    keys: 't',
    words: 'dark light appearance',
    on: ({ switchTheme }) => switchTheme,
  },
  toggleSidebar: {
    section: 'General',
    label: 'Toggle Sidebar',
    icon: PanelLeft,
    keys: 'mod b',
    words: 'menu collapse expand',
    on: () => offered('toggleSidebar'),
  },
  search: {
    section: 'General',
    label: 'Search',
    icon: Search,
    keys: 'mod k',
    on:
      ({ show }) =>
      () =>
        show('search'),
  },
  help: {
    section: 'General',
    label: 'Keyboard Shortcuts',
    icon: Keyboard,
    keys: '?',
    words: 'help keys',
    on:
      ({ show }) =>
      () =>
        show('help'),
  },
  signOut: {
    section: 'General',
    label: 'Sign out',
    icon: LogOut,
    keys: 'q q',
    words: 'log out leave',
    on: () => offered('signOut'),
  },
} satisfies Record<OfferedCommand, Command> & Record<string, Command>;

export type CommandId = keyof typeof commands;
export const commandList = Object.entries(commands) as readonly [CommandId, Command][];
