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
}

export interface AddAction {
  readonly label: (typed: string) => string;
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
