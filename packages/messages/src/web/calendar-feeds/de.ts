import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Kalender-Abos',
  about: 'Abonniere die Shootings in deinem eigenen Kalender. Er bleibt aktuell.',
  notLoaded: 'Die Adressen konnten nicht geladen werden',
  loading: 'Die Kalender-Abos werden geladen',
  ownShoots: 'Meine Shootings',
  aboutOwnShoots:
    'Shootings aller deiner Teams, bei denen du in der Crew bist, mit deinem Konto oder deiner E-Mail-Adresse.',
  teamShoots: 'Alle Shootings dieses Teams',
  aboutTeamShoots: 'Alle Shootings von {team}, solange du im Team bist.',
  copy: 'Kopieren: {feed}',
  copied: 'Adresse kopiert',
  subscribe: 'Abonnieren',
  subscribeTo: 'Abonnieren: {feed}',
  newAddress: 'Neue Adresse',
  newAddressTitle: 'Eine neue Adresse erstellen?',
  newAddressText:
    'Die alte Adresse funktioniert dann nicht mehr, auch nicht in deinem Kalender. Abonniere dort die neue.',
  oldAddressEnded: 'Die alte Adresse funktioniert nicht mehr.',
  failed: 'Die neue Adresse konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  howTo: 'So abonnierst du',
  howToText: 'Kopiere eine Adresse und füge sie in deiner Kalender-App hinzu:',
  inGoogle: 'Weitere Kalender, +, Per URL.',
  inApple: 'Ablage, Neues Kalenderabonnement. Auf dem iPhone: Kalender, Kalender hinzufügen.',
  inOutlook: 'Kalender hinzufügen, Aus dem Web abonnieren.',
  inThunderbird: 'Neuer Kalender, Im Netzwerk.',
  privacy:
    'Kalender-Apps suchen von selbst nach Änderungen, manche nur einmal am Tag. Wer eine Adresse kennt, kann die Shootings sehen: Behalte sie für dich und erstelle eine neue, wenn sie versehentlich geteilt wurde. E-Mail-Adressen und Telefonnummern deiner Crew zeigt sie nicht.',
} as const satisfies Translation<typeof en>;
