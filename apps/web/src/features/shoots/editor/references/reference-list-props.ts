import type { Reference } from '@lensemble/contract/shoot-links';

export interface ReferenceListProps {
  shootId: string;
  references: readonly Reference[];
  /** The number of references to show, from the start. */
  shown: number;
  onOpen: (id: string) => void;
  /** The number of open comments at a reference. */
  commentsAt: (id: string) => number;
  onRemove: (id: string) => void;
}
