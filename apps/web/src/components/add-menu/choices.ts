import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AddItem {
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
  readonly picture: string | null;
  readonly placeholder: string | null;
  /** Shows initials without a picture. */
  readonly isPerson?: boolean;
  /** Of a person whose `name` is another word for them, such as "Me". */
  readonly fullName?: string;
  /** Follows the detail, such as `free`. */
  readonly state?: string;
  /** Why it may not be available, instead of the detail. Such items come last, under `busyHeading`. */
  readonly busy?: ReactNode;
  /** At the end of the line of the name, such as `1 free`. */
  readonly end?: string | undefined;
}

export interface AddAction {
  readonly label: (typed: string) => string;
  /** A line below the label. */
  readonly about?: string | undefined;
  readonly icon: LucideIcon;
  readonly run: (typed: string) => void;
}

export interface AddMenuProps {
  /** The items that are not chosen yet; undefined while they load. */
  items: readonly AddItem[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  placeholder: string;
  emptyText: string;
  /** Above the items. */
  head?: ReactNode;
  busyHeading?: string;
  onPick: (id: string) => void;
  /** Picking an item closes the menu. Otherwise several items can be picked in a row. */
  single?: boolean;
  /** Listed below the items. They receive the typed text. */
  actions: readonly AddAction[];
  /** Called when the menu is about to open or has opened, so that the caller can load the items. */
  onWanted: () => void;
  children: ReactNode;
  align?: 'start' | 'end';
}

export const SHOWN_AT_MOST = 60;

/** Items that may not be available come last. */
export function freeFirst(items: readonly AddItem[]): readonly AddItem[] {
  return [...items.filter(({ busy }) => !busy), ...items.filter(({ busy }) => busy)];
}

/** The items whose name or detail contain every typed word, ignoring case and accents. */
export function matching(items: readonly AddItem[], typed: string): readonly AddItem[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ name, detail }) => {
    const text = plain(`${name} ${detail ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
