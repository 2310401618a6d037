import type { ListedShoot, Shoot, ShootDetail } from '@lensemble/contract/shoots';

const nowhere = {
  placeId: null,
  latitude: null,
  longitude: null,
  parking: null,
  meetingPoint: null,
  hospital: null,
  imageUrl: null,
  imagePlaceholder: null,
};

const noDetails = {
  isZoneGuess: false,
  secondLocation: null,
  lastReminder: null,
  calendarRefusal: null,
  datesAsked: 0,
  participants: [],
  equipment: [],
  props: [],
  costumes: [],
  references: [],
};

export function isDetail(shoot: ListedShoot | ShootDetail): shoot is ShootDetail {
  return 'references' in shoot;
}

/** A shoot without linked items. */
export function detailOf(shoot: Shoot): ShootDetail {
  return { ...shoot, ...noDetails, location: shoot.location && { ...nowhere, ...shoot.location } };
}

/** Updates the fields of a shoot and keeps its known linked items, and its second location, which is looked up by id. */
export function withFields(known: ShootDetail, shoot: Shoot): ShootDetail {
  const { location } = shoot;
  const isSamePlace = location?.id === known.location?.id;
  const place = isSamePlace ? { ...nowhere, ...known.location } : nowhere;
  const isZoneGuess = known.isZoneGuess && shoot.timeZone === known.timeZone;
  return { ...known, ...shoot, isZoneGuess, location: location && { ...place, ...location } };
}

/** The fields of a shoot in the list, without the linked items. */
export function cardOf(shoot: Shoot | ShootDetail): Shoot {
  if (!isDetail(shoot)) return shoot;
  const {
    isZoneGuess: _g,
    secondLocation: _s,
    lastReminder: _l,
    calendarRefusal: _f,
    datesAsked: _d,
    participants: _,
    equipment: _e,
    props: _p,
    costumes: _c,
    references: _r,
    ...card
  } = shoot;
  return card;
}
