import { createContext, useContext } from 'react';
import type { Face, Faces, NameOf } from '@/features/shoots/editor/lib/faces.ts';
import type { LinkList } from '@/features/shoots/editor/lib/form-links.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';

/** A catalogue as a menu lists it. */
export interface FaceList {
  /** Undefined until they are here. */
  readonly faces: readonly Face[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What the editor knows of the items that are, or can be, linked to its shoot. */
export interface KnownItems {
  readonly faces: Faces;
  readonly nameOf: NameOf;
  readonly lists: Readonly<Record<CatalogueKind, FaceList>>;
  /** Loads a catalogue, if it is not here yet. */
  readonly want: (kind: CatalogueKind) => void;
  /** An item was made or changed in its dialog. */
  readonly remember: <Kind extends CatalogueKind>(kind: Kind, item: ItemOf[Kind]) => void;
}

export interface EditorItems extends KnownItems {
  /** Stores a list of a stored shoot without waiting for a save; what fails stays unsaved. */
  readonly storeAtOnce: (list: LinkList | 'locationId') => void;
  /** A location was changed: takes over what that did to a shoot that is stored there. Returns whether it is. */
  readonly followLocation: (locationId: string) => boolean;
}

export const EditorItemsContext = createContext<EditorItems | null>(null);

export function useEditorItems(): EditorItems {
  const items = useContext(EditorItemsContext);
  if (!items) throw new Error('useEditorItems must be used within the editor');
  return items;
}
