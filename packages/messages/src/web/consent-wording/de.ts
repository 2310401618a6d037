import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Einwilligungstext',
  about:
    'Das lesen und unterschreiben Leute auf ihrer persönlichen Seite, bevor ihr ihre Bilder verwendet.',
  version: 'Version {version}, {date}',
  none: 'Noch keine Version',
  text: 'Text',
  textHint: '{braces} werden für jede Person ausgefüllt.',
  uses: 'Verwendungen zum Ankreuzen',
  useName: 'Verwendung {number}',
  useAbout: 'Was das heißt',
  addUse: 'Verwendung hinzufügen',
  removeUse: '{name} entfernen',
  save: 'Als Version {version} speichern',
  saved: 'Version {version} gespeichert',
  failed: 'Der Text konnte nicht gespeichert werden',
  notLoaded: 'Der Text konnte nicht geladen werden',
  loading: 'Text wird geladen …',
  unsaved: 'Der Einwilligungstext ist nicht gespeichert.',
  signed: {
    one: '{count} Person hat Version {version} unterschrieben. Für sie gilt, was sie gelesen hat; neue Links zeigen Version {next}.',
    other:
      '{count} Personen haben Version {version} unterschrieben. Für sie gilt, was sie gelesen haben; neue Links zeigen Version {next}.',
  },
  onlyManagers: 'Nur Besitzer und Admins können den Text ändern.',
  conflict: 'Jemand hat diesen Wortlaut gespeichert, während du ihn bearbeitet hast',
  theText: 'Text',
  theUses: 'Verwendungen',
} as const satisfies Translation<typeof en>;
