import { commandNameWords } from '@lensemble/messages/web/command-names';
import { commandSearchWords } from '@lensemble/messages/web/command-search';
import {
  Bell,
  Calendar,
  CalendarPlus,
  Camera,
  CircleUser,
  Copy,
  FileText,
  Globe,
  History,
  Kanban,
  Keyboard,
  Languages,
  LayoutDashboard,
  LayoutTemplate,
  Link,
  ListChecks,
  LogOut,
  Map as MapIcon,
  MapPin,
  Package,
  PanelLeft,
  Plus,
  Save,
  Search,
  Send,
  Shirt,
  SunMoon,
  Swords,
  Ticket,
  Trash2,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { type OfferedCommand, offered } from '@/lib/shell/offered-commands.ts';
import {
  add,
  type Command,
  type CommandPage,
  goTo,
  mayUse,
  ofCalendar,
  ofShoot,
} from './command.ts';

/**
 * Every command, most likely ones first: the source of the palette, the shortcuts and their list. The `satisfies` below
 * does not compile without a command that a part of the page offers.
 */
export const commands = {
  saveShoot: ofShoot('saveShoot', {
    label: commandNameWords('saveShoot'),
    words: commandSearchWords('saveShoot'),
    icon: Save,
    keys: 'mod s',
  }),
  sendCallSheet: ofShoot('sendCallSheet', {
    label: commandNameWords('sendCallSheet'),
    words: commandSearchWords('sendCallSheet'),
    icon: Send,
    keys: 's e',
  }),
  askForDate: ofShoot('askForDate', {
    label: commandNameWords('askForDate'),
    words: commandSearchWords('askForDate'),
    icon: CalendarPlus,
    keys: 's a',
  }),
  remindCrew: ofShoot('remindCrew', {
    label: commandNameWords('remindCrew'),
    words: commandSearchWords('remindCrew'),
    icon: Bell,
    keys: 's r',
  }),
  copyShareLink: ofShoot('copyShareLink', {
    label: commandNameWords('copyShareLink'),
    words: commandSearchWords('copyShareLink'),
    icon: Link,
    keys: 's l',
  }),
  showSharing: ofShoot('showSharing', {
    label: commandNameWords('showSharing'),
    words: commandSearchWords('showSharing'),
    icon: Globe,
    keys: 's p',
  }),
  addToCalendar: ofShoot('addToCalendar', {
    label: commandNameWords('addToCalendar'),
    words: commandSearchWords('addToCalendar'),
    icon: CalendarPlus,
    keys: 's c',
  }),
  exportDocument: ofShoot('exportDocument', {
    label: commandNameWords('exportDocument'),
    words: commandSearchWords('exportDocument'),
    icon: FileText,
    keys: 's d',
  }),
  duplicateShoot: ofShoot('duplicateShoot', {
    label: commandNameWords('duplicateShoot'),
    words: commandSearchWords('duplicateShoot'),
    icon: Copy,
    keys: 's y',
  }),
  saveTemplate: ofShoot('saveTemplate', {
    label: commandNameWords('saveTemplate'),
    words: commandSearchWords('saveTemplate'),
    icon: LayoutTemplate,
    keys: 's t',
  }),
  deleteShoot: ofShoot('deleteShoot', {
    label: commandNameWords('deleteShoot'),
    words: commandSearchWords('deleteShoot'),
    icon: Trash2,
    keys: 's x',
  }),
  addShoot: {
    section: 'add',
    label: commandNameWords('addShoot'),
    words: commandSearchWords('addShoot'),
    icon: Plus,
    keys: 'n',
    on: ({ newShoot }) => offered('addShoot') ?? (() => newShoot()),
  },
  addFromTemplate: {
    section: 'add',
    label: commandNameWords('addFromTemplate'),
    words: commandSearchWords('addFromTemplate'),
    icon: LayoutTemplate,
    keys: 'a m',
    on: ({ go }) => offered('addFromTemplate') ?? (() => go(paths.newShoot.withTemplates)),
  },
  selectShoots: {
    section: 'general',
    label: commandNameWords('selectShoots'),
    words: commandSearchWords('selectShoots'),
    icon: ListChecks,
    keys: 'x',
    on: () => offered('selectShoots'),
  },
  showMonth: ofCalendar('showMonth', {
    label: commandNameWords('showMonth'),
    words: commandSearchWords('showMonth'),
    keys: 'c m',
  }),
  showWeek: ofCalendar('showWeek', {
    label: commandNameWords('showWeek'),
    words: commandSearchWords('showWeek'),
    keys: 'c w',
  }),
  showAgenda: ofCalendar('showAgenda', {
    label: commandNameWords('showAgenda'),
    words: commandSearchWords('showAgenda'),
    keys: 'c a',
  }),
  showToday: ofCalendar('showToday', {
    label: commandNameWords('showToday'),
    words: commandSearchWords('showToday'),
    keys: 'c t',
  }),
  addCostume: add('costumes', {
    label: commandNameWords('addCostume'),
    words: commandSearchWords('addCostume'),
    keys: 'a t',
  }),
  addCrew: add('personnel', {
    label: commandNameWords('addCrew'),
    words: commandSearchWords('addCrew'),
    keys: 'a r',
  }),
  addProp: add('props', {
    label: commandNameWords('addProp'),
    words: commandSearchWords('addProp'),
    keys: 'a p',
  }),
  addEquipment: add('equipment', {
    label: commandNameWords('addEquipment'),
    words: commandSearchWords('addEquipment'),
    keys: 'a e',
  }),
  addLocation: add('locations', {
    label: commandNameWords('addLocation'),
    words: commandSearchWords('addLocation'),
    keys: 'a l',
  }),
  addKit: add('kits', {
    label: commandNameWords('addKit'),
    words: commandSearchWords('addKit'),
    keys: 'a k',
  }),
  dashboard: goTo(paths.dashboard.path, {
    label: commandNameWords('dashboard'),
    words: commandSearchWords('dashboard'),
    icon: LayoutDashboard,
    keys: 'g d',
  }),
  shoots: goTo(paths.shoots.path, {
    label: commandNameWords('shoots'),
    words: commandSearchWords('shoots'),
    icon: Kanban,
    keys: 'g s',
  }),
  myShoots: goTo(paths.dashboard.mine, {
    label: commandNameWords('myShoots'),
    words: commandSearchWords('myShoots'),
    icon: UserRound,
    keys: 'g i',
  }),
  calendar: goTo(paths.calendar.path, {
    label: commandNameWords('calendar'),
    words: commandSearchWords('calendar'),
    icon: Calendar,
    keys: 'g c',
  }),
  map: goTo(paths.map.path, {
    label: commandNameWords('map'),
    words: commandSearchWords('map'),
    icon: MapIcon,
    keys: 'g m',
  }),
  conventions: goTo(paths.conventions.path, {
    label: commandNameWords('conventions'),
    words: commandSearchWords('conventions'),
    icon: Ticket,
    keys: 'g v',
  }),
  crew: goTo(paths.crew.path, {
    label: commandNameWords('crew'),
    words: commandSearchWords('crew'),
    icon: Users,
    keys: 'g r',
  }),
  equipment: goTo(paths.equipment.path, {
    label: commandNameWords('equipment'),
    words: commandSearchWords('equipment'),
    icon: Camera,
    keys: 'g e',
  }),
  locations: goTo(paths.locations.path, {
    label: commandNameWords('locations'),
    words: commandSearchWords('locations'),
    icon: MapPin,
    keys: 'g l',
  }),
  props: goTo(paths.props.path, {
    label: commandNameWords('props'),
    words: commandSearchWords('props'),
    icon: Swords,
    keys: 'g p',
  }),
  costumes: goTo(paths.costumes.path, {
    label: commandNameWords('costumes'),
    words: commandSearchWords('costumes'),
    icon: Shirt,
    keys: 'g t',
  }),
  kits: goTo(paths.kits.path, {
    label: commandNameWords('kits'),
    words: commandSearchWords('kits'),
    icon: Package,
    keys: 'g k',
  }),
  activity: goTo(paths.activity.path, {
    label: commandNameWords('activity'),
    words: commandSearchWords('activity'),
    icon: History,
    keys: 'g a',
  }),
  trash: goTo(paths.trash.path, {
    label: commandNameWords('trash'),
    words: commandSearchWords('trash'),
    icon: Trash2,
    keys: 'g x',
  }),
  profile: goTo(paths.profile.path, {
    label: commandNameWords('profile'),
    words: commandSearchWords('profile'),
    icon: CircleUser,
    keys: 'g y',
  }),
  invite: {
    section: 'general',
    label: commandNameWords('invite'),
    words: commandSearchWords('invite'),
    icon: UserPlus,
    keys: 'i',
    isFor: ({ mayInvite }) => mayInvite,
    on:
      ({ go }) =>
      () =>
        go(`${paths.profile.path}#teams`),
  },
  language: {
    section: 'general',
    label: commandNameWords('language'),
    words: commandSearchWords('language'),
    icon: Languages,
    keys: 'l',
    on:
      ({ go }) =>
      () =>
        go(`${paths.profile.path}#language`),
  },
  theme: {
    section: 'general',
    label: commandNameWords('theme'),
    words: commandSearchWords('theme'),
    icon: SunMoon,
    keys: 't',
    on: ({ switchTheme }) => switchTheme,
  },
  toggleSidebar: {
    section: 'general',
    label: commandNameWords('toggleSidebar'),
    words: commandSearchWords('toggleSidebar'),
    icon: PanelLeft,
    keys: 'mod b',
    on: () => offered('toggleSidebar'),
  },
  search: {
    section: 'general',
    label: commandNameWords('search'),
    words: commandSearchWords('search'),
    icon: Search,
    keys: 'mod k',
    on:
      ({ show }) =>
      () =>
        show('search'),
  },
  help: {
    section: 'general',
    label: commandNameWords('help'),
    words: commandSearchWords('help'),
    icon: Keyboard,
    keys: '?',
    on:
      ({ show }) =>
      () =>
        show('help'),
  },
  signOut: {
    section: 'general',
    label: commandNameWords('signOut'),
    words: commandSearchWords('signOut'),
    icon: LogOut,
    keys: 'q q',
    on: () => offered('signOut'),
  },
} satisfies Record<OfferedCommand, Command> & Record<string, Command>;

export type CommandId = keyof typeof commands;
export const commandList = Object.entries(commands) as readonly [CommandId, Command][];

/** The commands that the user may use, also those that are not possible now. */
export const commandsFor = (page: CommandPage): readonly [CommandId, Command][] =>
  commandList.filter(([, command]) => mayUse(command, page));
