import type { Reference } from '@lensemble/contract/shoot-links';

export interface ReferenceListProps {
  shootId: string;
  references: readonly Reference[];
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
}
