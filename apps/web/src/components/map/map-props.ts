import type { ReactNode } from 'react';

export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapMarker extends MapPoint {
  readonly id: string;
  /** The accessible name. */
  readonly label: string;
}

/**
 * Where the map looks. A new object moves the map there, without animation for users who prefer reduced motion. Between
 * changes, users move the map.
 */
export type MapCamera =
  | { readonly center: MapPoint; readonly zoom: number }
  | { readonly fit: readonly MapPoint[]; readonly maxZoom: number };

/** A line from a point that shows a direction. */
export interface MapRay {
  readonly from: MapPoint;
  /** In degrees, clockwise from north. */
  readonly bearing: number;
  readonly label: string;
}

export interface MapProps<Marker extends MapMarker = MapMarker> {
  readonly label: string;
  readonly camera: MapCamera;
  readonly markers: readonly Marker[];
  /** Draws a marker. The middle of its lower edge is on the point. */
  readonly renderMarker: (marker: Marker, isSelected: boolean) => ReactNode;
  /** Draws a cluster, centered on its point. It is selected if it contains the selected marker. */
  readonly renderCluster?: (markers: readonly Marker[], isSelected: boolean) => ReactNode;
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
  /** Called for a cluster that no zoom splits, because its markers are at one place. */
  readonly onSelectCrowd?: (ids: readonly string[]) => void;
  /** A card above a point. A new `id` is a new card, which is brought into view. */
  readonly popup?: {
    readonly id?: string;
    readonly at: MapPoint;
    readonly content: ReactNode;
  } | null;
  /** Called on Escape and on a click outside of the card. */
  readonly onClosePopup?: () => void;
  /**
   * Called when a user places a point: with a click, or in the middle of the map with Enter. Without it the map is
   * read-only.
   */
  readonly onPlace?: (point: MapPoint) => void;
  readonly rays?: readonly MapRay[];
  readonly children?: ReactNode;
}
