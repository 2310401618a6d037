import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  offline: 'Kein Netz. Alles funktioniert.',
  waiting: {
    one: '1 Änderung wartet auf diesem Gerät.',
    other: '{count} Änderungen warten auf diesem Gerät.',
  },
  pictureWaits: {
    one: '1 Bild wartet auf diesem Gerät.',
    other: '{count} Bilder warten auf diesem Gerät.',
  },
  upTo: 'Änderungen der anderen bis {time}',
  full: 'Dieses Gerät ist voll. Neue Änderungen bleiben nur in diesem Fenster: Mach etwas Platz.',
  closed:
    'Dieser Browser behält nichts. Was nicht gesendet ist, geht verloren, wenn dieses Fenster schließt.',
  notApplied: 'Nicht übernommen: {change}',
  changeAdd: 'Neuer Shot',
  changeMark: 'Erledigt oder ausgelassen',
  changeEdit: 'Änderung',
  changeMove: 'Verschieben',
  changeDelete: 'Löschen',
  changePacking: 'Packliste',
  'reason gone': 'Der Eintrag wurde inzwischen gelöscht.',
  'reason taken': 'Den Eintrag gibt es schon.',
  'reason full': 'Die Liste ist voll.',
  'reason changed': 'Eine andere Person hat den Text inzwischen geändert. Deiner: „{text}“',
  'reason unlinked': 'Das Shooting hat nicht mehr, was verknüpft ist.',
  'reason forbidden': 'Das darfst du nicht.',
  'reason old': 'Die Änderung hat mehr als 60 Tage gewartet.',
  'reason invalid': 'Der Server nimmt sie nicht an.',
  ok: 'OK',
  notKept: 'Dieser Plan ist nicht auf diesem Gerät',
  notKeptText:
    'Öffne ihn einmal mit Netz. Pläne der nächsten sieben Tage werden ohne Nachfrage behalten.',
  gone: 'Dieses Shooting gibt es nicht',
  goneText: 'Es wurde gelöscht oder gehört zu einem Team, in dem du nicht bist.',
  notLoaded: 'Der Plan konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  loading: 'Der Plan wird geladen',
  signIn: 'Anmelden',
  signInText: 'Melde dich an, um zu senden, was wartet, und zu sehen, was andere geändert haben.',
  otherTeam:
    'Dieses Shooting gehört zu {team}. Änderungen werden gesendet, wenn du zu diesem Team wechselst.',
  keptTitle: 'Auf diesem Gerät',
  keptText:
    'Diese Pläne öffnen sich ohne Netz. Die der nächsten sieben Tage werden ohne Nachfrage behalten.',
  keptAt: 'Stand {time}',
  nothingKept: 'Auf diesem Gerät ist kein Plan',
  remove: '{title} entfernen',
  removeAll: 'Alle entfernen',
  all: 'Ganz Lensemble',
  unsent: 'Einige Änderungen sind nicht gesendet',
  unsentOf: { one: '1 Änderung von „{title}“', other: '{count} Änderungen von „{title}“' },
  send: 'Jetzt senden',
  notSent: 'Sie konnten nicht gesendet werden. Sie bleiben auf diesem Gerät.',
  discard: 'Verwerfen',
} as const satisfies Translation<typeof en>;
