import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Neues Shooting bei {convention}',
  name: 'Titel',
  day: 'Tag',
  time: 'Beginnt',
  minutes: 'Dauert',
  place: 'Ort',
  noPoint: 'Kein Treffpunkt',
  way: '{minutes} min von {point}',
  freeThen: 'Dann frei',
  noOneFree: 'Auf dieser Convention ist dann niemand frei.',
  tightTo: '{name} hätte nur {gap} min für die {walk} min Weg zu {title} um {time}',
  tightFrom:
    '{name} hätte nur {gap} min für die {walk} min Weg hierher von {title}, das um {time} endet',
  cancel: 'Abbrechen',
  add: 'Shooting hinzufügen',
  needsTime: 'Bitte wähle eine Uhrzeit',
  added: 'Shooting hinzugefügt',
  withoutCrew: 'Die Crew konnte nicht hinzugefügt werden. Bitte füge sie im Shooting hinzu.',
  open: 'Öffnen',
  failed: 'Das Shooting konnte nicht hinzugefügt werden. Bitte versuche es erneut.',
  unsaved: 'Dieses Shooting ist noch nicht hinzugefügt.',
} as const satisfies Translation<typeof en>;
