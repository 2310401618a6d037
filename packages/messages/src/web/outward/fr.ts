import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  sendCallSheet: 'Envoyer la feuille de service',
  sendDates: 'Envoyer les dates',
  calendar: 'Calendrier',
  docs: 'Docs',
  reminders: 'Rappels',
  callSheet: 'Feuille',
  dates: 'Dates',
  aboutCallSheet: 'Demande à chaque personne par e-mail si elle vient, sur sa propre page',
  aboutDates: 'Demande à chaque personne par e-mail quand elle peut venir',
  aboutCalendar:
    'Ajoute ce shooting à votre Google Agenda. Sans Google, télécharge un fichier de calendrier',
  aboutDocs: 'Crée une feuille de service : document Google, Word ou PDF',
  aboutReminders: 'Envoie le plan aux participants par e-mail, sans demander de réponse',
  crewFirst: 'Ajoutez d’abord des participants au shooting',
  isOver: 'Ce shooting est terminé',
  documentCreated: 'Feuille de service créée',
  eventCreated: 'Événement de calendrier créé',
  open: 'Ouvrir',
  word: 'Word',
  dismiss: 'Ignorer',
  nextReminder: 'Le prochain rappel partira le {date}.',
  nextOnceSaved: 'Après l’enregistrement, le prochain rappel partira le {date}.',
  hadNoAddress: {
    one: '{names} n’avait pas d’adresse.',
    other: '{names} n’avaient pas d’adresse.',
  },
  willBeTold:
    'Toutes les personnes qui l’ont reçu seront prévenues par e-mail si le plan change ou si elles ne participent plus au shooting.',
  eventRefused: 'Impossible de mettre à jour l’événement de calendrier. {reason}',
} as const satisfies Translation<typeof en>;
