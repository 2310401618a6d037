import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Einladung',
  loading: 'Einladung wird geladen',
  notValid: 'Diese Einladung funktioniert nicht',
  notReached: 'Lensemble ist nicht erreichbar. Bitte versuche es noch einmal.',
  question: '{team} beitreten?',
  isIn: 'Du bist in {team}',
  asMember:
    'Du bist als {address} angemeldet. Du trittst als Mitglied bei. Deine anderen Teams ändern sich nicht.',
  asAdmin:
    'Du bist als {address} angemeldet. Du trittst als Admin bei. Deine anderen Teams ändern sich nicht.',
  isMember: 'Du bist schon Mitglied dieses Teams.',
  isMemberShare: 'Du bist schon Mitglied dieses Teams. Teile diesen Link, um andere einzuladen.',
  join: 'Team beitreten',
  joining: 'Beitritt läuft …',
  tryAgain: 'Erneut versuchen',
  notNow: 'Nicht jetzt',
  goToTeam: 'Zu deinem Team',
} as const satisfies Translation<typeof en>;
