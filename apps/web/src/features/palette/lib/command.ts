import { Calendar, type LucideIcon, Plus } from 'lucide-react';
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
export const commandSections = ['general', 'goTo', 'add', 'calendar', 'openShoot'] as const;
export type CommandSection = (typeof commandSections)[number];

export interface Command {
  readonly section: CommandSection;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Plain keys, one after the other; or `mod` (Ctrl or ⌘) and a key that the part of the page handles itself. */
  readonly keys: string;
  /** Additional searchable text: words of the language and the English ones. */
  readonly words: string;
  /** Whether the user may use it at all; without it, everyone may. */
  readonly isFor?: (page: CommandPage) => boolean;
  /** Returns the action; undefined while it is not possible. */
  readonly on: (page: CommandPage) => (() => void) | undefined;
}

export const mayUse = ({ isFor }: Command, page: CommandPage): boolean => isFor?.(page) ?? true;

/** The action, if the user may use the command and it is possible now. */
export const actionOf = (command: Command, page: CommandPage): (() => void) | undefined =>
  mayUse(command, page) ? command.on(page) : undefined;

type Look = Pick<Command, 'label' | 'icon' | 'keys' | 'words'>;

export const goTo = (path: string, look: Look): Command => ({
  ...look,
  section: 'goTo',
  on:
    ({ go }) =>
    () =>
      go(path),
});

export const add = (kind: CatalogueKind, look: Omit<Look, 'icon'>): Command => ({
  ...look,
  section: 'add',
  icon: Plus,
  on:
    ({ create }) =>
    () =>
      create(kind),
});

export const ofShoot = (id: OfferedCommand, look: Look): Command => ({
  ...look,
  section: 'openShoot',
  on: () => offered(id),
});

export const ofCalendar = (id: OfferedCommand, look: Omit<Look, 'icon'>): Command => ({
  ...look,
  section: 'calendar',
  icon: Calendar,
  on: () => offered(id),
});
