import { hasBackupPlace } from '@lensemble/contract/backup-place';
import { type CostumeStatus, openTodos } from '@lensemble/contract/costume-status';
import { mapUrlOf } from '@lensemble/contract/directions';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Language } from '@lensemble/messages/languages';
import { roleWords } from '../../lib/role-words.ts';
import { cleanLine, cleanNotes } from './clean-text.ts';
import { type LightDay, lightDaysOf } from './light-days.ts';
import { partOf } from './part-of.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { momentOf } from './wall-words.ts';

/** The content of a call sheet in cleaned texts. Without email addresses and phone numbers, because it is passed on. */
export interface CallSheet {
  readonly language: Language;
  readonly title: string;
  readonly status: ShootStatus;
  readonly schedule: Schedule | undefined;
  readonly location: SheetLocation | undefined;
  /** Where the shoot takes place if it rains: the name, and the address on a line of its own. */
  readonly secondPlace: string | undefined;
  readonly light: readonly LightDay[];
  readonly notes: string | undefined;
  readonly crew: readonly SheetPerson[];
  readonly costumes: readonly SheetCostume[];
  readonly equipment: readonly SheetEquipment[];
  readonly props: readonly SheetProp[];
  readonly references: readonly SheetReference[];
  readonly links: readonly string[];
  /** When the sheet was made, in the time zone of the shoot: `November 20, 2026, 9:04 AM`. */
  readonly madeAt: string;
}

export interface SheetLocation {
  readonly name: string;
  readonly address: string | undefined;
  readonly notes: string | undefined;
  readonly parking: string | undefined;
  readonly meetingPoint: string | undefined;
  /** The nearest one. */
  readonly hospital: string | undefined;
  readonly mapUrl: string | undefined;
}

export interface SheetPerson {
  /** The id of the participant. */
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** The role with the costumes: `Model · wears Morgan le Fay`. */
  readonly part: string;
  readonly costumes: readonly SheetCostume[];
}

export interface SheetCostume {
  readonly character: string;
  readonly series: string | undefined;
  readonly status: CostumeStatus;
  /** Open todos; empty for a completed costume. */
  readonly todos: readonly string[];
}

export interface SheetEquipment {
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  readonly isFree: boolean;
}

export interface SheetProp {
  readonly name: string;
  readonly description: string | undefined;
  readonly isFree: boolean;
}

/** `url` is the app's address of the picture. */
export interface SheetReference {
  readonly url: string;
  readonly caption: string | undefined;
}

/** @param now when the sheet is made */
export function describeShoot(shoot: ShootDetail, now: Date, language: Language): CallSheet {
  const { timeZone } = shoot;
  const costumes = new Map(shoot.costumes.map((one) => [one.costumeId, costumeOf(one)]));
  return {
    language,
    title: cleanLine(shoot.title),
    status: shoot.status,
    schedule: scheduleOf(shoot, language),
    location: locationOf(shoot),
    secondPlace: secondPlaceOf(shoot),
    light: lightDaysOf(shoot, language),
    notes: cleanNotes(shoot.description),
    crew: shoot.participants.map((person) => personOf(person, costumes, language)),
    costumes: [...costumes.values()],
    equipment: shoot.equipment.map(({ name, category, quantity, available }) => ({
      name: cleanLine(name),
      category: cleanLine(category),
      quantity,
      isFree: available,
    })),
    props: shoot.props.map(({ name, description, available }) => ({
      name: cleanLine(name),
      description: cleanNotes(description),
      isFree: available,
    })),
    references: shoot.references.map(({ url, notes }) => ({ url, caption: cleanNotes(notes) })),
    links: (shoot.instagramLinks ?? []).map(cleanLine),
    madeAt: momentOf(now, timeZone, language),
  };
}

function locationOf({ location }: ShootDetail): SheetLocation | undefined {
  if (!location) return undefined;
  const address = location.address === null ? '' : cleanLine(location.address);
  return {
    name: cleanLine(location.name),
    address: address || undefined,
    notes: cleanNotes(location.notes),
    parking: cleanNotes(location.parking),
    meetingPoint: cleanNotes(location.meetingPoint),
    hospital: cleanNotes(location.hospital),
    mapUrl: mapUrlOf(location),
  };
}

function secondPlaceOf(shoot: ShootDetail): string | undefined {
  const { secondLocation: place } = shoot;
  return place && hasBackupPlace(shoot)
    ? [place.name, place.address ?? ''].map(cleanLine).filter(Boolean).join('\n')
    : undefined;
}

function personOf(
  { id, name, role, costumeIds }: ShootDetail['participants'][number],
  all: ReadonlyMap<string, SheetCostume>,
  language: Language,
): SheetPerson {
  const costumes = costumeIds.flatMap((costumeId) => all.get(costumeId) ?? []);
  const said = roleWords(cleanLine(role), language);
  const wears = costumes.map(({ character }) => character);
  const part = partOf(said, wears, language);
  return { id, name: cleanLine(name), role: said, part, costumes };
}

const costumeOf = (costume: ShootDetail['costumes'][number]): SheetCostume => ({
  character: cleanLine(costume.characterName),
  series: cleanLine(costume.seriesName ?? '') || undefined,
  status: costume.status,
  todos: openTodos(costume).map(cleanLine).filter(Boolean),
});
