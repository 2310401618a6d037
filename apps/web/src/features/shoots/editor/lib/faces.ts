import type { CostumeStatus } from '@lensemble/contract/costume-status';
import type { Costume } from '@lensemble/contract/costumes';
import type { Equipment } from '@lensemble/contract/equipment';
import type { TeamLocation } from '@lensemble/contract/locations';
import type { CrewMember } from '@lensemble/contract/personnel';
import type { Prop } from '@lensemble/contract/props';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';

/** Where a location is: coordinates in degrees (WGS 84), the IANA zone there; null for what is not known. */
export type FacePlace = Pick<TeamLocation, 'placeId' | 'latitude' | 'longitude' | 'timeZone'>;

/** How an item of a catalogue looks in the editor, whichever answer it is known from. */
export interface Face {
  readonly id: string;
  readonly name: string;
  /** The line below the name. */
  readonly detail: string | null;
  readonly picture: string | null;
  readonly placeholder: string | null;
  readonly notes: string | null;
  /** Of a costume. */
  readonly status: CostumeStatus | null;
  /** What a crew member usually does. */
  readonly role: string | null;
  /** Of equipment: how many of it the team has. */
  readonly owned: number | null;
  /** Of a location. */
  readonly place: FacePlace | null;
}

export type FacesOf = ReadonlyMap<string, Face>;
export type Faces = Readonly<Record<CatalogueKind, FacesOf>>;

/** The name of an item, whatever is known of it. */
export type NameOf = (kind: CatalogueKind, id: string) => string;

type Pictured = 'imageUrl' | 'imagePlaceholder';

/** The fields that an item of a catalogue and one that is linked to a shoot have in common. */
interface Shown {
  costumes: Pick<Costume, 'id' | 'characterName' | 'seriesName' | 'status' | 'notes' | Pictured>;
  props: Pick<Prop, 'id' | 'name' | 'description' | Pictured>;
  equipment: Pick<Equipment, 'id' | 'name' | 'category' | 'quantity' | Pictured>;
  locations: Pick<TeamLocation, 'id' | 'name' | 'address' | 'notes' | Pictured> & FacePlace;
  personnel: Pick<CrewMember, 'id' | 'name' | 'role' | 'avatarUrl' | 'avatarPlaceholder'>;
}

const plain = { detail: null, notes: null, status: null, role: null, owned: null, place: null };
const pictureOf = ({ imageUrl, imagePlaceholder }: Pick<Costume, Pictured>) => ({
  picture: imageUrl,
  placeholder: imagePlaceholder,
});

const placeOf = ({ placeId, latitude, longitude, timeZone }: FacePlace): FacePlace => ({
  placeId,
  latitude,
  longitude,
  timeZone,
});

const faces: { readonly [Kind in CatalogueKind]: (item: Shown[Kind]) => Face } = {
  costumes: ({ id, characterName, seriesName, status, notes, ...item }) => ({
    ...plain,
    id,
    name: characterName,
    detail: seriesName ? `From: ${seriesName}` : null,
    status,
    notes,
    ...pictureOf(item),
  }),
  props: ({ id, name, description, ...item }) => ({
    ...plain,
    id,
    name,
    detail: description,
    ...pictureOf(item),
  }),
  equipment: ({ id, name, category, quantity, ...item }) => ({
    ...plain,
    id,
    name,
    detail: category,
    owned: quantity,
    ...pictureOf(item),
  }),
  locations: ({ id, name, address, notes, ...item }) => ({
    ...plain,
    id,
    name,
    detail: address,
    notes,
    place: placeOf(item),
    ...pictureOf(item),
  }),
  personnel: ({ id, name, role, avatarUrl, avatarPlaceholder }) => ({
    ...plain,
    id,
    name,
    detail: role,
    role,
    picture: avatarUrl,
    placeholder: avatarPlaceholder,
  }),
};

/** How an item looks. */
export function faceOf<Kind extends CatalogueKind>(kind: Kind, item: ItemOf[Kind]): Face {
  const face = faces[kind] as (item: ItemOf[Kind]) => Face;
  return face(item);
}

export const noFaces: Faces = {
  costumes: new Map(),
  props: new Map(),
  equipment: new Map(),
  locations: new Map(),
  personnel: new Map(),
};

/** What is known of the items that are linked to a shoot. */
export function linkedFaces(shoot: ShootDetail): Faces {
  const { location, participants } = shoot;
  return {
    costumes: byId(shoot.costumes.map((item) => faces.costumes({ ...item, id: item.costumeId }))),
    props: byId(shoot.props.map((item) => faces.props({ ...item, id: item.propId }))),
    equipment: byId(
      shoot.equipment.map(({ equipmentId: id, owned: quantity, ...item }) =>
        faces.equipment({ ...item, id, quantity }),
      ),
    ),
    locations: byId(location ? [faces.locations({ ...location, timeZone: zoneThere(shoot) })] : []),
    personnel: byId(
      participants.flatMap(({ personnelId, ...person }) =>
        personnelId === null ? [] : [faces.personnel({ ...person, id: personnelId, role: null })],
      ),
    ),
  };
}

/** A shoot keeps the time of its location, where it is known where that is. */
function zoneThere({ location, timeZone }: ShootDetail): string | null {
  return location?.latitude == null ? null : timeZone;
}

/** One map of all; what comes later counts. */
export function joinFaces(...maps: readonly FacesOf[]): FacesOf {
  return new Map(maps.flatMap((map) => [...map]));
}

export function byId(list: readonly Face[]): FacesOf {
  return new Map(list.map((face) => [face.id, face]));
}

/** Names from the first of the given faces that know the item. */
export function namesFrom(...known: readonly Faces[]): NameOf {
  return (kind, id) => known.map((each) => each[kind].get(id)?.name).find(Boolean) ?? UNKNOWN;
}

const UNKNOWN = 'Not available any more';
