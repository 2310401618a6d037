import { createContext, useContext } from 'react';
import type { Face, Faces, NameOf } from '@/features/shoots/editor/lib/faces.ts';
import type { LinkList } from '@/features/shoots/editor/lib/form-links.ts';
import type { ItemOf, LinkedKind } from '@/lib/catalogues/catalogues.ts';

/** The fields of which each is a location. */
export type LocationField = 'locationId' | 'secondLocationId';

/** A catalog as a menu lists it. */
export interface FaceList {
  /** Undefined until loaded. */
  readonly faces: readonly Face[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The items that are or can be linked to the shoot. */
export interface KnownItems {
  readonly faces: Faces;
  readonly nameOf: NameOf;
  readonly lists: Readonly<Record<LinkedKind, FaceList>>;
  /** Loads a catalog unless it is loaded. */
  readonly want: (kind: LinkedKind) => void;
  /** Records an item that its dialog has created or changed. */
  readonly remember: <Kind extends LinkedKind>(kind: Kind, item: ItemOf[Kind]) => void;
}

export interface EditorItems extends KnownItems {
  /** Saves one list of a stored shoot immediately. If that fails, the list stays unsaved. */
  readonly storeAtOnce: (list: LinkList | LocationField) => void;
  /**
   * Call after a location was changed. Returns whether the stored shoot has that location; if so, loads the shoot
   * that the server has updated.
   */
  readonly followLocation: (locationId: string) => boolean;
}

export const EditorItemsContext = createContext<EditorItems | null>(null);

export function useEditorItems(): EditorItems {
  const items = useContext(EditorItemsContext);
  if (!items) throw new Error('useEditorItems must be used within the editor');
  return items;
}
