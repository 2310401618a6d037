import type { ReactNode } from 'react';

/** Degrees, WGS 84. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Something that stands on the map. */
export interface MapMarker extends MapPoint {
  readonly id: string;
  /** What it is, for who cannot see it. */
  readonly label: string;
}

/**
 * Where the map is to look. A new object moves it there (at once for who asked for less motion); afterwards people move it
 * themselves.
 */
export type MapCamera =
  | { readonly center: MapPoint; readonly zoom: number }
  | { readonly fit: readonly MapPoint[]; readonly maxZoom: number };

/** A line from a point of the map outwards: the direction in which something lies. */
export interface MapRay {
  readonly from: MapPoint;
  /** Degrees from north, clockwise. */
  readonly bearing: number;
  readonly label: string;
}

/** What both engines draw. Markers that crowd are drawn as one cluster until one is near enough to tell them apart. */
export interface MapProps<Marker extends MapMarker = MapMarker> {
  /** What the map shows, for who cannot see it. */
  readonly label: string;
  readonly camera: MapCamera;
  readonly markers: readonly Marker[];
  /** Draws a marker; its lower edge's middle stands on the point. */
  readonly renderMarker: (marker: Marker, isSelected: boolean) => ReactNode;
  /** Draws a crowd, centered on its point; selected where it holds the selected marker. */
  readonly renderCluster?: (markers: readonly Marker[], isSelected: boolean) => ReactNode;
  readonly selectedId?: string | null;
  /** A marker was chosen by pointer or by key. */
  readonly onSelect?: (id: string) => void;
  /** A crowd was chosen that stays one however near one is: all its markers stand at one place. */
  readonly onSelectCrowd?: (ids: readonly string[]) => void;
  /** A card above a point. Another `id` is another card, which comes into view anew. */
  readonly popup?: {
    readonly id?: string;
    readonly at: MapPoint;
    readonly content: ReactNode;
  } | null;
  /** Escape, or a click beside the card. */
  readonly onClosePopup?: () => void;
  /** Somebody sets a point by hand: a click on the map, or Enter on it for the middle. Without it the map is to look at. */
  readonly onPlace?: (point: MapPoint) => void;
  readonly rays?: readonly MapRay[];
  /** Controls of the screen's own, beside those for zoom. */
  readonly children?: ReactNode;
}
