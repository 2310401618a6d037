import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One thing that can be added. */
export interface AddItem {
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
  readonly picture: string | null;
  readonly placeholder: string | null;
}

/** Something else that the menu can do, e.g. make a new item. */
export interface AddAction {
  readonly label: (typed: string) => string;
  readonly icon: LucideIcon;
  readonly run: (typed: string) => void;
}

export interface AddMenuProps {
  /** What can be added: what is chosen already is left out. Undefined while it is loading. */
  items: readonly AddItem[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** What the field asks for, e.g. `Find a costume`. */
  placeholder: string;
  /** Where there is nothing to add. */
  emptyText: string;
  onPick: (id: string) => void;
  /** One is enough: picking closes the menu. Otherwise several can be picked in a row. */
  single?: boolean;
  /** Below the items; they get what was typed. */
  actions: readonly AddAction[];
  /** The menu is likely to open, or has opened. */
  onWanted: () => void;
  /** The button that opens it. */
  children: ReactNode;
  align?: 'start' | 'end';
}

/** More lines help nobody: one types instead. */
export const SHOWN_AT_MOST = 60;

/** The items that have every typed word in their name or the line below it. */
export function matching(items: readonly AddItem[], typed: string): readonly AddItem[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ name, detail }) => {
    const text = plain(`${name} ${detail ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
