import { type CostumeStatus, openTodos } from '@lensemble/contract/costume-status';
import type { Costume } from '@lensemble/contract/costumes';
import type { Equipment } from '@lensemble/contract/equipment';
import type { TeamLocation } from '@lensemble/contract/locations';
import type { CrewMember } from '@lensemble/contract/personnel';
import type { Prop } from '@lensemble/contract/props';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import type { ItemOf, LinkedKind } from '@/lib/catalogues/catalogues.ts';
import { roleName } from '@/lib/words/role-names.ts';

/** The position of a location in degrees (WGS 84) and its IANA time zone; null if unknown. */
export type FacePlace = Pick<TeamLocation, 'placeId' | 'latitude' | 'longitude' | 'timeZone'>;

/** How the editor shows a catalog item, regardless of the response it comes from. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
  readonly picture: string | null;
  readonly placeholder: string | null;
  readonly notes: string | null;
  /** Costumes only. */
  readonly status: CostumeStatus | null;
  /** Costumes only: the open ones. */
  readonly todos: readonly string[];
  /** Crew members only: the usual role. */
  readonly role: string | null;
  /** Crew members only. */
  readonly email: string | null;
  readonly phone: string | null;
  /** Of items of the crew list only: the member that it is. */
  readonly userId: string | null;
  /** Equipment only: the quantity that the team owns. */
  readonly owned: number | null;
  /** Locations only. */
  readonly place: FacePlace | null;
}

export type FacesOf = ReadonlyMap<string, Face>;
export type Faces = Readonly<Record<LinkedKind, FacesOf>>;

/** The name of an item, or a fallback if it is unknown. */
export type NameOf = (kind: LinkedKind, id: string) => string;

type Pictured = 'imageUrl' | 'imagePlaceholder';

/** The fields shared by a catalog item and an item linked to a shoot. */
interface Shown {
  costumes: Pick<
    Costume,
    'id' | 'characterName' | 'seriesName' | 'status' | 'notes' | 'todos' | Pictured
  >;
  props: Pick<Prop, 'id' | 'name' | 'description' | Pictured>;
  equipment: Pick<Equipment, 'id' | 'name' | 'category' | 'quantity' | Pictured>;
  locations: Pick<TeamLocation, 'id' | 'name' | 'address' | 'notes' | Pictured> & FacePlace;
  personnel: Pick<
    CrewMember,
    'id' | 'name' | 'role' | 'email' | 'phone' | 'avatarUrl' | 'avatarPlaceholder'
  > &
    Partial<Pick<CrewMember, 'userId'>>;
}

const plain = {
  detail: null,
  notes: null,
  status: null,
  todos: [],
  role: null,
  email: null,
  phone: null,
  userId: null,
  owned: null,
  place: null,
};
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

const faces: { readonly [Kind in LinkedKind]: (item: Shown[Kind]) => Face } = {
  costumes: ({ id, characterName, seriesName, status, notes, todos, ...item }) => ({
    ...plain,
    id,
    name: characterName,
    detail: seriesName ? editorLinksWords('from', { series: seriesName }) : null,
    status,
    todos: openTodos({ status, todos }),
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
  personnel: ({ id, name, role, email, phone, userId, avatarUrl, avatarPlaceholder }) => ({
    ...plain,
    id,
    name,
    detail: role && roleName(role),
    role,
    email,
    phone,
    userId: userId ?? null,
    picture: avatarUrl,
    placeholder: avatarPlaceholder,
  }),
};

export function faceOf<Kind extends LinkedKind>(kind: Kind, item: ItemOf[Kind]): Face {
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

export function linkedFaces(shoot: ShootDetail): Faces {
  const { location, secondLocation, participants } = shoot;
  return {
    costumes: byId(shoot.costumes.map((item) => faces.costumes({ ...item, id: item.costumeId }))),
    props: byId(shoot.props.map((item) => faces.props({ ...item, id: item.propId }))),
    equipment: byId(
      shoot.equipment.map(({ equipmentId: id, owned: quantity, ...item }) =>
        faces.equipment({ ...item, id, quantity }),
      ),
    ),
    locations: byId([
      // Its zone is not known here: only the first location sets the zone of the shoot.
      ...(secondLocation
        ? [faces.locations({ ...secondLocation, notes: null, timeZone: null })]
        : []),
      ...(location ? [faces.locations({ ...location, timeZone: zoneThere(shoot) })] : []),
    ]),
    personnel: byId(
      participants.flatMap(({ personnelId, ...person }) =>
        personnelId === null ? [] : [faces.personnel({ ...person, id: personnelId, role: null })],
      ),
    ),
  };
}

/** The time zone of the location. The shoot has the same one if the coordinates are known. */
function zoneThere({ location, timeZone }: ShootDetail): string | null {
  return location?.latitude == null ? null : timeZone;
}

/** Merges maps; later ones take precedence. */
export function joinFaces(...maps: readonly FacesOf[]): FacesOf {
  return new Map(maps.flatMap((map) => [...map]));
}

export function byId(list: readonly Face[]): FacesOf {
  return new Map(list.map((face) => [face.id, face]));
}

/** Takes names from the first of the given sets that contains the item. */
export function namesFrom(...known: readonly Faces[]): NameOf {
  return (kind, id) => known.map((each) => each[kind].get(id)?.name).find(Boolean) ?? UNKNOWN;
}

const UNKNOWN = editorLinksWords('noLongerAvailable');
