import type { Reference } from '@lensemble/contract/shoot-links';

export interface ReferenceListProps {
  shootId: string;
  references: readonly Reference[];
  /** How many of them are shown: the first ones. */
  shown: number;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
}
