import { type Handles, profilesOf } from '@lensemble/contract/networks';
import type { Shot } from '@lensemble/contract/shots';
import { type Language, SOURCE } from '@lensemble/messages/languages';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import type { Html } from '../../lib/html.ts';
import { shotListOf } from '../call-sheets/service.ts';
import type { Opened } from './opened.ts';
import { light, weather } from './page/conditions.ts';
import { heroPicture } from './page/hero-picture.ts';
import { lightStrip } from './page/light-strip.ts';
import { notes, type People, participants, references } from './page/lists.ts';
import { Pictures } from './page/pictures.ts';
import { emergency } from './page/place.ts';
import { type Reader, shotList } from './page/shot-list.ts';
import { where } from './page/where.ts';
import { type PageShoot, pageView, spotOf } from './page-view.ts';
import { placeholdersOf } from './public-view.ts';
import { findCalledRow, listShownHandles } from './queries.ts';
import type { PublicRow } from './rows/public-row.ts';
import { visitorMap } from './visitor-map.ts';
import { visitorShoot } from './visitor-shoot.ts';
import { shotsOf } from './visitor-shots.ts';
import { visitorWeather } from './visitor-weather.ts';

/** The sections of a shared shoot's page that a personal page shows as well; null for empty ones. */
export interface CalledSections {
  readonly place: Html | null;
  /** The light and the weather. @param arrival of the reader, `HH:MM` */
  conditions(arrival: string | null): readonly Html[];
  readonly references: Html | null;
  /** The plan of the day. Notes of entries are only those of the reader's own. */
  plan(reader: Reader, title: string): Html | null;
  readonly emergency: Html | null;
  notes(title: string): Html | null;
  /** The participants without one of them. Those of a completed shoot have the handles that they show. */
  others(participantId: string, title: string): Html | null;
}

/** The shoot of a personal link. It is as private as the link: it need not be shared. */
export interface CalledShoot {
  readonly row: PublicRow;
  readonly pictures: Pictures;
  /** The picture that represents the shoot. */
  readonly picture: string | null;
  readonly sections: CalledSections;
}

type CalledDeps = Pick<Deps, 'orm' | 'env' | 'weather' | 'mapTiles' | 'limits'>;

/** @param opened the address of the personal page @returns undefined if the shoot was deleted */
export async function calledShoot(
  deps: CalledDeps,
  scope: CallScope,
  opened: Opened,
  language: Language,
): Promise<CalledShoot | undefined> {
  const row = await findCalledRow(deps.orm, scope, language);
  if (!row) return undefined;
  const [forecast, map, shots, shown] = await Promise.all([
    visitorWeather(deps, row, language),
    visitorMap(deps, row),
    shotsOf(deps, row),
    row.status === 'completed' ? listShownHandles(deps.orm, scope) : [],
  ]);
  const handles = new Map(shown.map((one) => [one.participantId, one]));
  const shoot = pageView(row, opened, { shots: [], publicUrl: deps.env.publicUrl, map }, language);
  const pictures = new Pictures(placeholdersOf(row));
  const spot = { ...row, location: spotOf(row) };
  return {
    row,
    pictures,
    picture: heroPicture(shoot),
    sections: {
      place: shoot.location && where(shoot.location, language),
      conditions: (arrival) => [
        ...light(shoot.light, lightStrip(spot, arrival, language)),
        ...(forecast ? [weather(forecast, language)] : []),
      ],
      references: references(shoot, pictures),
      emergency: emergency(shoot),
      plan(reader, title) {
        const own = shots.map((shot) => forReader(shot, reader.participantId));
        const list = shotListOf(spot, own, language);
        return shotList(list ?? null, title, { pictures, language, reader });
      },
      notes: (title) => notes(shoot, title),
      others: (id, title) => participants(others(shoot, row, id, handles), pictures, title),
    },
  };
}

/** Notes may be about others. */
const forReader = (shot: Shot, participantId: string): Shot =>
  shot.participantIds.includes(participantId) ? shot : { ...shot, notes: null };

/** The entries of both lists are in the same order. @param handles by the ids of participants */
const others = (
  { language, participants }: PageShoot,
  row: PublicRow,
  reader: string,
  handles: ReadonlyMap<string, Handles>,
): People => ({
  language,
  participants: row.participants.flatMap(({ id }, index) => {
    const person = participants[index];
    const shown = handles.get(id);
    if (!person || id === reader) return [];
    return { ...person, profiles: shown ? profilesOf(shown) : [] };
  }),
});

/** The map picture of a personal page as a JPEG; undefined without one. */
export async function calledMap(deps: CalledDeps, scope: CallScope): Promise<Buffer | undefined> {
  const row = await findCalledRow(deps.orm, scope, SOURCE);
  return row && (await visitorMap(deps, row))?.jpeg;
}

/** What calendars show of the shoot of a personal link. */
export async function calledEvent(
  { orm }: Pick<Deps, 'orm'>,
  scope: CallScope,
  language: Language,
) {
  const row = await findCalledRow(orm, scope, language);
  return row && visitorShoot(row, row.id);
}
